import { laterEn as before } from '../edition-2026-12/later-en.ts';
import type { LaterWords } from './later-words.ts';

/** Documents after a lease, in English. */
export const laterEn: LaterWords = {
  notice: before.notice,
  locale: 'en-GB',
  kroner: (amount) => `NOK\u00a0${amount}`,
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  tenancy: 'The tenancy',
  labels: {
    lease: 'Lease',
    address: 'Address',
    landlord: 'Landlord',
    tenant: 'Tenant',
    tenants: 'Tenants',
    lastDay: 'Last day',
    from: 'From',
  },
  number: (number) => `no.\u00a0${number}`,
  signed:
    'The agreement is signed electronically and takes effect when everybody has signed. In all other respects the lease continues unchanged.',
  rentAdjustment: {
    title: (number) => `Notice of index adjustment of the rent, lease no. ${number}`,
    heading: 'The new rent',
    labels: {
      before: 'Monthly rent today',
      now: 'New monthly rent',
      from: 'From',
      announced: 'Notice given',
    },
    index: ({ from, fromMonth, to, toMonth }) =>
      `The rent follows the consumer price index since the rent was last set (Tenancy Act § 4-2): from ${from} in ${fromMonth} to ${to} in ${toMonth} (Statistics Norway, table 14700, 2025 = 100). The amount is rounded down to whole kroner.`,
    earliest:
      'The change takes effect no earlier than one month after this notice, and no earlier than one year after the rent was last changed.',
  },
  extension: {
    title: (number) => `Agreement to extend lease no. ${number}`,
    heading: 'The new term',
    labels: { before: 'Previous end date', now: 'New end date' },
    openEnded: 'until further notice',
    short: (reason) =>
      `The extension is shorter than the minimum term in law. The reason is: ${reason} (Tenancy Act § 9-3)`,
  },
  ending: {
    title: (number) => `Agreement to end lease no. ${number}`,
    heading: 'The end',
    agreed: 'The parties agree that the tenancy ends on this day.',
    rentToLastDay: 'Rent is payable up to and including the last day.',
    rentTo: (day) =>
      `Rent is payable up to and including ${day}, with no deduction for the days after the last day of the tenancy.`,
  },
  tenants: {
    title: (number) => `Agreement to change tenants, lease no. ${number}`,
    heading: 'The change',
    labels: { leaves: 'Moves out', joins: 'Moves in' },
    liability:
      'A tenant who moves out is liable for the rent up to and including the day before the change. A tenant who moves in takes over the lease with all its rights and duties.',
    jointly: 'The tenants are jointly and severally liable.',
  },
  protocol: {
    title: (number, isMoveIn) =>
      `${isMoveIn ? 'Move-in protocol' : 'Move-out protocol'}, lease no. ${number}`,
    inspected: 'Inspected on',
    meters: 'Meters',
    meter: {
      electricity: 'Electricity',
      water: 'Water',
      heating: 'District heating',
      gas: 'Gas',
      other: 'Other',
    },
    keys: 'Keys',
    count: String,
    condition: 'Condition',
    conditions: { good: 'good', worn: 'worn', damaged: 'damaged' },
    note: 'Other',
    deposit: {
      heading: 'Deposit',
      labels: { whole: 'Deposit', toTenant: 'To the tenant', toLandlord: 'To the landlord' },
      agreed:
        'The parties agree to divide the deposit this way. The bank may pay it out on this protocol when both parties have signed it (Tenancy Act § 3-5).',
    },
    guarantee: {
      heading: 'Guarantee',
      labels: {
        whole: 'Amount guaranteed',
        claimed: 'Claimed under the guarantee',
        notClaimed: 'Not claimed',
      },
      agreed:
        'The parties agree on the amount that is claimed under the guarantee or the insurance. Nothing of it is paid to the tenant.',
    },
    signing: {
      heading: 'Signatures',
      text: 'The protocol is signed electronically by every tenant and the landlord, and each of them gets a copy.',
    },
  },
};
