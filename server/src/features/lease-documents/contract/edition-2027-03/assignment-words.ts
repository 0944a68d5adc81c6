import type { AssignmentWords as WordsBefore } from '../edition-2026-12/assignment-words.ts';

/**
 * The texts of an agency's assignment in this edition, in one language: those of the edition before, and how
 * much a payout guarantee pays.
 */
export interface AssignmentWords extends Omit<WordsBefore, 'withGuarantee'> {
  withGuarantee: (months: number) => string;
}
