import type { AssignmentWords as WordsBefore } from '../edition-2026-12/assignment-words.ts';

/**
 * The texts of an agency's assignment in this edition, in one language: those of the edition before, and how
 * much a payout guarantee pays, what an agency does that finds no tenants, and the licence of one that does.
 */
export interface AssignmentWords extends Omit<WordsBefore, 'withGuarantee'> {
  /** The label of a term without an end. */
  duration: string;
  /** For an assignment without brokering. */
  titleOfManagement: (number: string) => string;
  management: WordsBefore['work'];
  /** How long brokering lasts (eiendomsmeglingsloven § 6-5). */
  brokeringTerm: string;
  licence: (licence: string) => string;
  responsibleBroker: (name: string) => string;
  withGuarantee: (months: number) => string;
  /** What brokering must state (eiendomsmeglingsloven §§ 6-3 to 6-5). Amounts and days are already formatted. */
  brokered: BrokeredWords;
}

interface BrokeredWords {
  heading: string;
  labels: Record<
    | 'landlordNumber'
    | 'nature'
    | 'period'
    | 'responsible'
    | 'assistant'
    | 'otherBroker'
    | 'outlays'
    | 'brokering'
    | 'management'
    | 'addons'
    | 'total',
    string
  >;
  nature: string;
  period: (from: string, to: string) => string;
  otherBroker: (had: boolean) => string;
  outlays: (none: string) => string;
  terms: readonly string[];
  estimate: (rent: string) => string;
  signing: string;
  /** When brokering is paid, and that it is taken off the rent by consent only (eiendomsmeglingsloven § 7-4). */
  payment: string;
}
