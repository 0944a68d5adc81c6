import type { Work } from '../../../platform/work.ts';
import { findLogin } from '../store.ts';

/** Sends a link to choose a new password by, if there is such an account. Nobody is told, and it takes as long if there is none. */
export async function wantNewPassword(
  work: Work,
  { email, site }: { email: string; site: string },
): Promise<void> {
  const account = await findLogin(work.tx, { email });
  const payload = { accountId: account?.id ?? null, site };
  await work.emit({ name: 'accounts.password_link_requested', payload });
}
