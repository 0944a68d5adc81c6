import type { Work } from '../../../platform/work.ts';
import { addGrants, findLogin, removeGrant } from '../../accounts/public.ts';

/** The roles of an agency's staff. */
export const STAFF_ROLES = ['agent', 'janitor'] as const;

/** Gives an account a role at an agency in place of another, or none. An unconfirmed address gets no role. */
export async function setStaffRole(
  { tx }: Work,
  request: { email: string; partnerId: string; role: (typeof STAFF_ROLES)[number] | null },
): Promise<'done' | 'no_account' | 'unconfirmed'> {
  const { email, partnerId, role } = request;
  const account = await findLogin(tx, { email });
  if (!account) return 'no_account';
  if (role && !account.verifiedAt) return 'unconfirmed';
  for (const one of STAFF_ROLES) await removeGrant(tx, account.id, { role: one, partnerId });
  if (role) await addGrants(tx, account.id, [{ role, partnerId }]);
  return 'done';
}
