import type { Work } from '../../../../platform/work.ts';
import { consumeChallenge } from '../../proofs/passkeys/store.ts';
import { type Input, challengeRecord } from './add-passkey-challenge.ts';

/**
 * Uses up the challenge of an answer, whether or not the answer is valid, so that no other answer can use it.
 */
export const consumeChallengeOf = ({ tx, clock }: Work, input: Input): Promise<boolean> =>
  consumeChallenge(tx, challengeRecord(input), clock.now());
