import type { SearchQuery } from '@husvaer/domain/search/query';

import type { ReadWork } from '../../../platform/work.ts';
import { findColumns } from '../columns/follow.ts';
import { countLoosened, type LoosenedSearch } from '../store.ts';

/** Filters whose removal finds more homes, the most effective first. */
export async function loosenSearch(work: ReadWork, query: SearchQuery): Promise<LoosenedSearch[]> {
  const inMemory = await findColumns(work, query);
  return inMemory ? inMemory.columns.loosen(inMemory.query) : countLoosened(work.tx, query);
}
