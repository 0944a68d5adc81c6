import { assignmentEn as before } from '../edition-2026-11/assignment-en.ts';
import type { AssignmentWords } from './assignment-words.ts';

export const assignmentEn: AssignmentWords = {
  ...before,
  kroner: (amount) => `NOK\u00a0${amount}`,
  headings: {
    ...before.headings,
    authority: '7. Authority',
    privacy: '8. Personal data',
    withdrawal: '9. Right of withdrawal',
    withdrawalForm: 'Withdrawal form',
  },
  labels: {
    ...before.labels,
    brokering: 'Brokering commission',
    management: 'Management commission',
    addon: 'Additional service',
    guarantee: 'Payout guarantee',
  },
  orgNumber: 'Organisation number',
  nothing: 'Nothing',
  onDay: (day) => `day ${day} of each month`,
  withVat: 'Prices include value added tax.',
  withoutVat: 'The agency is not registered for value added tax, and none is added to the prices.',
  authority: [
    'The landlord authorises the agency to collect and receive the rent, send reminders and notices under the Enforcement Act § 4-18, petition for eviction because of unpaid rent, and act for the landlord before the enforcement officer in that case.',
    'The landlord may withdraw this authority in writing at any time. The lease, and a landlord’s notice to end it, the landlord signs or approves themselves.',
  ],
  withdrawal: [
    'A landlord who is a consumer may withdraw from the agreement without giving a reason within 14 days of the day on which everybody has signed (Right of Withdrawal Act §§ 20 and 21). The landlord then tells the agency clearly, for instance by the form at the end of this agreement or in an e-mail. It is enough to send this before the 14 days are over.',
    'The agency does not begin its work before the 14 days are over, unless the landlord expressly asks for it. If the landlord withdraws after asking for it, they pay a share of the price for what was done (Right of Withdrawal Act § 26).',
  ],
  withdrawalForm:
    'Fill in and send this form only if you want to withdraw from the agreement. I hereby withdraw from the agreement on this service:',
  withdrawalLabels: {
    to: 'To',
    about: 'The agreement',
    address: 'The landlord’s address',
    signedOn: 'Date and signature',
  },
};
