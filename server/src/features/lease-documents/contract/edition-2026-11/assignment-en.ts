import type { AssignmentWords } from './assignment-words.ts';

export const assignmentEn: AssignmentWords = {
  locale: 'en-GB',
  kroner: (amount) => `NOK ${amount}`,
  percent: (share) => `${share}%`,
  title: (number) => `Assignment to let and manage a home, no. ${number}`,
  headings: {
    parties: '1. The parties',
    home: '2. The home',
    work: '3. The assignment',
    term: '4. Term and notice',
    payment: '5. Commission',
    money: '6. Rent and payout',
    privacy: '7. Personal data',
    signing: 'Signatures',
  },
  labels: {
    landlord: 'Landlord',
    agency: 'Agency',
    address: 'Address',
    from: 'From',
    to: 'To and including',
    brokering: 'For finding the tenant',
    management: 'For management',
    addon: 'Add-on',
    payoutDay: 'Paid out',
    guarantee: 'Rent guarantee',
  },
  agency: (name, agent) => `${name}, by ${agent}`,
  work: [
    'The agency finds a tenant and looks after the tenancy on the landlord’s behalf: advertising, viewings, the lease, collecting the rent, notices and settlement.',
    'The landlord is a party to the lease and signs it. The agency cannot bind the landlord to anything against the Tenancy Act.',
  ],
  openEnded: 'until further notice',
  notice:
    'Either side may end the assignment in writing with one month’s notice. Leases that were entered into stand.',
  once: (amount) => `${amount}, once`,
  eachMonth: (amount) => `${amount} a month`,
  ofFirstRent: (share) => `${share} of a month’s rent, once`,
  ofEachRent: (share) => `${share} of each month’s rent`,
  nothing: 'nothing',
  payment:
    'Commission is taken off the rent before it is paid out. None of it may be charged to the tenant (Tenancy Act § 3-7).',
  onDay: (day) => `on day ${day} of each month`,
  withGuarantee: 'The landlord is paid also when the tenant has not paid.',
  withoutGuarantee: 'None: the landlord is paid when the tenant has paid.',
  money: [
    'The rent is paid to a separate client account and kept apart from the agency’s own money. When banks are closed on the day of payout, it is the next business day.',
    'The landlord gets a statement with each payout and one for each year.',
  ],
  privacy:
    'The agency processes data about tenants and the landlord to fulfil this agreement and the law, and hands them to nobody for other purposes.',
  signing:
    'The agreement is signed electronically. It is binding when the agency and the landlord have signed, and each of them gets a copy. The last page says who signed, when and how.',
};
