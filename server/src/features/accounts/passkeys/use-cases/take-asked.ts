import type { Work } from '../../../../platform/work.ts';
import { takeChallenge } from '../../proofs/passkeys/store.ts';
import { type Said, kept } from './ask-passkey.ts';

/** Takes an answer's challenge, whatever else the answer is worth: no other comes through by it. */
export const takeAsked = ({ tx, clock }: Work, said: Said): Promise<boolean> =>
  takeChallenge(tx, kept(said), clock.now());
