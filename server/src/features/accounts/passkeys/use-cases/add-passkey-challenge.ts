import { hashOf } from '../../../../platform/keys.ts';
import type { Work } from '../../../../platform/work.ts';
import { addChallenge, type Purpose } from '../../proofs/passkeys/store.ts';

/** Minutes to answer a challenge. */
export const CHALLENGE_MINUTES = 5;

export interface Input {
  challenge: string;
  purpose: Purpose;
  /** The requesting session, or a secret of the requesting browser. */
  holder: string;
}

export const challengeRecord = ({ challenge, purpose, holder }: Input) => ({
  hash: hashOf(challenge),
  purpose,
  holder: hashOf(holder),
});

/** Stores the challenge of an authenticator until it is answered or five minutes have passed. */
export async function addPasskeyChallenge({ tx, clock }: Work, input: Input): Promise<void> {
  await addChallenge(tx, challengeRecord(input), clock.now().add({ minutes: CHALLENGE_MINUTES }));
}
