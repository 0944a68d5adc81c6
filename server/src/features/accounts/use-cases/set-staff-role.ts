import type { Work } from '../../../platform/work.ts';
import { addGrants, findLogin, removeGrant } from '../store.ts';

/** What the operator's own people are. */
export type StaffRole = 'operator' | 'bookkeeper';

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
