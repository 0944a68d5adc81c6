import type { Work } from '../../../../platform/work.ts';
import { consumeChallenge } from '../../proofs/passkeys/store.ts';
import { type Said, challengeRecord } from './ask-passkey.ts';

/**
 * Uses up the challenge of an answer, whether or not the answer is valid, so that no other answer can use it.
 */
export const consumeChallengeOf = ({ tx, clock }: Work, said: Said): Promise<boolean> =>
  consumeChallenge(tx, challengeRecord(said), clock.now());
