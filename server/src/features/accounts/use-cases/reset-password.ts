import { accountErrors } from '@husvaer/domain/accounts/errors';

import { hashOf } from '../../../platform/keys.ts';
import type { Work } from '../../../platform/work.ts';
import { forgetIdentities } from '../identity/store.ts';
import { dropCode, lockPasswordLink, useUpLinks } from '../proofs/store.ts';
import { endSessions } from '../sessions/store.ts';
import { changeAccount, findLogin } from '../store.ts';
import { startSession, type LoggedIn, type Start } from './start-session.ts';

/** Sends a link to choose a new password by, if there is such an account. Nobody is told, and it takes as long if there is none. */
export async function wantNewPassword(
  work: Work,
  { email, site }: { email: string; site: string },
): Promise<void> {
  const account = await findLogin(work.tx, { email });
  const payload = { accountId: account?.id ?? null, site };
  await work.emit({ name: 'account.password_link_wanted', payload });
}

/**
 * Sets the password by a link out of a mail, once. Whoever has the mail owns the address, too; of
 * somebody else who opened the account and never confirmed it nothing stays.
 * Every session ends. Throws `accounts.link_expired`.
 */
export async function resetPassword(
  work: Work,
  {
    id,
    secret,
    passwordHash,
    site,
  }: { id: string; secret: string; passwordHash: string; site: string },
): Promise<void> {
  const { tx, clock } = work;
  const link = await lockPasswordLink(tx, id);
  const isGood =
    link !== undefined &&
    link.usedAt === null &&
    link.print === hashOf(secret) &&
    Temporal.Instant.compare(link.expiresAt, clock.now()) > 0;
  if (!isGood) throw accountErrors.link_expired();
  const account = await findLogin(tx, { id: link.accountId });
  await setPassword(work, { accountId: link.accountId, passwordHash, site });
  if (!account?.verifiedAt) {
    await forgetIdentities(tx, link.accountId);
    await changeAccount(tx, link.accountId, { verified_at: clock.now().toString() });
    await work.emit({ name: 'account.verified', payload: { accountId: link.accountId } });
  }
}

/** Changes the password of somebody who has shown to know the old one, and logs them in anew. */
export async function changePassword(
  work: Work,
  said: Start & { passwordHash: string; site: string },
): Promise<LoggedIn> {
  await setPassword(work, said);
  return startSession(work, { ...said, by: 'password' });
}

async function setPassword(
  work: Work,
  { accountId, passwordHash, site }: { accountId: string; passwordHash: string; site: string },
): Promise<void> {
  await changeAccount(work.tx, accountId, { password_hash: passwordHash });
  await dropCode(work.tx, accountId);
  await useUpLinks(work.tx, accountId, work.clock.now());
  await endSessions(work.tx, { accountId }, work.clock.now());
  await work.emit({ name: 'account.password_changed', payload: { accountId, site } });
}
