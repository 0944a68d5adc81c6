import type { ReadWork } from '../../../platform/work.ts';
import { findUnbalanced } from '../entries/store.ts';

/** What the ledger alone can say of itself: an entry that does not come to zero, or that is empty. */
export async function auditLedger({ tx }: ReadWork): Promise<string[]> {
  const ids = await findUnbalanced(tx);
  return ids.map((id) => `Entry ${id} does not come to zero, or has no lines.`);
}
