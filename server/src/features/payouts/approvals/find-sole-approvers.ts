import { findBookkeepers, findBooks } from '../../ledger/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findApprovers } from '../settings/store.ts';

/**
 * Those of these books with a sole approver: one approver, of an agency without another agent. One approver
 * among several agents does not count, or any of them could name only themselves. The operator's own books
 * never count: no one person moves landlords' money there.
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
