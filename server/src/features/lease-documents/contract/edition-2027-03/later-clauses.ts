import type { DocumentText, Letterhead, Section } from '../../../../platform/pdf/document-text.ts';
import { linesOfAddress } from '../../../../platform/written.ts';
import type {
  AboutLease,
  ExtensionFacts,
  LaterPapers,
  NoticeFacts,
  Party,
  ProtocolFacts,
  TenantsFacts,
} from '../contract.ts';
import { evictionOf } from './clauses.ts';
import { en } from './en.ts';
import type { LaterWords } from './later-words.ts';
import { no } from './no.ts';
import { amountIn, dateOf, facts, monthOf, picturesOf, texts, type Row } from './parts.ts';

/** What stands between the thousands of a reading. */
const GROUPS = { no: '\u00a0', en: ',' };

const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');

/** Documents after a lease, in one language. */
export function laterIn(language: 'en' | 'no', words: LaterWords): LaterPapers {
  const lease = { en, no }[language];
  const amount = amountIn(words);
  const index = new Intl.NumberFormat(words.locale, { minimumFractionDigits: 1 });
  const tenancy = (about: AboutLease, ...more: Row[]): Section => ({
    heading: words.tenancy,
    blocks: [facts(...rowsOf(words, about), ...more)],
  });
  /** Why an extension is shorter than the law's minimum, as the lease says it. */
  const whyShort = ({ endsOn, fixedTermGround: ground, fixedTermReason: reason }: ExtensionFacts) =>
    endsOn !== null && (ground ?? reason) !== null && lease.shorter(ground, reason);
  const addressed = <Facts extends AboutLease>(
    about: Facts,
    title: (number: string) => string,
    sections: readonly Section[],
  ): DocumentText => ({
    language,
    title: title(about.number),
    letterhead: letterheadOf(about),
    sections: [tenancy(about), ...sections],
  });
  return {
    notice: (notice) =>
      addressed(notice, words.notice.title, [givenIn(words, notice), ...protestIn(words, notice)]),

    rentAdjustment: (change) =>
      addressed(change, words.rentAdjustment.title, [
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
              change.letting.name !== change.landlord.name &&
                words.rentAdjustment.onBehalf(change.letting.name),
            ]),
          ],
        },
      ]),

    extension: (extension) =>
      addressed(extension, words.extension.title, [
        {
          heading: words.extension.heading,
          blocks: [
            facts(
              [words.extension.labels.before, dateOf(extension.endedOn)],
              extension.endsOn === null
                ? [lease.duration, lease.openEnded]
                : [words.extension.labels.now, dateOf(extension.endsOn)],
            ),
            ...texts([
              whyShort(extension),
              whyShort(extension) && words.extension.shorterBefore,
              words.signed,
            ]),
          ],
        },
        // An extension is a new agreement on a term, so that its end is accepted again.
        ...(extension.endsOn === null ? [] : acceptedIn(language, words, extension)),
      ]),

    ending: (ending) =>
      addressed(ending, words.ending.title, [
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
      ]),

    tenants: (change) => addressed(change, words.tenants.title, tenantsIn(language, words, change)),

    protocol: (protocol) => ({
      language,
      title: words.protocol.title(protocol.number, protocol.kind === 'move_in'),
      sections: [
        tenancy(protocol, [words.protocol.inspected, dateOf(protocol.takenOn)]),
        ...countedIn(words, protocol, GROUPS[language]),
        ...roomsIn(words, protocol),
        ...securityIn(words, protocol),
        {
          heading: words.protocol.signing.heading,
          blocks: texts([words.protocol.signing.text]),
        },
      ],
    }),
  };
}

/** The sender and the recipient: a paper is the letting side's, except for a notice of the tenants. */
function letterheadOf({
  address,
  letting,
  tenants,
  by = 'landlord',
}: AboutLease & Partial<Pick<NoticeFacts, 'by'>>): Letterhead {
  const [ofLetting, ofTenants] = [
    [letting.name, ...(letting.address === null ? [] : linesOfAddress(letting.address))],
    [...tenants.map(({ name }) => name), ...linesOfAddress(address)],
  ].map((lines) => lines.join('\n'));
  return by === 'tenant'
    ? { from: ofTenants!, to: ofLetting! }
    : { from: ofLetting!, to: ofTenants! };
}

const rowsOf = (
  { labels, number: numbered, room }: LaterWords,
  { number, address, roomName, landlord, tenants }: AboutLease,
): Row[] => [
  [labels.lease, numbered(number)],
  [labels.address, address],
  ...(roomName === null ? [] : [[room, roomName] as const]),
  [labels.landlord, landlord.name],
  [tenants.length > 1 ? labels.tenants : labels.tenant, names(tenants)],
];

