import type { Work } from '../../../../platform/work.ts';
import { consumeChallenge } from '../../proofs/passkeys/store.ts';
import { type Said, challengeRecord } from './ask-passkey.ts';

/** Takes an answer's challenge, whatever else the answer is worth: no other comes through by it. */
export const consumeChallengeOf = ({ tx, clock }: Work, said: Said): Promise<boolean> =>
  consumeChallenge(tx, challengeRecord(said), clock.now());
