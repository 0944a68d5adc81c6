import type { PaperState } from '@husvaer/domain/leases/papers';

import type { Work } from '../../../platform/work.ts';
import { lockPaper, type Paper } from './store.ts';

/** Locks a document; undefined unless it is in this state. */
export async function loadPaperForUpdate(
  { tx }: Work,
  id: string,
  state: PaperState,
): Promise<Paper | undefined> {
  const paper = await lockPaper(tx, id);
  return paper?.state === state ? paper : undefined;
}
