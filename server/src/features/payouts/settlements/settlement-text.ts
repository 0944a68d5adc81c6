import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';
import { vatPercent } from '@husvaer/domain/legal/vat';
import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';
import type { PayoutLineType } from '@husvaer/domain/payouts/enums';

import type { DocumentText, Section, TableBlock } from '../../../platform/pdf/document-text.ts';
import {
  type Parties,
  amountOf,
  facts,
  kidIn,
  lines,
  monthOf,
  recipientOf,
  table,
  texts,
  DOCUMENT_WORDS,
  type Language,
  type DocumentTexts,
} from '../../invoices/public.ts';
import type { Licence } from '../../partners/public.ts';
import { SETTLEMENT_WORDS, type SettlementWords } from './settlement-words.ts';
import { dateOf } from '../../../platform/written.ts';

/** A line of a payout. Amounts in øre, with the sign they have in the payout. */
export interface SettledLine {
  type: PayoutLineType;
  amount: Ore;
  vat: Ore;
  /** The number of the invoice or the earlier payout that it refers to. */
  serial: number | null;
  /** The month of the rent, by its first day. */
  month: IsoDate | null;
  addons: readonly { name: string; amount: Ore }[];
}

/** The rent of one invoice as far as it came in; the rest is guaranteed. */
export interface SettledRent {
  serial: number;
  month: IsoDate;
  /** The invoice's KID, or otherwise the payer's name. */
  payer: { kid: string } | { name: string };
  /** The days on which it was paid, since the previous settlement. */
  paidOn: readonly IsoDate[];
  received: Ore;
  guaranteed: Ore;
}

/** The settlement of a payout that has ended. */
export interface SettlementDocument {
  serial: number;
  madeOn: IsoDate;
  seller: Parties['seller'];
  registers: Parties['registers'];
  /** Null for an agency that finds no tenants. */
  licence: Licence | null;
  landlord: { name: string; address: string };
  home: { name: string; address: string };
  lease: string;
  amount: Ore;
  /**
   * Where and when it was paid. `on` is null when the bank did not pay it; `paid` is null when there was
   * nothing to pay.
   */
  paid: { account: string; on: IsoDate | null; bankRef: string } | null;
  /** Whether an earlier try came back. */
  isAgain: boolean;
  rents: readonly SettledRent[];
  interest: readonly SettledLine[];
  corrections: readonly SettledLine[];
  /** The agency's commissions, and what it gives back. */
  charged: readonly SettledLine[];
  /** Invoices and credit notes that have a document of their own. */
  invoiced: readonly SettledLine[];
}

/**
 * The settlement: the amount of a payout and how it is made up. It is the only sales document of its
 * commissions (bokføringsforskriften § 5-1-1): number, dates, parties, what, period, amounts and value added
 * tax.
 */
export function settlementText(language: Language, settlement: SettlementDocument): DocumentText {
  const words = DOCUMENT_WORDS[language];
  const own = SETTLEMENT_WORDS[language];
  const { landlord, home, lease, madeOn, licence } = settlement;
  return {
    language,
    title: own.title(settlement.serial),
    letterhead: recipientOf(words, settlement, landlord),
    sections: [
      paidOf(own, language, settlement),
      summaryOf(own, language, settlement),
      ...receivedOf(own, language, settlement),
      ...correctionsOf(own, language, settlement),
      ...chargedOf(own, language, settlement),
      ...invoicedOf(own, language, settlement),
      {
        heading: own.headings.about,
        blocks: [
          facts(
            [own.labels.madeOn, dateOf(madeOn)],
            [words.labels.home, home.address],
            [words.labels.lease, lease],
            [words.labels.landlord, landlord.name],
            [own.labels.licence, licence && licence.of],
            [own.labels.responsibleBroker, licence && licence.responsibleBroker],
          ),
        ],
      },
    ],
  };
}

function paidOf(
  { headings, labels, ...own }: SettlementWords,
  language: Language,
  { amount, paid, isAgain }: SettlementDocument,
): Section {
  const isPaid = paid !== null && paid.on !== null;
  return {
    heading: paid === null || isPaid ? headings.paid : headings.notPaid,
    blocks: [
      facts(
        [labels.amount, amountOf(DOCUMENT_WORDS[language], amount)],
        [labels.account, paid && writeBankAccount(paid.account)],
        [labels.paidOn, paid?.on ? dateOf(paid.on) : null],
        [labels.bankRef, isPaid ? paid.bankRef : null],
      ),
      ...texts([
        ...(paid === null ? [own.nothing] : isPaid ? [] : [own.failed]),
        ...(isAgain ? [own.again] : []),
      ]),
    ],
  };
}

/** The sums that add up to what is paid out; sums of zero are left out. */
function summaryOf(
  { headings, labels }: SettlementWords,
  language: Language,
  { rents, interest, corrections, charged, invoiced, amount }: SettlementDocument,
): Section {
  const sums = [
    [labels.received, rents.reduce((sum, { received }) => sum + received, 0n)],
    [labels.guaranteed, rents.reduce((sum, { guaranteed }) => sum + guaranteed, 0n)],
    [labels.interest, sumOf(interest)],
    [labels.corrections, sumOf(corrections)],
    [labels.charged, sumOf(charged)],
    [labels.invoiced, sumOf(invoiced)],
  ] as const;
  const words = DOCUMENT_WORDS[language];
  return {
    heading: headings.summary,
    blocks: [
      sumsTable(words, {
        rows: sums.filter(([, sum]) => sum !== 0n),
        total: [labels.paidOut, amount],
      }),
    ],
  };
}

