import type { Work } from '../../../platform/work.ts';
import { findLogin } from '../store.ts';
import type { AccountKey } from '../rate-limit-key-of.ts';

/**
 * Sends a new code to a person who still needs one. Neither the answer nor its time reveals whether there is
 * such an account.
 */
export async function resendCode(
  work: Work,
  { by, site }: { by: AccountKey; site: string },
): Promise<void> {
  const account = await findLogin(work.tx, by);
  const payload = { accountId: account?.id ?? null, site };
  await work.emit({ name: 'accounts.code_requested', payload });
}
