import { saveTabItem, readTabItem } from '../../../platform/tab-storage.ts';
import type { Answers } from './answers.ts';

/** A user's unsaved input, and the version of the draft that it is based on. */
interface SavedAnswers {
  version: number;
  answers: Answers;
}

const keyOf = (me: string, of: string) => `lease:${me}:${of}`;

/** The unsaved input for a draft, or for a new lease of a home; null if there is none. */
export const readSavedAnswers = (me: string, of: string): SavedAnswers | null =>
  readTabItem(keyOf(me, of));

/** Stores the input until it is saved; null deletes it. */
export const saveAnswers = (me: string, of: string, answers: SavedAnswers | null): void =>
  saveTabItem(keyOf(me, of), answers);
