import { accountErrors } from '@husvaer/domain/accounts/errors';

import { hashOf } from '../../../platform/keys.ts';
import type { Work } from '../../../platform/work.ts';
import {
  EMAIL_SIDES,
  lockEmailChange,
  recordConfirmation,
  removeEmailChange,
  type EmailSide,
} from '../emails/store.ts';
import { dropCode, useUpLinks } from '../proofs/store.ts';
import { changeAccount, findLogin } from '../store.ts';

/**
 * One of the two addresses confirms by the link of its mail. With the second one the account's e-mail
 * is changed: it is what one logs in with and where mails go. Throws `accounts.link_expired`, and
 * `accounts.email_taken` where another account has got it meanwhile.
 */
export async function confirmEmail(
  work: Work,
  { id, secret }: { id: string; secret: string },
): Promise<{ isDone: boolean; email: string }> {
  const { tx, clock } = work;
  const now = clock.now();
  const change = await lockEmailChange(tx, id);
  const side = EMAIL_SIDES.find((one) => hashOf(secret) === hashOf(secretOf(work, id, one)));
  if (!change || !side || Temporal.Instant.compare(change.expiresAt, now) <= 0)
    throw accountErrors.link_expired();
  const { accountId, email } = change;
  await recordConfirmation(tx, id, side, now);
  const other = side === 'former' ? change.newConfirmedAt : change.formerConfirmedAt;
  if (!other) return { isDone: false, email };

  const { email: former } = (await findLogin(tx, { id: accountId }))!;
  await changeAccount(tx, accountId, { email }).catch((error: unknown) => {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'account_email') throw accountErrors.email_taken();
    throw error;
  });
  await removeEmailChange(tx, accountId);
  // What was mailed to the former address opens nothing any more.
  await dropCode(tx, accountId);
  await useUpLinks(tx, accountId, now);
  await work.emit({ name: 'accounts.email_changed', payload: { accountId, former } });
  // Leases and documents that were sent to the new address are theirs.
  await work.emit({ name: 'accounts.verified', payload: { accountId } });
  return { isDone: true, email };
}

/** The secret of an address's link: worked out from the change's id, so that it is stored nowhere. */
export const secretOf = ({ keys }: Pick<Work, 'keys'>, changeId: string, side: EmailSide): string =>
  keys.fingerprint('email change', `${changeId} ${side}`);
