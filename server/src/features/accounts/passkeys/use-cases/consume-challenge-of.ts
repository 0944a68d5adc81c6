import type { Work } from '../../../../platform/work.ts';
import { consumeChallenge } from '../../proofs/passkeys/store.ts';
import { type Said, kept } from './ask-passkey.ts';

/** Takes an answer's challenge, whatever else the answer is worth: no other comes through by it. */
export const consumeChallengeOf = ({ tx, clock }: Work, said: Said): Promise<boolean> =>
  consumeChallenge(tx, kept(said), clock.now());
