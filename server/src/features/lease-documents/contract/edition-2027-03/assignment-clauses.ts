import type { AssignmentClauses } from '../contract.ts';
import { assignmentIn as before } from '../edition-2027-01/assignment-clauses.ts';
import type { LeaseTexts } from '../edition-2027-01/lease-texts.ts';
import type { AssignmentWords } from './assignment-words.ts';

/** An assignment in one language: as in the edition before, and with the months that a guarantee pays. */
export const assignmentIn =
  (
    language: 'en' | 'no',
    words: AssignmentWords,
    leaseWords: Pick<LeaseTexts, 'born'>,
  ): AssignmentClauses =>
  (assignment) => {
    const withGuarantee = words.withGuarantee(assignment.guaranteeMonths ?? 0);
    return before(language, { ...words, withGuarantee }, leaseWords)(assignment);
  };
