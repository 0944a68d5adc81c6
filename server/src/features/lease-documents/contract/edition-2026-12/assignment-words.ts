import type { AssignmentWords as WordsBefore } from '../edition-2026-11/assignment-words.ts';

/**
 * The texts of an agency's assignment in this edition, in one language: those of the edition before, except
 * for these.
 */
export interface AssignmentWords extends Omit<WordsBefore, 'headings'> {
  headings: WordsBefore['headings'] & Record<'authority' | 'withdrawal' | 'withdrawalForm', string>;
  /** The label of an organisation number. */
  orgNumber: string;
  /** Whether the agreed amounts include value added tax. */
  withVat: string;
  withoutVat: string;
  /** What the agency may do on the landlord's behalf. */
  authority: readonly string[];
  /** angrerettloven §§ 8, 20, 21 and 26. */
  withdrawal: readonly string[];
  withdrawalForm: string;
  withdrawalLabels: Record<'to' | 'about' | 'address' | 'signedOn', string>;
}
