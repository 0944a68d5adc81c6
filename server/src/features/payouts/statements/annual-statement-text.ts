import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';

import type { DocumentText, Section } from '../../../platform/pdf/document-text.ts';
import {
  type Parties,
  amountOf,
  facts,
  monthOf,
  numberOf,
  recipientOf,
  texts,
  DOCUMENT_WORDS,
  type Language,
  type DocumentTexts,
} from '../../invoices/public.ts';
import { dateOf } from '../../../platform/written.ts';

/** A landlord's statement of a year of letting. Amounts in øre. */
export interface AnnualStatement {
  year: number;
  madeOn: IsoDate;
  /** Whether payments of the year may still be booked. */
  isPreliminary: boolean;
  agency: Parties['seller'];
  registers: Parties['registers'];
  landlord: { name: string; address: string | null };
  homes: readonly {
    name: string;
    address: string;
    /** Those months of the year that have amounts, by their first day. */
    months: readonly {
      month: IsoDate;
      invoiced: Ore;
      /** What tenants paid. */
      received: Ore;
      /** What the guarantee paid in advance; below zero, the part of that which then came in. */
      guaranteed: Ore;
      /** What the agency kept: commissions, additions and invoices to the landlord. */
      kept: Ore;
      paidOut: Ore;
    }[];
    /** The landlord's balance that was not paid out before the year, and at its end. */
    opening: Ore;
    closing: Ore;
  }[];
  /** Value added tax in what the agency kept. */
  vat: Ore;
  /** What tenants owed on the last day of the year. */
  owed: Ore;
}

const AMOUNTS = ['invoiced', 'received', 'guaranteed', 'kept', 'paidOut'] as const;
type Amounts = Record<(typeof AMOUNTS)[number], bigint>;

/** A landlord's year of letting, by home and month. */
export function annualStatementText(language: Language, statement: AnnualStatement): DocumentText {
  const words = DOCUMENT_WORDS[language];
  const { labels } = words;
  const { year, madeOn, agency, registers, landlord, homes, isPreliminary } = statement;
  const yearEnd = `${year}-12-31`;
  const asOf = dateOf(madeOn < yearEnd ? madeOn : yearEnd);
  return {
    language,
    title: words.statement.title(year),
    letterhead: recipientOf(words, { seller: agency, registers }, landlord),
    sections: [
      {
        heading: words.headings.parties,
        blocks: [
          facts([labels.sentOn, dateOf(madeOn)], [labels.landlord, landlord.name]),
          ...texts(isPreliminary ? [words.statement.preliminary(dateOf(madeOn))] : []),
        ],
      },
      ...homes.map((home) => homeOf(words, home)),
      ...(homes.length > 1 ? [yearOf(words, homes)] : []),
      {
        heading: words.statement.on(asOf),
        blocks: [
          facts(
            [labels.owed, amountOf(words, statement.owed)],
            [
              labels.closing,
              amountOf(
                words,
                homes.reduce((sum, { closing }) => sum + closing, 0n),
              ),
            ],
            [labels.vatKept, statement.vat === 0n ? null : amountOf(words, statement.vat)],
          ),
          ...texts(words.statement.texts),
        ],
      },
    ],
  };
}

/** The sums of all homes. */
const yearOf = (words: DocumentTexts, homes: AnnualStatement['homes']): Section => {
  const months = homes.flatMap((home) => home.months);
  const total = (of: 'opening' | 'closing') => homes.reduce((sum, home) => sum + home[of], 0n);
  const rows = amountsIn(months).map(
    (name) => [words.labels[name], amountOf(words, sumOf(months, name))] as const,
  );
  return {
    heading: words.headings.year,
    blocks: [
      facts([words.labels.opening, amountOf(words, total('opening'))], ...rows, [
        words.labels.closing,
        amountOf(words, total('closing')),
      ]),
    ],
  };
};

const homeOf = (
  words: DocumentTexts,
  { name, address, months, opening, closing }: AnnualStatement['homes'][number],
): Section => {
  const amounts = amountsIn(months);
  return {
    heading: [...new Set([name, address])].join(', '),
    blocks: [
      facts([words.labels.opening, amountOf(words, opening)]),
      {
        kind: 'table',
        columns: [
          { heading: words.labels.month, share: 0.16 },
          ...amounts.map((amount) => ({
            heading: words.labels[amount],
            share: 0.84 / amounts.length,
            isAmount: true,
          })),
        ],
        rows: months.map((month) => [
          monthOf(words, month.month),
          ...amounts.map((amount) => numberOf(words.locale, month[amount])),
        ]),
        total: [
          words.labels.total,
          ...amounts.map((amount) => numberOf(words.locale, sumOf(months, amount))),
        ],
      },
      facts([words.labels.closing, amountOf(words, closing)]),
    ],
  };
};

/** The columns: those of a guarantee only if it paid anything. */
const amountsIn = (months: readonly Amounts[]) =>
  AMOUNTS.filter(
    (name) => name !== 'guaranteed' || months.some(({ guaranteed }) => guaranteed !== 0n),
  );

const sumOf = (months: readonly Amounts[], name: keyof Amounts): bigint =>
  months.reduce((sum, month) => sum + month[name], 0n);
