import { assignmentEn as before } from '../edition-2026-12/assignment-en.ts';
import type { AssignmentWords } from './assignment-words.ts';

export const assignmentEn: AssignmentWords = {
  ...before,
  titleOfManagement: (number) => `Assignment of management, no. ${number}`,
  management: [
    'The landlord finds the tenant. The agency manages the tenancy on the landlord’s behalf: collecting the rent, notices and settlements.',
    before.work[1]!,
  ],
  licence: (licence) => `Licence from Finanstilsynet: ${licence}`,
  responsibleBroker: (name) => `Responsible broker: ${name}`,
  withGuarantee: (months) =>
    `The landlord is paid also when the tenant has not paid, for up to ${months === 1 ? 'one month’s' : `${months} months’`} unpaid rent at a time.`,
};
