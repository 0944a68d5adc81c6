import { keep, kept } from '../../../platform/kept.ts';
import type { Answers } from './answers.ts';

/** What somebody has begun to write, and the version of the draft that they began from. */
export interface Kept {
  version: number;
  answers: Answers;
}

const keyOf = (me: string, of: string) => `lease:${me}:${of}`;

/** What was written of a lease, or of the first one of a home; null when nothing. */
export const keptAnswers = (me: string, of: string): Kept | null => kept(keyOf(me, of));

/** Keeps what is typed until it is saved; null forgets it. */
export const saveAnswers = (me: string, of: string, answers: Kept | null): void =>
  keep(keyOf(me, of), answers);
