import { hashOf } from '../../../../platform/keys.ts';
import type { Work } from '../../../../platform/work.ts';
import { addChallenge, type Purpose } from '../../proofs/passkeys/store.ts';

/** Minutes somebody may take to answer. */
export const CHALLENGE_MINUTES = 5;

export interface Said {
  challenge: string;
  purpose: Purpose;
  /** The session that asks, or a secret of the browser that does. */
  holder: string;
}

export const challengeRecord = ({ challenge, purpose, holder }: Said) => ({
  hash: hashOf(challenge),
  purpose,
  holder: hashOf(holder),
});

/** Keeps what an authenticator is asked to sign, until it is answered or five minutes are over. */
export async function askPasskey({ tx, clock }: Work, said: Said): Promise<void> {
  await addChallenge(tx, challengeRecord(said), clock.now().add({ minutes: CHALLENGE_MINUTES }));
}
