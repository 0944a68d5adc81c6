import { findPeopleOf } from '../../accounts/public.ts';
import { findBooks } from '../../ledger/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findApprovers } from '../settings/store.ts';

/**
 * Of these books those in which whoever approves has nobody to ask: named alone, by an agency without
 * another agent. One of several who is named alone is not, or any of them could name themselves.
 */
export async function findAlone(tx: ReadTx, bookIds: readonly string[]): Promise<Set<string>> {
  const approvers = await findApprovers(tx, bookIds);
  const named = bookIds.filter((id) => approvers.get(id)?.length === 1);
  const alone = new Set<string>();
  for (const { id, partnerId } of await findBooks(tx, named)) {
    const agents = partnerId === null ? [] : await findPeopleOf(tx, partnerId, 'agent');
    if (agents.length <= 1) alone.add(id);
  }
  return alone;
}
