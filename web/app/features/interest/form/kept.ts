import { keep, kept } from '../../../platform/kept.ts';
import type { Answers } from './answers.ts';

const keyOf = (me: string, listingId: string) => `interest:${me}:${listingId}`;

/** What somebody has begun to answer about a home; null when nothing. */
export const keptAnswers = (me: string, listingId: string): Partial<Answers> | null =>
  kept(keyOf(me, listingId));

/** Keeps what is typed until it is sent; null forgets it. A number that nobody else may find and a consent are asked for anew. */
export function saveAnswers(me: string, listingId: string, answers: Answers | null): void {
  const { nationalIdentification: _, agreesToTerms: __, ...lasting } = answers ?? {};
  keep(keyOf(me, listingId), answers && lasting);
}
