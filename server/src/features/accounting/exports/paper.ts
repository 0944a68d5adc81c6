import { FIRST_DAY, LAST_DAY } from '@husvaer/domain/accounting/period';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';

import { numberOf } from '../../invoices/public.ts';
import type { Column, DocumentText } from '../../../platform/pdf/document-text.ts';
import type { AccountStatement } from '../journal/use-cases/get-account-statement.ts';
import type { Voucher } from '../journal/use-cases/get-journal.ts';
import type { StatementRow } from '../journal/view-lines.ts';
import type { AccountingTexts } from '../messages/texts.ts';
import { TEXTS, type Language } from '../messages/texts-by-language.ts';
import { dayOf, documentOf, kindOf, voucherOf } from './rows.ts';

/** Whose books a paper is of, and for which period. */
export interface Heading {
  language: Language;
  name: string;
  from: string;
  to: string;
}

const LOCALES = { en: 'en-GB', no: 'nb-NO' };

/** A journal as a document: a row for each line of an entry, and the sums of debit and credit. */
export function journalText(heading: Heading, vouchers: readonly Voucher[]): DocumentText {
  const texts = TEXTS[heading.language];
  const lines = vouchers.flatMap((voucher) => voucher.lines.map((line) => ({ voucher, line })));
  const sums = sumsOf(lines.map(({ line }) => line));
  return paper(heading, {
    title: texts.journal,
    facts: [],
    columns: [
      ...columnsOf(texts, { voucher: 0.12, date: 0.13, text: 0.27, account: 0.2 }),
      ...amounts(texts, ['debit', 'credit'], 0.14),
    ],
    rows: lines.map(({ voucher, line: { account, leaseId, amount } }) => [
      voucherOf(voucher),
      dayOf(voucher.dated),
      textOf(texts, {
        ...voucher,
        rent: voucher.rents.find((rent) => rent.leaseId === leaseId) ?? null,
      }),
      texts.accounts[account],
      ...sidesOf(heading.language, amount),
    ]),
    total: ['', '', texts.sum, '', ...sums.map((sum) => money(heading.language, sum))],
  });
}

/** An account statement as a document: its balances, and a row for each line. */
export function statementText(
  heading: Heading,
  {
    account,
    opening,
    closing,
    debit,
    credit,
    lines,
  }: Omit<AccountStatement, 'data' | 'next'> & {
    account: LedgerAccount;
    lines: readonly StatementRow[];
  },
): DocumentText {
  const { language } = heading;
  const texts = TEXTS[language];
  return paper(heading, {
    title: `${texts.statement}: ${texts.accounts[account]}`,
    facts: [
      [texts.opening, money(language, opening)],
      [texts.closing, money(language, closing)],
    ],
    columns: [
      ...columnsOf(texts, { voucher: 0.12, date: 0.13, text: 0.3 }),
      ...amounts(texts, ['debit', 'credit', 'balance'], 0.15),
    ],
    rows: lines.map((line) => [
      voucherOf(line),
      dayOf(line.dated),
      textOf(texts, line),
      ...sidesOf(language, line.amount),
      money(language, line.balance),
    ]),
    total: [
      '',
      '',
      texts.sum,
      money(language, debit),
      money(language, credit),
      money(language, closing),
    ],
  });
}

function paper(
  { language, name, from, to }: Heading,
  {
    title,
    facts,
    ...table
  }: {
    title: string;
    facts: readonly (readonly [string, string])[];
    columns: Column[];
    rows: string[][];
    total: string[];
  },
): DocumentText {
  const texts = TEXTS[language];
  const period = [from === FIRST_DAY ? '' : dayOf(from), to === LAST_DAY ? '' : dayOf(to)];
  return {
    language,
    title,
    sections: [
      {
        heading: name,
        blocks: [{ kind: 'facts', rows: [[texts.period, period.join('–')], ...facts] }],
      },
      { heading: texts.vouchers, blocks: [{ kind: 'table', ...table }] },
    ],
  };
}

/** What an entry is, with its lease and its document. */
const textOf = (
  texts: AccountingTexts,
  { rent, document, ...entry }: Pick<StatementRow, 'kind' | 'occurredOn' | 'rent' | 'document'>,
): string =>
  [kindOf(texts, entry), rent?.number, documentOf(texts, document)].filter(Boolean).join(', ');

const columnsOf = (
  { columns }: AccountingTexts,
  shares: Partial<Record<'voucher' | 'date' | 'text' | 'account', number>>,
): Column[] =>
  (Object.keys(shares) as (keyof typeof shares)[]).map((name) => ({
    heading: columns[name],
    share: shares[name]!,
  }));

const amounts = (
  { columns }: AccountingTexts,
  names: readonly ('debit' | 'credit' | 'balance')[],
  share: number,
): Column[] => names.map((name) => ({ heading: columns[name], share, isAmount: true }));

const sumsOf = (lines: readonly { amount: bigint }[]): [debit: bigint, credit: bigint] => [
  lines.reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n),
  lines.reduce((sum, { amount }) => (amount < 0n ? sum - amount : sum), 0n),
];

const sidesOf = (language: Language, amount: bigint): [string, string] =>
  amount > 0n ? [money(language, amount), ''] : ['', money(language, -amount)];

const money = (language: Language, amount: bigint): string => numberOf(LOCALES[language], amount);
