import { saveTabItem, readTabItem } from '../../../platform/tab-storage.ts';
import type { Answers } from './answers.ts';

const keyOf = (me: string, listingId: string) => `interest:${me}:${listingId}`;

/** The unsent answers of a user about a home; null if there are none. */
export const readSavedAnswers = (me: string, listingId: string): Partial<Answers> | null =>
  readTabItem(keyOf(me, listingId));

/** Stores the input until it is sent; null deletes it. The identity number and the consent are not stored. */
export function saveAnswers(me: string, listingId: string, answers: Answers | null): void {
  const { nationalIdentification: _, agreesToTerms: __, ...lasting } = answers ?? {};
  saveTabItem(keyOf(me, listingId), answers && lasting);
}
