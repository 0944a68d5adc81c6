import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../platform/work.ts';
import type { FacebookPerson } from '../identity/facebook.ts';
import { bindIdentity, findIdentity } from '../identity/store.ts';
import { addAccount, addGrants, findLogin } from '../store.ts';
import { startSession, type LoggedIn, type Start } from './start-session.ts';

/** Either logged in, or an account that waits for its e-mail to be confirmed. */
type FacebookLogin = LoggedIn | { unverified: string };

/**
 * Logs in a person confirmed by Facebook, and opens an account the first time. Our own mail has to confirm
 * their e-mail first, which is only what they told Facebook; then they state their age and agree to our
 * terms. Throws `accounts.email_taken` for an account that is not bound to this Facebook person.
 */
export async function logInByFacebook(
  work: Work,
  input: { person: FacebookPerson; site: string } & Omit<Start, 'accountId'>,
): Promise<FacebookLogin> {
  const { person, partnerId, site, device } = input;
  const { tx, clock } = work;
  const known = await findIdentity(tx, person);
  if (known) {
    const login = await findLogin(tx, { id: known });
    if (login && !login.verifiedAt) return { unverified: login.email };
    return startSession(work, { accountId: known, partnerId, by: 'social', device });
  }
  if (!person.email) throw accountErrors.social_failed();
  const id = work.newId();
  const now = clock.now();
  const account = { id, name: person.name, email: person.email, phoneNumber: null };
  if (!(await addAccount(tx, account, now))) throw accountErrors.email_taken();
  await addGrants(tx, id, [
    { role: 'tenant', partnerId: null },
    ...(partnerId ? [{ role: 'partner_tenant', partnerId } as const] : []),
  ]);
  await bindIdentity(tx, { ...person, accountId: id }, now);
  await work.emit({ name: 'accounts.code_requested', payload: { accountId: id, site } });
  return { unverified: person.email };
}
