import type { AssignmentWords as WordsBefore } from '../edition-2026-11/assignment-words.ts';

/** What an agency's assignment of this edition says, in one language: what the one before says, but for these. */
export interface AssignmentWords extends Omit<WordsBefore, 'headings'> {
  headings: WordsBefore['headings'] & Record<'authority' | 'withdrawal' | 'withdrawalForm', string>;
  /** Before an organisation number. */
  orgNumber: string;
  /** Whether what is agreed includes value added tax. */
  withVat: string;
  withoutVat: string;
  /** What the agency may do in the landlord's name. */
  authority: readonly string[];
  /** angrerettloven §§ 8 and 20 to 26. */
  withdrawal: readonly string[];
  withdrawalForm: string;
  withdrawalLabels: Record<'to' | 'about' | 'address' | 'signedOn', string>;
}