/** Per invoice: the rent that came in, the guaranteed part, and late interest. */
function receivedOf(
  own: SettlementWords,
  language: Language,
  { rents, interest }: SettlementDocument,
): Section[] {
  const words = DOCUMENT_WORDS[language];
  const rows = [
    ...rents.flatMap(({ serial, month, payer, paidOn, received, guaranteed }) => {
      const what = nameOf(own, language, { serial, month });
      const by = 'kid' in payer ? `KID ${kidIn(payer.kid)}` : payer.name;
      const days = paidOn.map(dateOf).join(', ');
      return [
        ...(received === 0n
          ? []
          : [[what, lines(by, ...(days ? [own.paidOn(days)] : [])), received] as const]),
        ...(guaranteed === 0n ? [] : [[own.guaranteed(what), '', guaranteed] as const]),
      ];
    }),
    ...interest.map(
      (line) => [own.interestOf(nameOf(own, language, line)), '', line.amount] as const,
    ),
  ];
  return sectionOf(rows, own.headings.received, [
    table(words, [words.labels.what, own.labels.payer], {
      rows,
      total: rows.reduce((sum, [, , amount]) => sum + amount, 0n),
    }),
  ]);
}

function correctionsOf(
  own: SettlementWords,
  language: Language,
  { corrections }: SettlementDocument,
): Section[] {
  const words = DOCUMENT_WORDS[language];
  return sectionOf(corrections, own.headings.corrections, [
    table(words, [words.labels.what, own.labels.from], {
      rows: corrections.map((line) => [
        own.lines[line.type],
        line.type === 'unpaid_earlier_payout' && line.serial !== null
          ? own.payout(line.serial)
          : nameOf(own, language, line),
        line.amount,
      ]),
      total: sumOf(corrections),
    }),
  ]);
}

/** What the agency sells: each item with its tax, and separate sums with and without tax. */
function chargedOf(
  own: SettlementWords,
  language: Language,
  { charged, madeOn }: SettlementDocument,
): Section[] {
  const words = DOCUMENT_WORDS[language];
  const { labels } = own;
  const months = charged.flatMap(({ month }) => month ?? []).sort();
  const [first, last] = [months[0], months.at(-1)].map(
    (month) => month && monthOf(words, month, { year: 'numeric' }),
  );
  const period = first ? [...new Set([first, last])].join('–') : dateOf(madeOn);
  const vat = -charged.reduce((sum, line) => sum + line.vat, 0n);
  const taxed = -sumOf(charged.filter((line) => line.vat !== 0n));
  const untaxed = -sumOf(charged) - taxed;
  const percent = vatPercent(madeOn);
  return sectionOf(charged, own.headings.charged, [
    table(words, [words.labels.what, labels.vat], {
      rows: charged.map((line) => [
        lines(
          ...[own.lines[line.type], nameOf(own, language, line)].filter(Boolean),
          ...line.addons.map((addon) => `${addon.name}: ${amountOf(words, addon.amount)}`),
        ),
        line.vat === 0n ? '' : amountOf(words, -line.vat),
        line.amount,
      ]),
      total: sumOf(charged),
    }),
    facts(
      [labels.period, period],
      [own.taxed(percent), vat === 0n ? null : amountOf(words, taxed - vat)],
      [own.vat(percent), vat === 0n ? null : amountOf(words, vat)],
      [labels.untaxed, untaxed === 0n ? null : amountOf(words, untaxed)],
    ),
    ...texts([own.charged[vat === 0n ? 'withoutVat' : 'withVat']]),
  ]);
}

function invoicedOf(
  own: SettlementWords,
  language: Language,
  { invoiced }: SettlementDocument,
): Section[] {
  const words = DOCUMENT_WORDS[language];
  return sectionOf(invoiced, own.headings.invoiced, [
    sumsTable(words, {
      rows: invoiced.map((line) => [nameOf(own, language, line), line.amount]),
      total: [words.labels.total, sumOf(invoiced)],
    }),
    ...texts([own.invoicedApart]),
  ]);
}

/** A section, or none when there are no rows. */
const sectionOf = (
  rows: readonly unknown[],
  heading: string,
  blocks: Section['blocks'],
): Section[] => (rows.length === 0 ? [] : [{ heading, blocks }]);

/** A table of descriptions and amounts, with a sum. */
const sumsTable = (
  words: DocumentTexts,
  input: { rows: readonly (readonly [string, Ore])[]; total: readonly [string, Ore] },
): TableBlock => ({
  kind: 'table',
  columns: [
    { heading: words.labels.what, share: 0.72 },
    { heading: words.labels.amount, share: 0.28, isAmount: true },
  ],
  rows: input.rows.map(([what, amount]) => [what, amountOf(words, amount)]),
  total: [input.total[0], amountOf(words, input.total[1])],
});

const nameOf = (
  own: SettlementWords,
  language: Language,
  { serial, month }: { serial: number | null; month: IsoDate | null },
): string =>
  serial === null
    ? ''
    : own.invoice(serial, month && monthOf(DOCUMENT_WORDS[language], month, { year: 'numeric' }));

const sumOf = (all: readonly { amount: Ore }[]): Ore =>
  all.reduce((sum, { amount }) => sum + amount, 0n);
