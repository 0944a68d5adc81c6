import { accountErrors } from '@husvaer/domain/accounts/errors';

import { hashOf } from '../../../platform/keys.ts';
import type { Work } from '../../../platform/work.ts';
import { forgetIdentities } from '../identity/store.ts';
import { dropCode, lockPasswordLink, useUpLinks } from '../proofs/store.ts';
import { endSessions } from '../sessions/store.ts';
import { changeAccount, findLogin } from '../store.ts';

/**
 * Sets the password by a link in a mail, once, and ends every session. For an account that was never
 * confirmed this also verifies the address and removes identities, which another person may have bound.
 * Throws `accounts.link_expired`.
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
    await changeAccount(tx, link.accountId, { verifiedAt: clock.now().toString() });
    await work.emit({ name: 'accounts.verified', payload: { accountId: link.accountId } });
  }
}

export async function setPassword(
  work: Work,
  { accountId, passwordHash, site }: { accountId: string; passwordHash: string; site: string },
): Promise<void> {
  await changeAccount(work.tx, accountId, { passwordHash });
  await dropCode(work.tx, accountId);
  await useUpLinks(work.tx, accountId, work.clock.now());
  await endSessions(work.tx, { accountId }, work.clock.now());
  await work.emit({ name: 'accounts.password_changed', payload: { accountId, site } });
}
