import type { NoticeGround } from '@husvaer/domain/leases/notice';
import type { Condition, Meter } from '@husvaer/domain/leases/protocol';

import type { LaterPapers, Party } from '../contract.ts';
import { amountIn, dateOf, facts, monthOf, picturesOf, texts, type Row } from './parts.ts';

const amount = amountIn({ locale: 'en-GB', kroner: (kroner) => `NOK ${kroner}` });
const percent = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1 });
const months = [
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
];

const GROUNDS: Record<NoticeGround, string> = {
  own_use: 'the home is to be lived in by the landlord or their household (§ 9-5)',
  rebuilding: 'the home must be vacated to be torn down or rebuilt (§ 9-5)',
  breach: 'the tenant has broken the lease (§ 9-5)',
  other: 'there is another good reason (§ 9-5)',
};

const METERS: Record<Meter, string> = {
  electricity: 'Electricity',
  water: 'Water',
  heating: 'District heating',
  gas: 'Gas',
  other: 'Other',
};
const CONDITIONS: Record<Condition, string> = { good: 'good', worn: 'worn', damaged: 'damaged' };

const names = (people: readonly Party[]) => people.map(({ name }) => name).join(', ');
const rows = (lease: {
  number: string;
  address: string;
  landlord: Party;
  tenants: readonly Party[];
}): Row[] => [
  ['Lease', `no. ${lease.number}`],
  ['Address', lease.address],
  ['Landlord', lease.landlord.name],
  [lease.tenants.length > 1 ? 'Tenants' : 'Tenant', names(lease.tenants)],
];
const SIGNED =
  'The agreement is signed electronically and holds when everybody has signed. Otherwise the lease stands as it was.';

