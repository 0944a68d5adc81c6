import type { ReadWork, Work } from '../../../platform/work.ts';
import { findLogin } from '../store.ts';
import { CODE, textOf, type AccountKey } from './verify-email.ts';

/** The stored form of a code. A plain hash of six digits could be reversed by trying them all. */
export const codeFingerprint = (
  { keys }: Pick<Work, 'keys'>,
  accountId: string,
  code: string,
): string => keys.fingerprint(CODE, textOf(accountId, code));

/** The key that counts guesses at an account and its mails: the same for its id as for its e-mail. */
export async function rateLimitKeyOf({ tx }: ReadWork, by: AccountKey): Promise<string> {
  const account = await findLogin(tx, by);
  return account?.id ?? ('id' in by ? by.id : by.email);
}
