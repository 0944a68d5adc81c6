import type { DocumentText, Section } from '../../../platform/pdf/document-text.ts';
import type { AnnualStatement } from './facts.ts';
import {
  amountOf,
  dateOf,
  facts,
  lines,
  monthOf,
  numberOf,
  sellerOf,
  texts,
  WORDS,
  type Language,
} from './parts.ts';
import type { DocumentWords } from './words.ts';

const AMOUNTS = ['invoiced', 'received', 'kept', 'paidOut'] as const;
type Amounts = Record<(typeof AMOUNTS)[number], bigint>;

/** What a year of letting came to for a landlord, home by home and month by month. */
export function annualStatementText(language: Language, statement: AnnualStatement): DocumentText {
  const words = WORDS[language];
  const { labels } = words;
  const { year, madeOn, agency, registers, landlord, homes } = statement;
  return {
    language,
    title: words.statement.title(year),
    sections: [
      {
        heading: words.headings.parties,
        blocks: [
          facts(
            [labels.sentOn, dateOf(madeOn)],
            [
              labels.landlord,
              lines(landlord.name, ...(landlord.address ? [landlord.address] : [])),
            ],
            [labels.from, sellerOf(words, agency, registers)],
          ),
        ],
      },
      ...homes.map((home) => homeOf(words, home)),
      ...(homes.length > 1 ? [yearOf(words, homes)] : []),
      {
        heading: words.statement.atYearEnd(year),
        blocks: [
          facts(
            [labels.owed, amountOf(words, statement.owed)],
            [labels.notPaidOut, amountOf(words, statement.notPaidOut)],
            [labels.vatKept, statement.vat === 0n ? null : amountOf(words, statement.vat)],
          ),
          ...texts(words.statement.texts),
        ],
      },
    ],
  };
}

/** What all homes came to together. */
const yearOf = (words: DocumentWords, homes: AnnualStatement['homes']): Section => {
  const months = homes.flatMap((home) => home.months);
  const rows = AMOUNTS.map(
    (name) => [words.labels[name], amountOf(words, sumOf(months, name))] as const,
  );
  return { heading: words.headings.year, blocks: [facts(...rows)] };
};

const homeOf = (
  words: DocumentWords,
  { name, address, months }: AnnualStatement['homes'][number],
): Section => ({
  heading: [...new Set([name, address])].join(', '),
  blocks: [
    {
      kind: 'table',
      columns: [
        { heading: words.labels.month, share: 0.2 },
        ...AMOUNTS.map((amount) => ({ heading: words.labels[amount], share: 0.2, isAmount: true })),
      ],
      rows: months.map((month) => [
        monthOf(words, month.month),
        ...AMOUNTS.map((amount) => numberOf(words.locale, month[amount])),
      ]),
      total: [
        words.labels.total,
        ...AMOUNTS.map((amount) => numberOf(words.locale, sumOf(months, amount))),
      ],
    },
  ],
});

const sumOf = (months: readonly Amounts[], name: keyof Amounts): bigint =>
  months.reduce((sum, month) => sum + month[name], 0n);