/** The notice itself: who gives it, and why. */
function givenIn({ notice: words, labels }: LaterWords, notice: NoticeFacts): Section {
  const { by, tenants, landlord, givenFor, ground, reason, protestUntil, approvedOn } = notice;
  const ofLandlord = givenFor === null ? landlord.name : words.inPersonOf(landlord.name, givenFor);
  // Such a notice can't be protested against (husleieloven § 9-8 third paragraph).
  const isWithoutReason = by === 'landlord' && ground === null && protestUntil === null;
  return {
    heading: words.heading,
    blocks: [
      facts(
        [words.labels.by, by === 'tenant' ? names(tenants) : ofLandlord],
        [words.labels.givenOn, dateOf(notice.givenOn)],
        [labels.lastDay, dateOf(notice.endsOn)],
      ),
      ...texts([
        ground && words.ground(ground),
        ...(reason?.split('\n') ?? []),
        isWithoutReason && words.withoutReason[notice.what],
        approvedOn && words.approved(dateOf(approvedOn)),
      ]),
    ],
  };
}

const protestIn = ({ notice: { protest } }: LaterWords, notice: NoticeFacts): Section[] => {
  const { protestUntil } = notice;
  return protestUntil === null
    ? []
    : [{ heading: protest.heading, blocks: texts(protest.texts({ ...notice, protestUntil })) }];
};

const section = (heading: string, lines: readonly string[]): Section => ({
  heading,
  blocks: texts(lines),
});

/** The lease's clauses on eviction, which these tenants accept personally (tvangsfullbyrdelsesloven § 13-2). */
function acceptedIn(
  language: 'en' | 'no',
  { tenants: words, locale }: LaterWords,
  change: { endsOn: string | null; tenants: readonly Party[] },
): Section[] {
  const accepting = new Intl.ListFormat(locale).format(change.tenants.map(({ name }) => name));
  const clauses = evictionOf({ en, no }[language], change);
  return [
    section(words.headings.eviction, [words.accepts(accepting), ...clauses]),
    // The clause on eviction is read by a Norwegian enforcement officer.
    ...(language === 'no' ? [] : [section(words.headings.norwegian, evictionOf(no, change))]),
  ];
}

/** What a change of tenants says: the claims, the security, and what who joins accepts personally. */
function tenantsIn(
  language: 'en' | 'no',
  words: LaterWords,
  change: TenantsFacts,
): readonly Section[] {
  const { from, leaving, joining, securityType } = change;
  const { tenants, labels, signed } = words;
  const lease = { en, no }[language];
  const names = new Intl.ListFormat(words.locale).format(joining.map(({ name }) => name));
  const accepted = [
    ...acceptedIn(language, words, { endsOn: change.endsOn, tenants: joining }),
    section(lease.messages.heading, [tenants.acceptsMessages(names), ...lease.messages.texts]),
  ];
  return [
    {
      heading: tenants.heading,
      blocks: [
        facts(
          [labels.from, dateOf(from)],
          ...leaving.map(({ name }): Row => [tenants.labels.leaves, name]),
          ...joining.map(({ name, birthDate }): Row => [
            tenants.labels.joins,
            `${name}\n${lease.born(dateOf(birthDate))}`,
          ]),
        ),
        ...texts([...tenants.claims(dateOf(from)), joining.length > 0 && tenants.joining]),
      ],
    },
    ...(securityType === 'no_deposit'
      ? []
      : [section(tenants.headings.security, tenants.security[securityType])]),
    ...(joining.length > 0 ? accepted : []),
    section(words.protocol.signing.heading, [signed]),
  ];
}

/** A reading with its thousands apart. */
const grouped = (reading: string, group: string): string =>
  reading.replace(/^\d{5,}/, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, group));

/** Meter readings and keys. */
function countedIn(
  { protocol: words, number: numbered }: LaterWords,
  { meters, keys }: ProtocolFacts,
  group: string,
): Section[] {
  const shown = meters.map(({ meter, number, reading }): Row => [
    words.meter[meter],
    `${number ? `${numbered(number)}: ` : ''}${grouped(reading, group)}`,
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
  { protocol: words, locale, kroner }: LaterWords,
  { deposit }: ProtocolFacts,
): Section[] {
  if (!deposit) return [];
  const { whole, toLandlord, reason, isGuarantee } = deposit;
  const hasOre = whole % 100n !== 0n || toLandlord % 100n !== 0n;
  const amount = amountIn({ locale, kroner }, { hasOre });
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
