import type { Tokens, UserInfo } from '@husvaer/contract/auth';
import type { Device } from '@husvaer/domain/accounts/device';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import type { Proof } from '@husvaer/domain/accounts/safeguards';

import type { Work } from '../../../platform/work.ts';
import { addSession } from '../sessions/store.ts';
import { issueTokens } from '../sessions/tokens.ts';
import { changeAccount, findLogin } from '../store.ts';

/** Whose session begins, on which partner's site, and on which device. */
export interface Start {
  accountId: string;
  partnerId: string | null;
  device?: Device;
}

/** The answer to a login. */
export interface LoggedIn {
  tokens: Tokens;
  userInfo: UserInfo;
}

/**
 * Begins a session for a person who has just proved their identity by `by`. A deactivated account becomes
 * active again. Throws `accounts.not_verified` while the e-mail may be another person's, and
 * `accounts.blocked`.
 */
export async function startSession(
  work: Work,
  { accountId, partnerId, by, device }: Start & { by: Proof },
): Promise<LoggedIn> {
  const login = await findLogin(work.tx, { id: accountId });
  if (!login) throw accountErrors.not_found();
  if (login.blockedAt) throw accountErrors.blocked();
  if (!login.verifiedAt) throw accountErrors.not_verified();
  if (login.deactivatedAt) {
    await changeAccount(work.tx, accountId, { deactivatedAt: null });
    await work.emit({ name: 'accounts.returned', payload: { accountId } });
  }
  const session = { id: work.newId(), accountId, partnerId };
  await addSession(work.tx, { ...session, provedBy: by, device }, work.clock.now());
  const { id: _id, name, email } = login;
  return { tokens: await issueTokens(work, session), userInfo: { _id, name, email } };
}
