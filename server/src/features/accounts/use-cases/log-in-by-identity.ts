import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../platform/work.ts';
import {
  bindIdentity,
  findIdentity,
  renameIdentity,
  type NamedIdentity,
} from '../identity/store.ts';
import { accountPolicy } from '../policy.ts';
import { startSession, type LoggedIn, type Start } from './start-session.ts';

/** Logs in whoever a provider has confirmed. Null while they are nobody here. */
export async function logInByIdentity(
  work: Work,
  { identity, ...start }: { identity: NamedIdentity } & Omit<Start, 'accountId'>,
): Promise<LoggedIn | null> {
  const accountId = await findIdentity(work.tx, identity);
  if (!accountId) return null;
  await renameIdentity(work.tx, identity);
  return startSession(work, { ...start, accountId, by: 'identity' });
}

/**
 * Binds a confirmed identity to whoever is logged in. Throws `accounts.identity_taken` when it is
 * somebody else's, or they have another.
 */
export async function bindConfirmedIdentity(work: Work, identity: NamedIdentity): Promise<void> {
  const { viewer, tx, clock } = work;
  if (!accountPolicy.bindIdentity(viewer)) throw accountErrors.login_required();
  const isNew = await bindIdentity(tx, { ...identity, accountId: viewer.id }, clock.now());
  if (!isNew && (await findIdentity(tx, identity)) !== viewer.id)
    throw accountErrors.identity_taken();
}
