import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../platform/work.ts';
import { saveEmailChange } from '../emails/store.ts';
import { findLogin } from '../store.ts';

/** Hours in which both addresses have to confirm a change. */
const HOURS = 24;

/**
 * Asks both addresses to confirm a new e-mail for an account; nothing changes before both have. Only the new
 * address learns whether it has an account already. Throws `accounts.same_email`.
 */
export async function changeEmail(
  work: Work,
  { accountId, email, site }: { accountId: string; email: string; site: string },
): Promise<void> {
  const account = await findLogin(work.tx, { id: accountId });
  if (!account) throw accountErrors.not_found();
  if (account.email === email) throw accountErrors.same_email();
  const expiresAt = work.clock.now().add({ hours: HOURS });
  await saveEmailChange(work.tx, { id: work.newId(), accountId, email, expiresAt });
  await work.emit({ name: 'accounts.email_change_requested', payload: { accountId, site } });
}
