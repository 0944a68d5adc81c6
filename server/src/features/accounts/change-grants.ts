import type { GivenGrant, Grant } from '@husvaer/domain/accounts/roles';

import type { Tx } from '../../platform/db/tx.ts';
import { addGrants, findLogin, removeGrant } from './store.ts';

/**
 * Takes roles from an account and gives it others. An address that nobody has confirmed may belong to another person:
 * its account gets no role, and loses none. Returns whether it was done.
 */
export async function changeGrants(
  tx: Tx,
  accountId: string,
  { taken = [], given }: { taken?: readonly Grant[]; given: readonly GivenGrant[] },
): Promise<boolean> {
  const account = await findLogin(tx, { id: accountId });
  if (given.length > 0 && !account?.verifiedAt) return false;
  for (const grant of taken) await removeGrant(tx, accountId, grant);
  if (given.length > 0) await addGrants(tx, accountId, given);
  return true;
}
