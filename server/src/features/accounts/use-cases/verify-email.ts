import { TERMS_VERSION } from '@husvaer/domain/accounts/credentials';
import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../platform/work.ts';
import { isCodeOf } from '../proofs/code-fingerprint.ts';
import { countAttempt, dropCode, lockCode } from '../proofs/store.ts';
import type { AccountKey } from '../rate-limit-key-of.ts';
import { changeAccount, findLogin } from '../store.ts';
import { startSession, type LoggedIn, type Start } from './start-session.ts';

/** Wrong codes after which none is accepted until the last one expires; a new code adds no attempts. */
const CODE_ATTEMPTS_MAX = 10;

/**
 * Accepts the code of the mail as proof that the e-mail is theirs, and logs them in. Null when it is wrong:
 * not an error, because the attempt has to be counted. Throws `accounts.about_you_needed`, and the code stays
 * valid, for a person who registered by another login and did not send `about`.
 */
export async function verifyEmail(
  work: Work,
  input: {
    by: AccountKey;
    code: string;
    about: { birthDate: string } | undefined;
  } & Omit<Start, 'accountId'>,
): Promise<LoggedIn | null> {
  const { tx, clock } = work;
  const { by, code, about, partnerId, device } = input;
  const account = await findLogin(tx, by);
  const stored = account && (await lockCode(tx, account.id));
  if (!stored || stored.attempts >= CODE_ATTEMPTS_MAX) return null;
  if (Temporal.Instant.compare(stored.expiresAt, clock.now()) <= 0) return null;
  if (!isCodeOf(work, stored.print, { accountId: account.id, code })) {
    await countAttempt(tx, account.id);
    return null;
  }
  const hasAgreed = account.termsVersion !== null || account.verifiedAt !== null;
  if (!hasAgreed && !about) throw accountErrors.about_you_needed();
  await dropCode(tx, account.id);
  if (!account.verifiedAt) {
    const now = clock.now().toString();
    await changeAccount(tx, account.id, {
      verifiedAt: now,
      ...(about &&
        !hasAgreed && {
          birth_date: about.birthDate,
          terms_version: TERMS_VERSION,
          agreed_at: now,
        }),
    });
    await work.emit({ name: 'accounts.verified', payload: { accountId: account.id } });
  }
  return startSession(work, { accountId: account.id, partnerId, by: 'social', device });
}
