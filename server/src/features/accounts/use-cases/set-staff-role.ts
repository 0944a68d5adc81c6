import type { ReadTx } from '../../../platform/db/tx.ts';
import type { Work } from '../../../platform/work.ts';
import { addGrants, findGrants, findLogin, removeGrant } from '../store.ts';

/** What the operator's own people are. */
const STAFF_ROLES = ['operator', 'bookkeeper'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether somebody is one of the operator's own people. */
export const isStaff = async (tx: ReadTx, accountId: string): Promise<boolean> =>
  (await findGrants(tx, accountId)).some(({ role }) => STAFF_ROLES.some((one) => one === role));

/** Makes somebody one of the operator's people, or no longer one. Says false when nobody has the e-mail. */
export async function setStaffRole(
  { tx }: Work,
  { email, role, isOne }: { email: string; role: StaffRole; isOne: boolean },
): Promise<boolean> {
  const account = await findLogin(tx, { email });
  if (!account) return false;
  const grant = { role, partnerId: null };
  if (isOne) await addGrants(tx, account.id, [grant]);
  else await removeGrant(tx, account.id, grant);
  return true;
}
