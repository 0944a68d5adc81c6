import { accountErrors } from '@husvaer/domain/accounts/errors';

import { hashOf } from '../../../platform/keys.ts';
import type { Work } from '../../../platform/work.ts';
import { endSessions, lockRefreshToken, markUsed } from '../sessions/store.ts';
import { issueTokens, SESSION_SECONDS } from '../sessions/tokens.ts';
import { findLogin } from '../store.ts';
import type { LoggedIn } from './start-session.ts';

/**
 * How long an old token is still accepted: two tabs may renew at the same time, and an answer may be lost.
 */
const GRACE_SECONDS = 30;

/**
 * Exchanges a refresh token for a new pair. An old token used again later means that it or its successor was
 * stolen: then the session ends. The result is null instead of an error, so that the change is committed.
 * Throws `accounts.token_invalid` and `accounts.deactivated`.
 */
export async function refreshSession(
  work: Work,
  { refreshToken, sessionId }: { refreshToken: string; sessionId: string | null },
): Promise<LoggedIn | null> {
  const { tx, clock } = work;
  const now = clock.now();
  const hash = hashOf(refreshToken);
  const stored = await lockRefreshToken(tx, hash);
  if (!stored || stored.endedAt || (sessionId !== null && sessionId !== stored.id))
    throw accountErrors.token_invalid();
  const ends = stored.createdAt.add({ seconds: SESSION_SECONDS });
  if ([stored.expiresAt, ends].some((end) => Temporal.Instant.compare(end, now) <= 0))
    throw accountErrors.token_invalid();
  if (stored.usedAt && stored.usedAt.until(now).total('seconds') > GRACE_SECONDS) {
    await endSessions(tx, { id: stored.id }, now);
    return null;
  }
  const account = await findLogin(tx, { id: stored.accountId });
  if (!account) throw accountErrors.session_lost();
  if (account.deactivatedAt) throw accountErrors.deactivated();
  await markUsed(tx, hash, now);
  const { id: _id, name, email } = account;
  return { tokens: await issueTokens(work, stored), userInfo: { _id, name, email } };
}
