import type { AssignmentWords } from './assignment-words.ts';
import { dayOfMonth } from './en.ts';

const OWN_PARTY =
  'The landlord is a party to the lease and signs it. The agency cannot bind the landlord to anything against the Tenancy Act.';

export const assignmentEn: AssignmentWords = {
  locale: 'en-GB',
  percent: (share) => `${share}%`,
  title: (number) => `Assignment to let and manage a home, no. ${number}`,
  agency: (name, agent) => `${name}, by ${agent}`,
  work: [
    'The agency finds a tenant and looks after the tenancy on the landlord’s behalf: advertising, viewings, the lease, collecting the rent, notices and settlement.',
    OWN_PARTY,
  ],
  duration: 'Term',
  openEnded: 'open-ended',
  once: (amount) => `${amount}, once`,
  eachMonth: (amount) => `${amount} a month`,
  ofFirstRent: (share) => `${share} of a month’s rent, once`,
  ofEachRent: (share) => `${share} of each month’s rent`,
  withoutGuarantee: 'None: the landlord is paid when the tenant has paid.',
  money: [
    'The rent is paid to a separate client account and kept apart from the agency’s own money. When banks are closed on the day of payout, it is the next business day.',
    'The landlord gets a statement with each payout and one for each year.',
  ],
  privacy:
    'The agency processes data about tenants and the landlord to fulfil this agreement and the law, and hands them to nobody for other purposes.',
  signing:
    'The agreement is signed electronically. It is binding when the agency and the landlord have signed, and each of them gets a copy. The end of the document says who signed, when and how. The agreement is governed by Norwegian law. If it exists in Norwegian as well, the Norwegian text prevails.',
  kroner: (amount) => `NOK\u00a0${amount}`,
  headings: {
    parties: '1. The parties',
    home: '2. The home',
    work: '3. The assignment',
    term: '4. Term and notice',
    payment: '5. Commission',
    money: '6. Rent and payout',
    signing: 'Signatures',
    authority: '7. Authority',
    privacy: '8. Personal data',
    withdrawal: '9. Right of withdrawal',
    withdrawalForm: 'Withdrawal form',
  },
  labels: {
    landlord: 'Landlord',
    agency: 'Agency',
    address: 'Address',
    from: 'From',
    to: 'To and including',
    payoutDay: 'Paid out',
    brokering: 'Brokering commission',
    management: 'Management commission',
    addon: 'Add-on',
    guarantee: 'Payout guarantee',
  },
  born: (day) => `Born ${day}`,
  orgNumber: 'Organisation number',
  nothing: 'Nothing',
  withVat: 'Prices include value added tax.',
  withoutVat: 'The agency is not registered for value added tax, and none is added to the prices.',
  withdrawal: [
    'A landlord who is a consumer may withdraw from the agreement without giving a reason within 14 days of the day on which everybody has signed (Right of Withdrawal Act §§ 20 and 21). The landlord then tells the agency clearly, for instance by the form at the end of this agreement or in an e-mail. It is enough to send this before the 14 days are over.',
    'The agency does not begin its work before the 14 days are over, unless the landlord expressly asks for it. If the landlord withdraws after asking for it, they pay a share of the price for what was done (Right of Withdrawal Act § 26).',
    'When the whole assignment has been carried out, the right of withdrawal is lost if the work began with the landlord’s express prior consent, and the landlord has acknowledged that the right is then lost (Right of Withdrawal Act § 22 c).',
  ],
  withdrawalForm: {
    whenToUse: 'Complete and return this form only if you wish to withdraw from the contract.',
    withdraws:
      'I/We hereby give notice that I/We withdraw from my/our contract for the provision of the following service:',
  },
  withdrawalLabels: {
    to: 'To',
    about: 'Service',
    agreedOn: 'Contract made on (date)',
    name: 'Name of consumer(s)',
    address: 'Address of consumer(s)',
    on: 'Date',
    signature: 'Signature of consumer(s) (only if this form is notified on paper)',
  },
  notice:
    'Either side may end the management in writing with one month’s notice. Leases that were entered into stand.',
  titleOfManagement: (number) => `Assignment of management, no. ${number}`,
  management: [
    'The landlord finds the tenant. The agency manages the tenancy on the landlord’s behalf: collecting the rent, notices and settlements.',
    OWN_PARTY,
  ],
  brokeringTerm:
    'The brokering lasts six months and may be renewed in writing for up to six months at a time. Either party may end it without notice (Estate Agency Act § 6-5).',
  onDay: dayOfMonth,
  owed: (days) =>
    `If the rent does not cover what the landlord owes under this agreement, the landlord pays the rest within ${days} days after the agency has invoiced it.`,
  payment:
    'Management commission and add-ons, and invoices for expenses and services that the landlord has ordered or approved, are taken off the rent before it is paid out. None of it may be charged to the tenant (Tenancy Act § 3-7).',
  authority: [
    'The landlord authorises the agency to collect and receive the rent, send reminders and notices under the Enforcement Act § 4-18, notify Nav under the Tenancy Act § 9-11, give notice of index adjustment of the rent, agree payment plans, credit invoices, claim the deposit for the landlord, receive messages from the tenant, also a notice and a protest against the landlord’s notice, send a notice to end the lease that the landlord has approved in writing, and prepare a petition for eviction because of unpaid rent. The landlord signs the petition.',
    'The landlord may withdraw this authority in writing at any time. The landlord signs the lease. The agency forwards applications and other messages for the landlord at once.',
  ],
  brokered: {
    heading: '10. The brokering',
    labels: {
      landlordNumber: 'The landlord’s national identity number',
      nature: 'Nature of the assignment',
      period: 'The brokering lasts',
      responsible: 'Responsible broker',
      assistant: 'Works on the brokering',
      otherBroker: 'Other brokers in the last three months',
      outlays: 'Outlays',
      brokering: 'Brokering commission, once',
      management: 'Management commission, twelve months',
      addons: 'Add-ons, twelve months',
      total: 'Estimate in total',
    },
    nature: 'Letting',
    period: (from, to) => `from ${from} up to and including ${to}`,
    otherBroker: (had) =>
      had
        ? 'Yes. The landlord states that others have worked on the same assignment.'
        : 'No. The landlord states that nobody else has worked on the same assignment.',
    outlays: (none) => `The agency may not claim any outlays for the brokering. Estimate: ${none}`,
    estimate: (rent) =>
      `The estimate of all commission and outlays is made from a monthly rent of ${rent}, for the first twelve months.`,
    terms: [
      'If no lease is entered into, the agency may not claim the brokering commission. If the landlord ends the brokering, the agency may still claim reasonable payment for work done (Estate Agency Act § 6-5 third paragraph).',
      'The agency has no right to the brokering commission for a lease that is entered into through others or without an intermediary.',
      'Brokering is not a condition for management, and management is not a condition for brokering (Estate Agency Act § 6-3).',
      'A dispute about the brokering may be brought before the Complaints Board for Estate Agency Services (Reklamasjonsnemnda for eiendomsmeglingstjenester), the out-of-court complaints body that the agency belongs to (Estate Agency Act § 2-10). The landlord first complains to the agency in writing. If they do not agree, the complaint is sent by the form on eiendomsmeglingsnemnda.no.',
      'If the assignment gets another responsible broker, the agency notifies the landlord in writing (Estate Agency Act § 6-4 fourth paragraph).',
    ],
    payment:
      'The brokering commission is due when the lease is made. It is taken off the rent only if the landlord consents to that after the lease is made (Estate Agency Act § 7-4 third paragraph). Otherwise it is invoiced.',
    signing:
      'The agreement is signed electronically. It is binding when the responsible broker and the landlord have signed, and each of them gets a copy. The end of the document says who signed, when and how. The agreement is governed by Norwegian law. If it exists in Norwegian as well, the Norwegian text prevails.',
  },
  licence: (licence) => `Licence from Finanstilsynet: ${licence}`,
  responsibleBroker: (name) => `Responsible broker: ${name}`,
  withGuarantee: (months) =>
    `The landlord is paid also when the tenant has not paid, for up to ${months === 1 ? 'one month’s' : `${months} months’`} unpaid rent at a time. The amount is an advance: what the tenant later pays of that rent covers the advance, and interest on it goes to the agency. If the tenant never pays, the agency bears the loss.`,
};
