import type { Work } from '../../../platform/work.ts';
import { addGrants, findLogin, removeGrant } from '../../accounts/public.ts';

/** The roles of an agency's staff. */
export const STAFF_ROLES = ['agent', 'janitor'] as const;

/** Gives somebody a role at an agency in place of another, or none. Says false when nobody has the e-mail. */
export async function setStaffRole(
  { tx }: Work,
  asked: { email: string; partnerId: string; role: (typeof STAFF_ROLES)[number] | null },
): Promise<boolean> {
  const { email, partnerId, role } = asked;
  const account = await findLogin(tx, { email });
  if (!account) return false;
  for (const one of STAFF_ROLES) await removeGrant(tx, account.id, { role: one, partnerId });
  if (role) await addGrants(tx, account.id, [{ role, partnerId }]);
  return true;
}
