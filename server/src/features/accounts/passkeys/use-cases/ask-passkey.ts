import { hashOf } from '../../../../platform/keys.ts';
import type { Work } from '../../../../platform/work.ts';
import { addChallenge, takeChallenge, type Purpose } from '../../proofs/passkeys/store.ts';

/** Minutes somebody may take to answer. */
export const CHALLENGE_MINUTES = 5;

interface Said {
  challenge: string;
  purpose: Purpose;
  /** The session that asks, or a secret of the browser that does. */
  holder: string;
}

const kept = ({ challenge, purpose, holder }: Said) => ({
  hash: hashOf(challenge),
  purpose,
  holder: hashOf(holder),
});

/** Keeps what an authenticator is asked to sign, until it is answered or five minutes are over. */
export async function askPasskey({ tx, clock }: Work, said: Said): Promise<void> {
  await addChallenge(tx, kept(said), clock.now().add({ minutes: CHALLENGE_MINUTES }));
}

/** Takes an answer's challenge, whatever else the answer is worth: no other comes through by it. */
export const takeAsked = ({ tx, clock }: Work, said: Said): Promise<boolean> =>
  takeChallenge(tx, kept(said), clock.now());
