import type { Work } from '../../../platform/work.ts';
import { changeGrants, findLogin } from '../../accounts/public.ts';

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
  const taken = STAFF_ROLES.map((one) => ({ role: one, partnerId }));
  const given = role ? [{ role, partnerId }] : [];
  return (await changeGrants(tx, account.id, { taken, given })) ? 'done' : 'unconfirmed';
}
