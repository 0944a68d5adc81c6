import type { ReadTx } from '../../../platform/db/tx.ts';
import type { Work } from '../../../platform/work.ts';
import { changeGrants } from '../change-grants.ts';
import { findGrants, findLogin } from '../store.ts';

/** The roles of the operator's staff. */
const STAFF_ROLES = ['operator', 'bookkeeper'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether the person is on the operator's staff. */
export const isStaff = async (tx: ReadTx, accountId: string): Promise<boolean> =>
  (await findGrants(tx, accountId)).some(({ role }) => STAFF_ROLES.some((one) => one === role));

/** Gives an account a role of the operator's own staff, or takes it away. An unconfirmed address gets no role. */
export async function setStaffRole(
  { tx }: Work,
  { email, role, isOne }: { email: string; role: StaffRole; isOne: boolean },
): Promise<'done' | 'no_account' | 'unconfirmed'> {
  const account = await findLogin(tx, { email });
  if (!account) return 'no_account';
  const grants = [{ role, partnerId: null }];
  const change = isOne ? { given: grants } : { taken: grants, given: [] };
  return (await changeGrants(tx, account.id, change)) ? 'done' : 'unconfirmed';
}
