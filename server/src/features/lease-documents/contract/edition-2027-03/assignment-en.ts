import { assignmentEn as before } from '../edition-2026-12/assignment-en.ts';
import type { AssignmentWords } from './assignment-words.ts';
import { dayOfMonth } from './en.ts';

export const assignmentEn: AssignmentWords = {
  ...before,
  titleOfManagement: (number) => `Assignment of management, no. ${number}`,
  management: [
    'The landlord finds the tenant. The agency manages the tenancy on the landlord’s behalf: collecting the rent, notices and settlements.',
    before.work[1]!,
  ],
  brokeringTerm:
    'The brokering lasts six months and may be renewed in writing for up to six months at a time. Either party may end it without notice (Estate Agency Act § 6-5).',
  onDay: dayOfMonth,
  authority: [
    before.authority[0]!.replace(
      'Enforcement Act § 4-18,',
      'Enforcement Act § 4-18, notify Nav under the Tenancy Act § 9-11,',
    ),
    ...before.authority.slice(1),
  ],
  licence: (licence) => `Licence from Finanstilsynet: ${licence}`,
  responsibleBroker: (name) => `Responsible broker: ${name}`,
  withGuarantee: (months) =>
    `The landlord is paid also when the tenant has not paid, for up to ${months === 1 ? 'one month’s' : `${months} months’`} unpaid rent at a time.`,
};
