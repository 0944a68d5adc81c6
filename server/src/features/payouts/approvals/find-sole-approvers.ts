import { findBookkeepers, findBooks } from '../../ledger/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findApprovers } from '../settings/store.ts';

/**
 * Of these books those in which whoever approves has nobody to ask: named alone, by an agency without
 * another agent. One of several who is named alone is not, or any of them could name themselves. In the
 * operator's own books nobody is: landlords' money there is never one person's to move.
 */
export async function findSoleApprovers(
  tx: ReadTx,
  bookIds: readonly string[],
): Promise<Set<string>> {
  const approvers = await findApprovers(tx, bookIds);
  const named = bookIds.filter((id) => approvers.get(id)?.length === 1);
  const alone = new Set<string>();
  for (const { id, partnerId } of await findBooks(tx, named)) {
    if (partnerId === null) continue;
    if ((await findBookkeepers(tx, partnerId)).length <= 1) alone.add(id);
  }
  return alone;
}
