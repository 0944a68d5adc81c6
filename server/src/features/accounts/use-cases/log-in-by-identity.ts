import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../platform/work.ts';
import { bindIdentity, findIdentity, type Identity } from '../identity/store.ts';
import { accountPolicy } from '../policy.ts';
import { hasJustLoggedIn } from './has-just-logged-in.ts';
import { startSession, type LoggedIn } from './start-session.ts';

/** Logs in whoever a provider has confirmed. Null while they are nobody here. */
export async function logInByIdentity(
  work: Work,
  { identity, partnerId }: { identity: Identity; partnerId: string | null },
): Promise<LoggedIn | null> {
  const accountId = await findIdentity(work.tx, identity);
  return accountId ? startSession(work, { accountId, partnerId }) : null;
}

/**
 * Binds a confirmed identity to whoever has just logged in: a token that was taken must not become a
 * way in for good. Throws `accounts.login_again`, and `accounts.identity_taken` when it is somebody
 * else's, or they have another.
 */
export async function bindConfirmedIdentity(work: Work, identity: Identity): Promise<void> {
  const { viewer, tx, clock } = work;
  if (!accountPolicy.bindIdentity(viewer)) throw accountErrors.login_required();
  if (!(await hasJustLoggedIn(work, viewer.sessionId))) throw accountErrors.login_again();
  const isNew = await bindIdentity(tx, { ...identity, accountId: viewer.id }, clock.now());
  if (!isNew && (await findIdentity(tx, identity)) !== viewer.id)
    throw accountErrors.identity_taken();
}
