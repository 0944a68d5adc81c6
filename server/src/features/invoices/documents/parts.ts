import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { oreToKroner, type Ore } from '@husvaer/domain/kernel/money';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import type {
  Block,
  Letterhead,
  Section,
  TableBlock,
} from '../../../platform/pdf/document-text.ts';
import type { Parties } from '../store.ts';
import { en } from './en.ts';
import { no } from './no.ts';
import type { DocumentTexts } from './document-texts.ts';
import { dateOf, linesOfAddress } from '../../../platform/written.ts';

export type Language = 'en' | 'no';
export const WORDS: Record<Language, DocumentTexts> = { en, no };

/** An amount with its currency and two decimals. */
export const amountOf = ({ locale, kroner }: DocumentTexts, ore: Ore): string =>
  kroner(numberOf(locale, ore));

/** An amount without its currency, for columns whose heading names it. */
export function numberOf(locale: string, ore: Ore): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale, digits).format(oreToKroner(ore));
}

/** The month of a day: `mai`, or with its year. */
export const monthOf = (
  { locale }: DocumentTexts,
  day: IsoDate,
  more: { year?: 'numeric' } = {},
): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC', ...more }).format(
    new Date(day),
  );

type Row = readonly [label: string, value: string | null];

/** Rows, without those that have no value. */
export const facts = (...rows: Row[]): Block => ({
  kind: 'facts',
  rows: known(rows),
});

/** Like {@link facts}, with a frame. */
export const framed = (...rows: Row[]): Block => ({
  kind: 'facts',
  rows: known(rows),
  isFramed: true,
});

const known = (rows: readonly Row[]) =>
  rows.filter((row): row is [string, string] => row[1] !== null);

/** A block per paragraph, with no line break between `§` and its number. */
export const texts = (paragraphs: readonly string[]): Block[] =>
  paragraphs.map((text) => ({ kind: 'text', text: text.replaceAll('§ ', '§\u00a0') }));

/** A table of the amounts asked for, with a total. */
export const table = (
  words: DocumentTexts,
  headings: readonly [what: string, when: string],
  { rows, total }: { rows: readonly (readonly [string, string, Ore])[]; total: Ore },
): TableBlock => ({
  kind: 'table',
  columns: [
    { heading: headings[0], share: 0.5 },
    { heading: headings[1], share: 0.28 },
    { heading: words.labels.amount, share: 0.22, isAmount: true },
  ],
  rows: rows.map(([what, when, amount]) => [what, when, amountOf(words, amount)]),
  total: [words.labels.total, '', amountOf(words, total)],
});

/** How to pay: amount, day, account and KID, in a frame. */
export const toPay = (
  words: DocumentTexts,
  input: {
    total: Ore;
    by: readonly [label: string, day: IsoDate | null];
    account: string;
    kid: string | null;
    parties: Parties;
  },
): Section => ({
  heading: words.headings.toPay,
  blocks: [
    framed(
      [words.labels.amount, amountOf(words, input.total)],
      [input.by[0], input.by[1] && dateOf(input.by[1])],
      [words.labels.account, writeBankAccount(input.account)],
      [words.labels.kid, input.kid && kidIn(input.kid)],
      [words.labels.receiver, input.parties.seller.name],
    ),
  ],
});

/** A KID in groups of four digits, to be read from paper. */
export const kidIn = (kid: string): string => kid.replace(/(.{4})(?=.)/g, '$1\u00a0');

/** The sender, and the recipients where a window envelope shows them. */
export const letterheadOf = (words: DocumentTexts, parties: Parties): Letterhead => ({
  from: sellerOf(words, parties.seller, parties.registers),
  to: lines(...parties.tenants.map(({ name }) => name), ...linesOfAddress(parties.home.address)),
});

/** The sender and one recipient, whose address may be unknown. */
export const recipientOf = (
  words: DocumentTexts,
  { seller, registers }: Pick<Parties, 'seller' | 'registers'>,
  { name, address }: { name: string; address: string | null },
): Letterhead => ({
  from: sellerOf(words, seller, registers),
  to: lines(name, ...(address === null ? [] : linesOfAddress(address))),
});

/** The date, the parties and the home of a document. */
export const partiesOf = (
  words: DocumentTexts,
  {
    parties,
    dated,
    isForLandlord = true,
  }: {
    parties: Parties;
    /** Whether the money is the landlord's. */
    isForLandlord?: boolean;
    dated: readonly [label: string, day: IsoDate];
  },
): Section => ({
  heading: words.headings.parties,
  blocks: [
    facts(
      [dated[0], dateOf(dated[1])],
      [words.labels.onBehalfOf, isForLandlord ? parties.landlord.name : null],
      [words.labels.home, parties.home.address],
      [words.labels.lease, parties.lease],
    ),
  ],
});

/**
 * Name, organisation number, registers and addresses of the sender (bokføringsforskriften § 5-1-2,
 * foretaksregisterloven § 10-2).
 */
export const sellerOf = (
  { orgNumber }: DocumentTexts,
  { name, orgNumber: digits, address, email }: Parties['seller'],
  registers: Parties['registers'],
): string => lines(name, orgNumber({ digits: numberIn(digits), ...registers }), address, email);

/** An organisation number as it is written: `912 345 678`. */
export const numberIn = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0');

/** Joins lines, without duplicates. */
export const lines = (...input: string[]): string => [...new Set(input)].join('\n');
