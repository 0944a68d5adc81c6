import type { Work } from '../../../platform/work.ts';
import { findIdentity, type NamedIdentity } from '../identity/store.ts';
import { recordIdentity } from './record-identity.ts';
import { startSession, type LoggedIn, type Start } from './start-session.ts';

/** Logs in a person confirmed by a provider. Null when they have no account. */
export async function logInByIdentity(
  work: Work,
  { identity, ...start }: { identity: NamedIdentity } & Omit<Start, 'accountId'>,
): Promise<LoggedIn | null> {
  const accountId = await findIdentity(work.tx, identity);
  if (!accountId) return null;
  await recordIdentity(work, accountId, identity);
  return startSession(work, { ...start, accountId, by: 'identity' });
}
