import type { AssignmentWords as WordsBefore } from '../edition-2026-12/assignment-words.ts';

/**
 * The texts of an agency's assignment in this edition, in one language: those of the edition before, and how
 * much a payout guarantee pays, what an agency does that finds no tenants, and the licence of one that does.
 */
export interface AssignmentWords extends Omit<WordsBefore, 'withGuarantee'> {
  /** For an assignment without brokering. */
  titleOfManagement: (number: string) => string;
  management: WordsBefore['work'];
  /** How long brokering lasts (eiendomsmeglingsloven § 6-5). */
  brokeringTerm: string;
  licence: (licence: string) => string;
  responsibleBroker: (name: string) => string;
  withGuarantee: (months: number) => string;
}
