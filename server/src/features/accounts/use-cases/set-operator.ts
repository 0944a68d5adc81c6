import type { Work } from '../../../platform/work.ts';
import { addGrants, findLogin, removeGrant } from '../store.ts';

/** Makes somebody an operator, or no longer one. Says false when nobody has the e-mail. */
export async function setOperator(
  { tx }: Work,
  { email, isOne }: { email: string; isOne: boolean },
): Promise<boolean> {
  const account = await findLogin(tx, { email });
  if (!account) return false;
  if (isOne) await addGrants(tx, account.id, [{ role: 'operator', partnerId: null }]);
  else await removeGrant(tx, account.id, 'operator');
  return true;
}
