import { saveTabItem, readTabItem } from '../../../platform/tab-storage.ts';
import type { Answers } from './answers.ts';

const keyOf = (me: string, listingId: string) => `interest:${me}:${listingId}`;

/** What somebody has begun to answer about a home; null when nothing. */
export const readSavedAnswers = (me: string, listingId: string): Partial<Answers> | null =>
  readTabItem(keyOf(me, listingId));

/** Keeps what is typed until it is sent; null forgets it. A number that nobody else may find and a consent are asked for anew. */
export function saveAnswers(me: string, listingId: string, answers: Answers | null): void {
  const { nationalIdentification: _, agreesToTerms: __, ...lasting } = answers ?? {};
  saveTabItem(keyOf(me, listingId), answers && lasting);
}
