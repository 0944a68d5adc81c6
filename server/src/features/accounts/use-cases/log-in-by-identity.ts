import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../platform/work.ts';
import { bindIdentity, findIdentity, type Identity } from '../identity/store.ts';
import { accountPolicy } from '../policy.ts';
import { startSession, type LoggedIn, type Start } from './start-session.ts';

/** Logs in whoever a provider has confirmed. Null while they are nobody here. */
export async function logInByIdentity(
  work: Work,
  { identity, ...start }: { identity: Identity } & Omit<Start, 'accountId'>,
): Promise<LoggedIn | null> {
  const accountId = await findIdentity(work.tx, identity);
  return accountId ? startSession(work, { ...start, accountId, by: 'identity' }) : null;
}

/**
 * Binds a confirmed identity to whoever is logged in. Throws `accounts.identity_taken` when it is
 * somebody else's, or they have another.
 */
export async function bindConfirmedIdentity(work: Work, identity: Identity): Promise<void> {
  const { viewer, tx, clock } = work;
  if (!accountPolicy.bindIdentity(viewer)) throw accountErrors.login_required();
  const isNew = await bindIdentity(tx, { ...identity, accountId: viewer.id }, clock.now());
  if (!isNew && (await findIdentity(tx, identity)) !== viewer.id)
    throw accountErrors.identity_taken();
}
