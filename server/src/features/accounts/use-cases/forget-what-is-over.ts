import type { Work } from '../../../platform/work.ts';
import { forgetEmailChanges } from '../emails/store.ts';
import { forgetChallenges } from '../proofs/passkeys/store.ts';
import { forgetEndedSessions } from '../sessions/store.ts';
import { forgetUnverified } from '../store.ts';

/** Days in which the e-mail of a new account has to be confirmed. */
const UNVERIFIED_DAYS = 7;

/** Deletes unconfirmed accounts, ended sessions, unanswered challenges, and unconfirmed changes of e-mail. */
export async function forgetWhatIsOver(work: Work): Promise<void> {
  const now = work.clock.now();
  await forgetUnverified(work.tx, now.subtract({ hours: UNVERIFIED_DAYS * 24 }));
  await forgetChallenges(work.tx, now);
  await forgetEmailChanges(work.tx, now);
  await forgetEndedSessions(work.tx, now.subtract({ hours: 24 }));
}
