import type { AboutLease, LaterPapers, ProtocolFacts } from '../contract.ts';
import type { Section } from '../../../../platform/pdf/document-text.ts';
import { dateOf, facts, monthOf, picturesOf, type Row } from '../edition-2026-11/parts.ts';
import { amountIn, texts } from '../edition-2026-12/parts.ts';
import type { LaterWords } from './later-words.ts';

const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');

/** Documents after a lease, in one language. */
export function laterIn(language: 'en' | 'no', words: LaterWords): LaterPapers {
  const amount = amountIn(words);
  const index = new Intl.NumberFormat(words.locale, { minimumFractionDigits: 1 });
  const tenancy = (lease: AboutLease, ...more: Row[]): Section => ({
    heading: words.tenancy,
    blocks: [facts(...rowsOf(words, lease), ...more)],
  });
  return {
    notice: words.notice,

    rentAdjustment: (change) => ({
      language,
      title: words.rentAdjustment.title(change.number),
      sections: [
        tenancy(change),
        {
          heading: words.rentAdjustment.heading,
          blocks: [
            facts(
              [words.rentAdjustment.labels.before, amount(change.from)],
              [words.rentAdjustment.labels.now, amount(change.to)],
              [words.rentAdjustment.labels.from, dateOf(change.takesEffectOn)],
              [words.rentAdjustment.labels.announced, dateOf(change.announcedOn)],
            ),
            ...texts([
              words.rentAdjustment.index({
                from: index.format(change.indexFrom.value),
                fromMonth: monthOf(change.indexFrom.month, words.months),
                to: index.format(change.indexTo.value),
                toMonth: monthOf(change.indexTo.month, words.months),
              }),
              words.rentAdjustment.earliest,
            ]),
          ],
        },
      ],
    }),

    extension: (extension) => ({
      language,
      title: words.extension.title(extension.number),
      sections: [
        tenancy(extension),
        {
          heading: words.extension.heading,
          blocks: [
            facts(
              [words.extension.labels.before, dateOf(extension.endedOn)],
              [
                words.extension.labels.now,
                extension.endsOn === null ? words.extension.openEnded : dateOf(extension.endsOn),
              ],
            ),
            ...texts([
              extension.endsOn !== null &&
                extension.fixedTermReason &&
                words.extension.short(extension.fixedTermReason),
              words.signed,
            ]),
          ],
        },
      ],
    }),

    ending: (ending) => ({
      language,
      title: words.ending.title(ending.number),
      sections: [
        tenancy(ending),
        {
          heading: words.ending.heading,
          blocks: [
            facts([words.labels.lastDay, dateOf(ending.endsOn)]),
            ...texts([
              ...(ending.reason?.split('\n') ?? []),
              words.ending.agreed,
              ending.rentEndsOn === ending.endsOn
                ? words.ending.rentToLastDay
                : words.ending.rentTo(dateOf(ending.rentEndsOn)),
              words.signed,
            ]),
          ],
        },
      ],
    }),

    tenants: (change) => ({
      language,
      title: words.tenants.title(change.number),
      sections: [
        tenancy(change),
        {
          heading: words.tenants.heading,
          blocks: [
            facts(
              [words.labels.from, dateOf(change.from)],
              ...change.leaving.map(({ name }): Row => [words.tenants.labels.leaves, name]),
              ...change.joining.map(({ name }): Row => [words.tenants.labels.joins, name]),
            ),
            ...texts([words.tenants.liability, words.tenants.jointly, words.signed]),
          ],
        },
      ],
    }),

    protocol: (protocol) => ({
      language,
      title: words.protocol.title(protocol.number, protocol.kind === 'move_in'),
      sections: [
        tenancy(protocol, [words.protocol.inspected, dateOf(protocol.takenOn)]),
        ...countedIn(words, protocol),
        ...roomsIn(words, protocol),
        ...securityIn(words, protocol, amount),
        {
          heading: words.protocol.signing.heading,
          blocks: texts([words.protocol.signing.text]),
        },
      ],
    }),
  };
}

const rowsOf = (
  { labels, number: numbered }: LaterWords,
  { number, address, landlord, tenants }: AboutLease,
): Row[] => [
  [labels.lease, numbered(number)],
  [labels.address, address],
  [labels.landlord, landlord.name],
  [tenants.length > 1 ? labels.tenants : labels.tenant, names(tenants)],
];

/** Meter readings and keys. */
function countedIn(
  { protocol: words, number: numbered }: LaterWords,
  { meters, keys }: ProtocolFacts,
): Section[] {
  const shown = meters.map(({ meter, number, reading }): Row => [
    words.meter[meter],
    `${number ? `${numbered(number)}: ` : ''}${reading}`,
  ]);
  const handed = keys.map(({ name, count }): Row => [name, words.count(count)]);
  return [
    ...(shown.length > 0 ? [{ heading: words.meters, blocks: [facts(...shown)] }] : []),
    ...(handed.length > 0 ? [{ heading: words.keys, blocks: [facts(...handed)] }] : []),
  ];
}

const roomsIn = ({ protocol: words }: LaterWords, { rooms, note }: ProtocolFacts): Section[] => [
  ...rooms.map(({ name, condition, note: input, photos }) => ({
    heading: name,
    blocks: [
      facts([words.condition, words.conditions[condition]]),
      ...texts(input?.split('\n') ?? []),
      ...picturesOf(photos.map(({ key, title }) => ({ key, alt: `${name}: ${title}` }))),
    ],
  })),
  ...(note ? [{ heading: words.note, blocks: texts(note.split('\n')) }] : []),
];

/** How a deposit is split, or what is claimed of a guarantee; a guarantee has no repayment. */
function securityIn(
  { protocol: words }: LaterWords,
  { deposit }: ProtocolFacts,
  amount: (ore: bigint) => string,
): Section[] {
  if (!deposit) return [];
  const { whole, toLandlord, reason, isGuarantee } = deposit;
  const left = amount(whole - toLandlord);
  const values = isGuarantee ? words.guarantee : words.deposit;
  const rows: Row[] = isGuarantee
    ? [
        [words.guarantee.labels.claimed, amount(toLandlord)],
        [words.guarantee.labels.notClaimed, left],
      ]
    : [
        [words.deposit.labels.toTenant, left],
        [words.deposit.labels.toLandlord, amount(toLandlord)],
      ];
  return [
    {
      heading: values.heading,
      blocks: [
        facts([values.labels.whole, amount(whole)], ...rows),
        ...texts([...(reason?.split('\n') ?? []), values.agreed]),
      ],
    },
  ];
}
