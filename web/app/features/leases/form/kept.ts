import type { Answers } from './answers.ts';

/** What somebody has begun to write, and the version of the draft that they began from. */
export interface Kept {
  version: number;
  answers: Answers;
}

// Of the tab alone: others may sit at the same computer tomorrow.
const keyOf = (me: string, of: string) => `lease:${me}:${of}`;

/** What was written of a lease, or of the first one of a home, in this tab; null when nothing. */
export function keptAnswers(me: string, of: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(me, of)) ?? 'null') as Kept | null;
  } catch {
    // A browser that keeps nothing begins anew.
    return null;
  }
}

/** Keeps what is typed until it is saved; null forgets it. */
export function keepAnswers(me: string, of: string, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(me, of), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(me, of));
  } catch {
    // It is there until the page is left.
  }
}
