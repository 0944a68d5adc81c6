import type { NoticeGround } from '@husvaer/domain/leases/notice';

import type { LaterWords } from './later-words.ts';
import { dateOf } from './parts.ts';

const GROUNDS: Record<NoticeGround, string> = {
  own_use:
    'the home is to be lived in by the landlord or their household (Tenancy Act § 9-5 second paragraph a)',
  rebuilding:
    'the home must be vacated to be torn down or rebuilt (Tenancy Act § 9-5 second paragraph b)',
  breach: 'the tenant has broken the lease (Tenancy Act § 9-5 second paragraph c)',
  other: 'there is another good reason (Tenancy Act § 9-5 second paragraph d)',
  sublet_refused:
    'the landlord has refused a sublet for the rest of the term, although the subtenant gives no good reason for that and the home would not clearly be overcrowded (Tenancy Act § 7-5)',
};
/** Why a landlord's notice has no reason. A parking space is not named by the law, but by the lease. */
const WITHOUT_REASON = {
  home: '',
  room: 'The lease is of a single room with access to another person’s home. The notice needs no reason (Tenancy Act § 9-7 fourth paragraph).',
  storage:
    'The notice needs no reason. That follows from the lease and, for a garage or storage room let on its own, from the Tenancy Act § 9-7 fourth paragraph.',
};

/** Documents after a lease, in English. */
export const laterEn: LaterWords = {
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
  room: 'Room or space',
  notice: {
    title: (number) => `Notice to end lease no. ${number}`,
    heading: 'The notice',
    labels: { by: 'Given by', givenOn: 'Given on' },
    inPersonOf: (landlord, agency) => `${landlord}, by ${agency}`,
    ground: (ground) => `The reason is that ${GROUNDS[ground]}.`,
    withoutReason: WITHOUT_REASON,
    approved: (day) =>
      `The landlord approved the notice on ${day}. It is given on the landlord’s behalf.`,
    protest: {
      heading: 'The right to protest',
      texts: ({ givenOn, protestUntil, letting }) => [
        `The tenant may protest against the notice in writing to the landlord within one month of receiving it (Tenancy Act § 9-8). If it is received on ${dateOf(givenOn)}, the last day is ${dateOf(protestUntil)}. The protest may be sent in any written form, for example by e-mail to ${letting.email}, on the page of the lease in Husvær${letting.address === null ? '' : ` or by letter to ${letting.name}, ${letting.address}`}.`,
        'If the tenant does not protest in time, they can no longer claim that the notice is against the law, and the landlord may petition for eviction under the Enforcement Act § 13-2 third paragraph c when the tenancy is over.',
        'If the tenant protests in time, the notice lapses unless the landlord sues the tenant or brings the case before the Rent Disputes Tribunal within three months after the time for protesting is over.',
        'If the landlord has approved a subtenant, a copy of the notice is sent to the subtenant at the same time. The subtenant may protest against the notice within one month after the tenant received it (Tenancy Act § 7-7 second paragraph).',
      ],
    },
  },
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
      'The change takes effect no earlier than one month after this notice, and no earlier than one year after the last setting of the rent took effect.',
    onBehalf: (agency) => `${agency} gives this notice on behalf of the landlord.`,
  },
  ending: {
    title: (number) => `Agreement to end lease no. ${number}`,
    heading: 'The end',
    agreed: 'The parties agree that the tenancy ends on this day.',
    rentToLastDay: 'Rent is payable up to and including the last day.',
    rentTo: (day) => `Rent is paid up to and including ${day}, whatever the last day of the lease.`,
  },
  extension: {
    title: (number) => `Agreement to extend lease no. ${number}`,
    heading: 'The new term',
    labels: { before: 'Previous end date', now: 'New end date' },
    shorterBefore:
      'If the term was below the minimum of the law before the extension as well, the reason must be the same, and the delay must be due to an unforeseen circumstance that arose after the lease was made. Otherwise the lease counts as open-ended (Tenancy Act § 9-3).',
  },
  tenants: {
    title: (number) => `Agreement to change tenants, lease no. ${number}`,
    heading: 'The change',
    labels: { leaves: 'Moves out', joins: 'Moves in' },
    claims: (from) => [
      `Only those who are tenants at the time are liable for claims that fall due from ${from} (Tenancy Act § 8-5). They are jointly and severally liable.`,
      `The former tenants remain liable for claims that fell due before ${from}.`,
    ],
    joining:
      'A tenant who moves in is not liable for claims that fell due before the change. In all other respects they take over the lease with all its rights and duties.',
    security: {
      deposit_account: [
        'The deposit is not changed by this agreement. It is in an account in the name of the tenant or tenants who paid it in, and still secures claims arising from the lease. The part of a tenant who moves out secures only claims that fell due before the change.',
        'A tenant who moves out is paid their part when the landlord consents in writing. Otherwise the Tenancy Act § 3-5 applies when the tenancy is over. A tenant who moves in pays a deposit only if that is agreed in writing.',
      ],
      deposit_insurance: [
        'The deposit insurance is not changed by this agreement. The insurance certificate states whether it covers a tenant who moves in. The landlord notifies the insurer of the change.',
      ],
      deposit_guarantee: [
        'The guarantee is not changed by this agreement. The guarantee states whom it covers. The landlord notifies the guarantor of the change.',
      ],
    },
    headings: {
      security: 'The security',
      eviction: 'Acceptance of eviction',
      norwegian: 'Vedtakelse av tvangsfravikelse (norsk tekst)',
    },
    accepts: (names) => `The terms of the lease on eviction are accepted personally by ${names}:`,
    acceptsMessages: (names) => `This is accepted personally by ${names}:`,
  },
  protocol: {
    title: (number, isMoveIn) =>
      `${isMoveIn ? 'Move-in' : 'Move-out'} inspection report, lease no. ${number}`,
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
      text: 'The report is signed electronically by every tenant and the landlord, and each of them gets a copy.',
    },
    deposit: {
      heading: 'Deposit',
      labels: { whole: 'Deposit', toTenant: 'To the tenant', toLandlord: 'To the landlord' },
      agreed:
        'The interest goes to the tenant. The parties agree to divide the deposit this way. The bank may pay it out on this report when both parties have signed it (Tenancy Act § 3-5).',
    },
  },
};
