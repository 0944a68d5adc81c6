import type { Work } from '../../../platform/work.ts';
import { findLogin } from '../store.ts';

/**
 * Sends a link to choose a new password, if there is such an account. Neither the answer nor its time reveals
 * whether there is.
 */
export async function requestNewPassword(
  work: Work,
  { email, site }: { email: string; site: string },
): Promise<void> {
  const account = await findLogin(work.tx, { email });
  const payload = { accountId: account?.id ?? null, site };
  await work.emit({ name: 'accounts.password_link_requested', payload });
}