/** Documents after a lease, in English. */
export const laterEn: LaterPapers = {
  notice: (notice) => ({
    language: 'en',
    title: `Notice to end lease no. ${notice.number}`,
    sections: [
      { heading: 'The tenancy', blocks: [facts(...rows(notice))] },
      {
        heading: 'The notice',
        blocks: [
          facts(
            ['Given by', notice.by === 'tenant' ? names(notice.tenants) : notice.landlord.name],
            ['Given on', dateOf(notice.givenOn)],
            ['Last day', dateOf(notice.endsOn)],
          ),
          ...texts([
            notice.ground && `The reason is that ${GROUNDS[notice.ground]}.`,
            ...(notice.reason?.split('\n') ?? []),
          ]),
        ],
      },
      ...(notice.protestUntil === null
        ? []
        : [
            {
              heading: 'The right to protest',
              blocks: texts([
                `The tenant may protest against the notice in writing to the landlord within one month of having it, that is by ${dateOf(notice.protestUntil)} (Tenancy Act § 9-8).`,
                'If the tenant does not protest in time, they can no longer claim that the notice is against the law, and the landlord may petition for eviction under the Enforcement Act § 13-2 third paragraph c when the term is over.',
                'If the tenant protests in time, the notice lapses unless the landlord sues the tenant within three months after the time for protesting was over.',
              ]),
            },
          ]),
    ],
  }),

  rentAdjustment: (change) => ({
    language: 'en',
    title: `Notice of a change of rent, lease no. ${change.number}`,
    sections: [
      { heading: 'The tenancy', blocks: [facts(...rows(change))] },
      {
        heading: 'The new rent',
        blocks: [
          facts(
            ['Rent a month today', amount(change.from)],
            ['New rent a month', amount(change.to)],
            ['From', dateOf(change.takesEffectOn)],
            ['Announced', dateOf(change.announcedOn)],
          ),
          ...texts([
            `The rent follows the consumer price index since it was last set (Tenancy Act § 4-2): from ${percent.format(change.indexFrom.value)} in ${monthOf(change.indexFrom.month, months)} to ${percent.format(change.indexTo.value)} in ${monthOf(change.indexTo.month, months)} (Statistics Norway, table 14700, 2025 = 100). The amount is rounded down to whole kroner.`,
            'The change takes effect at the earliest one month after this notice, and one year after the rent was last changed.',
          ]),
        ],
      },
    ],
  }),

  extension: (extension) => ({
    language: 'en',
    title: `Agreement to extend lease no. ${extension.number}`,
    sections: [
      { heading: 'The tenancy', blocks: [facts(...rows(extension))] },
      {
        heading: 'The new term',
        blocks: [
          facts(
            ['Last day before', dateOf(extension.endedOn)],
            [
              'Last day now',
              extension.endsOn === null ? 'until further notice' : dateOf(extension.endsOn),
            ],
          ),
          ...texts([
            extension.endsOn !== null &&
              extension.fixedTermReason &&
              `The extension is shorter than the least the law allows. The reason is: ${extension.fixedTermReason} (Tenancy Act § 9-3)`,
            SIGNED,
          ]),
        ],
      },
    ],
  }),

  ending: (ending) => ({
    language: 'en',
    title: `Agreement to end lease no. ${ending.number}`,
    sections: [
      { heading: 'The tenancy', blocks: [facts(...rows(ending))] },
      {
        heading: 'The end',
        blocks: [
          facts(['Last day', dateOf(ending.endsOn)]),
          ...texts([
            ...(ending.reason?.split('\n') ?? []),
            'The parties agree that the tenancy ends on this day.',
            ending.rentEndsOn === ending.endsOn
              ? 'Rent is owed to and including the last day.'
              : `Rent is owed to and including ${dateOf(ending.rentEndsOn)}, with no deduction for the days after the last day.`,
            SIGNED,
          ]),
        ],
      },
    ],
  }),

  tenants: (change) => ({
    language: 'en',
    title: `Agreement to change tenants, lease no. ${change.number}`,
    sections: [
      { heading: 'The tenancy', blocks: [facts(...rows(change))] },
      {
        heading: 'The change',
        blocks: [
          facts(
            ['From', dateOf(change.from)],
            ...change.leaving.map(({ name }): Row => ['Moves out', name]),
            ...change.joining.map(({ name }): Row => ['Moves in', name]),
          ),
          ...texts([
            'Whoever moves out answers for the rent until the day before. Whoever moves in enters the lease with all its rights and duties.',
            'The tenants are jointly and severally liable.',
            SIGNED,
          ]),
        ],
      },
    ],
  }),

  protocol: ({ number, kind, takenOn, meters, keys, rooms, note, deposit, ...lease }) => ({
    language: 'en',
    title:
      kind === 'move_in'
        ? `Move-in protocol, lease no. ${number}`
        : `Move-out protocol, lease no. ${number}`,
    sections: [
      {
        heading: 'The tenancy',
        blocks: [facts(...rows({ ...lease, number }), ['Inspected', dateOf(takenOn)])],
      },
      ...(meters.length > 0
        ? [
            {
              heading: 'Meters',
              blocks: [
                facts(
                  ...meters.map(({ meter, number: name, reading }): Row => [
                    METERS[meter],
                    `${name ? `no. ${name}: ` : ''}${reading}`,
                  ]),
                ),
              ],
            },
          ]
        : []),
      ...(keys.length > 0
        ? [
            {
              heading: 'Keys',
              blocks: [facts(...keys.map(({ name, count }): Row => [name, `${count}`]))],
            },
          ]
        : []),
      ...rooms.map(({ name: room, condition, note: input, photos }) => ({
        heading: room,
        blocks: [
          facts(['Condition', CONDITIONS[condition]]),
          ...texts(input?.split('\n') ?? []),
          ...picturesOf(photos.map(({ key, title }) => ({ key, alt: `${room}: ${title}` }))),
        ],
      })),
      ...(note ? [{ heading: 'Other', blocks: texts(note.split('\n')) }] : []),
      ...(deposit
        ? [
            {
              heading: 'Deposit',
              blocks: [
                facts(
                  ['Deposit or guarantee', amount(deposit.whole)],
                  ['To the tenant', amount(deposit.whole - deposit.toLandlord)],
                  ['To the landlord', amount(deposit.toLandlord)],
                ),
                ...texts([
                  ...(deposit.reason?.split('\n') ?? []),
                  'The parties agree to split the deposit so. The bank may pay out by this protocol when both sides have signed it (Tenancy Act § 3-5).',
                ]),
              ],
            },
          ]
        : []),
      {
        heading: 'Signatures',
        blocks: texts([
          'The protocol is signed electronically by every tenant and the landlord, and each of them gets a copy.',
        ]),
      },
    ],
  }),
};
