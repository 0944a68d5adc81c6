import type { Work } from '../../../platform/work.ts';
import { addGrants, findLogin, removeGrant } from '../store.ts';

/** Makes somebody an operator, or no longer one. Says false when nobody has the e-mail. */
export async function setOperator(
  { tx }: Work,
  { email, isOne }: { email: string; isOne: boolean },
): Promise<boolean> {
  const account = await findLogin(tx, { email });
  if (!account) return false;
  const grant = { role: 'operator', partnerId: null } as const;
  if (isOne) await addGrants(tx, account.id, [grant]);
  else await removeGrant(tx, account.id, grant);
  return true;
}
