import { accountErrors } from '@husvaer/domain/accounts/errors';

import { hashOf } from '../../../platform/keys.ts';
import type { Work } from '../../../platform/work.ts';
import { secretOf } from '../emails/secret-of.ts';
import {
  EMAIL_SIDES,
  lockEmailChange,
  recordConfirmation,
  removeEmailChange,
} from '../emails/store.ts';
import { dropCode, useUpLinks } from '../proofs/store.ts';
import { changeAccount, findLogin } from '../store.ts';

/**
 * Confirms one of the two addresses by the link of its mail. With the second one the account's e-mail is
 * changed, for login and mails. Throws `accounts.link_expired`, and `accounts.email_taken` when another
 * account has it by then.
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
  // Codes and links mailed to the former address become invalid.
  await dropCode(tx, accountId);
  await useUpLinks(tx, accountId, now);
  await work.emit({ name: 'accounts.email_changed', payload: { accountId, former } });
  // Leases and documents sent to the new address become theirs.
  await work.emit({ name: 'accounts.verified', payload: { accountId } });
  return { isDone: true, email };
}
