import type { ReadWork, Work } from '../../../platform/work.ts';
import { findLogin } from '../store.ts';
import { CODE, textOf, type AccountKey } from './verify-email.ts';

/** What is kept of a code: six digits alone would be found out of their hash. */
export const printOf = ({ keys }: Pick<Work, 'keys'>, accountId: string, code: string): string =>
  keys.fingerprint(CODE, textOf(accountId, code));

/** What counts how often somebody guesses at an account, or has it mailed: the same for its id as for its e-mail. */
export async function guessKeyOf({ tx }: ReadWork, by: AccountKey): Promise<string> {
  const account = await findLogin(tx, by);
  return account?.id ?? ('id' in by ? by.id : by.email);
}
