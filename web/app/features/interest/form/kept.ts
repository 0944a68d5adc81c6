import type { Answers } from './answers.ts';

/** What is asked anew each time: a number that nobody else may find, and a consent. */
const NEVER = ['nationalIdentification', 'agreesToTerms'];

// Of the tab alone: others may sit at the same computer tomorrow.
const keyOf = (me: string, listingId: string) => `interest:${me}:${listingId}`;

/** What somebody has begun to answer about a home, in this tab; null when nothing. */
export function keptAnswers(me: string, listingId: string): Partial<Answers> | null {
  try {
    return JSON.parse(
      sessionStorage.getItem(keyOf(me, listingId)) ?? 'null',
    ) as Partial<Answers> | null;
  } catch {
    // A browser that keeps nothing begins anew.
    return null;
  }
}

/** Keeps what is typed until it is sent; null forgets it. */
export function keepAnswers(me: string, listingId: string, answers: Answers | null): void {
  try {
    if (answers)
      sessionStorage.setItem(
        keyOf(me, listingId),
        JSON.stringify(answers, (name, value: unknown) =>
          NEVER.includes(name) ? undefined : value,
        ),
      );
    else sessionStorage.removeItem(keyOf(me, listingId));
  } catch {
    // It is there until the page is left.
  }
}
