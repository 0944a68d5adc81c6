import type { ReadTx } from '../../../platform/db/tx.ts';
import { findIdentities, isNational } from '../identity/store.ts';

/** What BankID has stated of an account's owner: the profile has it from there, and it can't be typed over. */
export async function findConfirmed(
  tx: ReadTx,
  accountId: string,
): Promise<{ name: string | null; birthDate: string | null }> {
  const [identity] = (await findIdentities(tx, accountId)).filter(isNational);
  return { name: identity?.name ?? null, birthDate: identity?.birthDate ?? null };
}
