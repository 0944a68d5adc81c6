import type { DocumentText, Letterhead, Section } from '../../../../platform/pdf/document-text.ts';
import { linesOfAddress } from '../../../../platform/written.ts';
import type { AboutLease, LaterPapers, NoticeFacts, Party, TenantsFacts } from '../contract.ts';
import { laterIn as laterBefore } from '../edition-2027-01/later-clauses.ts';
import { dateOf, facts, type Row } from '../edition-2026-11/parts.ts';
import { texts } from '../edition-2026-12/parts.ts';
import { afterAddress } from './after-address.ts';
import { evictionOf } from './clauses.ts';
import { en } from './en.ts';
import type { LaterWords } from './later-words.ts';
import { no } from './no.ts';

const SIGNS = { no: { group: '\u00a0', decimal: ',' }, en: { group: ',', decimal: '.' } } as const;

/**
 * Documents after a lease, in one language: as in the edition before, except for a change of tenants, the
 * room, the ground of a short term, and the figures of a protocol. Readings have their thousands apart, and amounts have øre when one of them has.
 */
export function laterIn(language: 'en' | 'no', words: LaterWords): LaterPapers {
  const papers = papersIn(language, words);
  const named =
    <Facts extends AboutLease>(paper: (facts: Facts) => DocumentText) =>
    (facts: Facts): DocumentText =>
      afterAddress(
        paper(facts),
        words.labels.address,
        facts.roomName === null ? [] : [[words.room, facts.roomName]],
      );
  const addressed =
    <Facts extends AboutLease>(paper: (facts: Facts) => DocumentText) =>
    (facts: Facts): DocumentText => ({ ...named(paper)(facts), letterhead: letterheadOf(facts) });
  return {
    notice: addressed(papers.notice),
    rentAdjustment: addressed(papers.rentAdjustment),
    extension: addressed(papers.extension),
    ending: addressed(papers.ending),
    tenants: addressed(papers.tenants),
    protocol: named(papers.protocol),
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

function papersIn(language: 'en' | 'no', words: LaterWords): LaterPapers {
  const { group, decimal } = SIGNS[language];
  const toTheOre = (amount: string) =>
    words.kroner(/[.,]\d\d$/.test(amount) ? amount : `${amount}${decimal}00`);
  const whole = laterBefore(language, words);
  const withOre = laterBefore(language, { ...words, kroner: toTheOre });
  const grouped = (reading: string) =>
    reading.replace(/^\d{5,}/, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, group));
  return {
    ...whole,
    extension: (change) => {
      const { endsOn, fixedTermGround: ground, fixedTermReason: reason } = change;
      const isReasoned = endsOn !== null && (ground ?? reason) !== null;
      const { shorter, duration, openEnded } = { en, no }[language];
      const fixedTermReason = isReasoned ? shorter(ground, reason) : null;
      const labels = { ...words.extension.labels, ...(endsOn === null && { now: duration }) };
      const extension = { ...words.extension, labels, openEnded };
      const text = laterBefore(language, { ...words, extension }).extension({
        ...change,
        fixedTermReason,
      });
      // An extension is a new agreement on a term, so that its end is accepted again.
      return endsOn === null
        ? text
        : { ...text, sections: [...text.sections, ...acceptedIn(language, words, change)] };
    },
    tenants: (change) => {
      const text = whole.tenants(change);
      return { ...text, sections: [text.sections[0]!, ...tenantsIn(language, words, change)] };
    },
    protocol: (protocol) => {
      const { deposit, meters } = protocol;
      const hasOre =
        deposit !== null && (deposit.whole % 100n !== 0n || deposit.toLandlord % 100n !== 0n);
      return (hasOre ? withOre : whole).protocol({
        ...protocol,
        meters: meters.map((meter) => ({ ...meter, reading: grouped(meter.reading) })),
      });
    },
  };
}

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
  const names = new Intl.ListFormat(locale).format(change.tenants.map(({ name }) => name));
  const clauses = evictionOf({ en, no }[language], change);
  return [
    section(words.headings.eviction, [words.accepts(names), ...clauses]),
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
