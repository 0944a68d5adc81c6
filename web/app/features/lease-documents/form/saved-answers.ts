import { saveTabItem, readTabItem } from '../../../platform/tab-storage.ts';
import type { Answers } from './answers.ts';

/** What somebody has begun to write, and the version of the draft that they began from. */
export interface SavedAnswers {
  version: number;
  answers: Answers;
}

const keyOf = (me: string, of: string) => `lease:${me}:${of}`;

/** What was written of a lease, or of the first one of a home; null when nothing. */
export const readSavedAnswers = (me: string, of: string): SavedAnswers | null =>
  readTabItem(keyOf(me, of));

/** Keeps what is typed until it is saved; null forgets it. */
export const saveAnswers = (me: string, of: string, answers: SavedAnswers | null): void =>
  saveTabItem(keyOf(me, of), answers);
