import { assignmentEn as before } from '../edition-2026-12/assignment-en.ts';
import type { AssignmentWords } from './assignment-words.ts';

export const assignmentEn: AssignmentWords = {
  ...before,
  withGuarantee: (months) =>
    `The landlord is paid also when the tenant has not paid, for up to ${months === 1 ? 'one month’s' : `${months} months’`} unpaid rent at a time.`,
};
