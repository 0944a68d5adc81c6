import type { Work } from '../../../platform/work.ts';
import { deleteExpiredEmailChanges } from '../emails/store.ts';
import { deleteChallenges } from '../proofs/passkeys/store.ts';
import { deleteEndedSessions } from '../sessions/store.ts';
import { deleteUnverified } from '../store.ts';

/** Days in which the e-mail of a new account has to be confirmed. */
const UNVERIFIED_DAYS = 7;

/** Deletes unconfirmed accounts, ended sessions, unanswered challenges, and unconfirmed changes of e-mail. */
export async function deleteExpired(work: Work): Promise<void> {
  const now = work.clock.now();
  await deleteUnverified(work.tx, now.subtract({ hours: UNVERIFIED_DAYS * 24 }));
  await deleteChallenges(work.tx, now);
  await deleteExpiredEmailChanges(work.tx, now);
  await deleteEndedSessions(work.tx, now.subtract({ hours: 24 }));
}
