import type { Ore } from '@husvaer/domain/kernel/money';
import { oreToKroner } from '@husvaer/domain/kernel/money';

import type { Block, DocumentText, Section } from '../../../platform/pdf/document-text.ts';
import type { MonthReconciliation } from './use-cases/get-bank-reconciliation.ts';
import { TEXTS, type Language } from './report-texts.ts';
import { dayInNorway } from '../../../platform/norwegian-time.ts';

type Words = (typeof TEXTS)[Language];
type Account = MonthReconciliation['accounts'][number];

/** A month's reconciliation as a document. */
export function reconciliationText(
  language: Language,
  reconciliation: MonthReconciliation,
): DocumentText {
  const words = TEXTS[language];
  const { bookName, until, signed, accounts, problems, unclear, charges, late, balances } =
    reconciliation;
  const name = new Intl.DateTimeFormat(words.locale, { month: 'long', year: 'numeric' }).format(
    new Date(`${reconciliation.month}T12:00:00Z`),
  );
  const toRefill = balances.find(({ account }) => account === 'bank_charges')?.amount ?? 0n;
  return {
    language,
    title: words.title(name),
    sections: [
      {
        heading: bookName,
        blocks: [
          facts(
            [words.until, dayOf(until)],
            [
              words.signed,
              signed
                ? words.signedBy(signed.byName ?? words.somebody, dayOf(dayInNorway(signed.at)))
                : words.notSigned,
            ],
            [words.note, signed?.note ?? null],
          ),
        ],
      },
      ...accounts.map((account) => accountSection(words, account)),
      ...section(words.problems, problems.length > 0, {
        columns: [
          { heading: words.what, share: 0.5 },
          { heading: words.day, share: 0.25 },
          { heading: words.amount, share: 0.25, isAmount: true },
        ],
        rows: problems.map(({ kind, on, amount, numbers }) => [
          [words.problemKinds[kind], numbers && words.numbers(numbers.from, numbers.to)]
            .filter(Boolean)
            .join(', '),
          on ? dayOf(on) : '',
          amount === null ? '' : money(words, amount),
        ]),
      }),
      ...section(words.unclear, unclear.length > 0, {
        columns: [
          { heading: words.day, share: 0.15 },
          { heading: words.text, share: 0.65 },
          { heading: words.amount, share: 0.2, isAmount: true },
        ],
        rows: unclear.map(({ on, text, reason, amount }) => [
          dayOf(on),
          [text, words.reasons[reason]].filter(Boolean).join(' – '),
          money(words, amount),
        ]),
        total: [words.sum, '', money(words, sumOf(unclear))],
      }),
      ...section(words.charges, charges.length > 0 || toRefill !== 0n, {
        columns: [
          { heading: words.day, share: 0.15 },
          { heading: words.text, share: 0.65 },
          { heading: words.amount, share: 0.2, isAmount: true },
        ],
        rows: charges.map(({ on, text, amount }) => [
          dayOf(on),
          text ?? words.charges,
          money(words, amount),
        ]),
        total: ['', words.toRefill, money(words, toRefill)],
      }),
      ...section(words.late, late.length > 0, {
        columns: [
          { heading: words.day, share: 0.15 },
          { heading: words.text, share: 0.65 },
          { heading: words.amount, share: 0.2, isAmount: true },
        ],
        rows: late.map(({ on, text, amount }) => [dayOf(on), text ?? '', money(words, amount)]),
        total: [words.sum, '', money(words, sumOf(late))],
      }),
      ...section(words.balances, balances.length > 0, {
        columns: [
          { heading: words.what, share: 0.5 },
          { heading: words.debit, share: 0.25, isAmount: true },
          { heading: words.credit, share: 0.25, isAmount: true },
        ],
        rows: balances
          .filter(({ amount }) => amount !== 0n)
          .map(({ account, amount }) => [
            words.accounts[account],
            amount > 0n ? money(words, amount) : '',
            amount < 0n ? money(words, -amount) : '',
          ]),
      }),
    ],
  };
}

function accountSection(words: Words, account: Account): Section {
  const { statementOn, bank, ledger, differences, entries, days } = account;
  return {
    heading: words.account(account.account),
    blocks: [
      facts(
        [words.statementOn, statementOn ? dayOf(statementOn) : words.noStatement],
        [words.bank, bank === null ? null : money(words, bank)],
        [words.ledger, money(words, ledger)],
        [words.difference, bank === null ? null : money(words, bank - ledger)],
      ),
      ...(bank !== null && differences.length === 0
        ? [{ kind: 'text' as const, text: words.none }]
        : []),
      ...table(differences.length > 0, {
        columns: [
          { heading: words.differences, share: 0.5 },
          { heading: words.since, share: 0.15 },
          { heading: words.payments, share: 0.15, isAmount: true },
          { heading: words.amount, share: 0.2, isAmount: true },
        ],
        rows: differences.map(({ kind, from, count, amount }) => [
          words.kinds[kind],
          dayOf(from),
          String(count),
          money(words, amount),
        ]),
        total: [words.sum, '', '', money(words, sumOf(differences))],
      }),
      ...table(entries.length > 0, {
        columns: [
          { heading: words.entries, share: 0.4 },
          { heading: words.day, share: 0.15 },
          { heading: words.kid, share: 0.25 },
          { heading: words.amount, share: 0.2, isAmount: true },
        ],
        rows: entries.map(({ kind, on, kid, text, amount }) => [
          text ?? words.kinds[kind],
          dayOf(on),
          kid ?? '',
          money(words, amount),
        ]),
      }),
      ...table(days.length > 0, {
        columns: [
          { heading: words.days, share: 0.25 },
          { heading: words.bank, share: 0.25, isAmount: true },
          { heading: words.ledger, share: 0.25, isAmount: true },
          { heading: words.unexplained, share: 0.25, isAmount: true },
        ],
        rows: days.map((day) => [
          dayOf(day.on),
          money(words, day.bank),
          money(words, day.ledger),
          money(words, day.rest),
        ]),
      }),
    ],
  };
}

type Rows = Omit<Extract<Block, { kind: 'table' }>, 'kind'>;

const table = (isShown: boolean, rows: Rows): Block[] =>
  isShown ? [{ kind: 'table', ...rows }] : [];

const section = (heading: string, isShown: boolean, rows: Rows): Section[] =>
  isShown ? [{ heading, blocks: [{ kind: 'table', ...rows }] }] : [];

const facts = (...rows: [label: string, value: string | null][]): Block => ({
  kind: 'facts',
  rows: rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
});

const dayOf = (day: string): string => day.split('-').toReversed().join('.');

const sumOf = (some: readonly { amount: Ore }[]): Ore =>
  some.reduce((sum, { amount }) => sum + amount, 0n);

const money = ({ locale }: Words, amount: Ore): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(oreToKroner(amount));
