import type { LeaseWords as WordsBefore } from '../edition-2026-12/words.ts';

/** What a lease of this edition says, in one language: what the one before says, and how notices are given. */
export interface LeaseWords extends WordsBefore {
  /** That notices may be given by e-mail (tvangsfullbyrdelsesloven § 4-18). */
  messages: { heading: string; texts: readonly string[] };
}
