import { assignmentNo as before } from '../edition-2026-12/assignment-no.ts';
import type { AssignmentWords } from './assignment-words.ts';

export const assignmentNo: AssignmentWords = {
  ...before,
  withGuarantee: (months) =>
    `Utleieren får utbetalt leien også når leietakeren ikke har betalt, for inntil ${months === 1 ? 'én måneds' : `${months} måneders`} ubetalt leie om gangen.`,
};
