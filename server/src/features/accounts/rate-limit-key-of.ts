import type { ReadWork } from '../../platform/work.ts';
import { findLogin } from './store.ts';

export type AccountKey = { id: string } | { email: string };

/** The key that counts guesses at an account and its mails: the same for its id as for its e-mail. */
export async function rateLimitKeyOf({ tx }: ReadWork, by: AccountKey): Promise<string> {
  const account = await findLogin(tx, by);
  return account?.id ?? ('id' in by ? by.id : by.email);
}
