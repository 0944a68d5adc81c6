import type { SearchQuery } from '@husvaer/domain/search/query';

import type { ReadWork } from '../../../platform/work.ts';
import { findColumns } from '../columns/follow.ts';
import { countCards } from '../store.ts';

export async function countListings(work: ReadWork, query: SearchQuery): Promise<number> {
  const inMemory = await findColumns(work, query);
  if (inMemory) return inMemory.columns.search(inMemory.query, {}).total;
  return countCards(work.tx, query);
}
