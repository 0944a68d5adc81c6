import {
  findMissingNumbers,
  isOpenOn,
  isPaymentLate,
  isStatementLate,
  matchPayments,
  reconcile,
  type DatedDifference,
  type Reconciliation,
  type ReconciliationProblem,
} from '@husvaer/domain/banking/reconciliation';
import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { findBalances, findClientAccounts, type Book } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import {
  findAccountStatements,
  findDifferenceEntries,
  findDifferences,
  findFirstMoved,
  findMovements,
  findNumbers,
  findRepeatedSums,
  findUnmatched,
  type DifferenceEntry,
} from './facts/store.ts';
import { findLateLines, type LateLine } from './late-lines.ts';
import { readReport } from './report.ts';
import { findLastSigned } from './store.ts';

/** A client account compared with its bank's balance. */
export interface ReconciledAccount extends Reconciliation {
  account: string;
  /** Whether money still arrives on it automatically. */
  isInUse: boolean;
  /** Payments that make up the differences at the end of the last day; at most the latest 200. */
  entries: DifferenceEntry[];
  /** The books' movements, in sums by day. */
  movements: Movement[];
  problems: ReconciliationProblem[];
}

interface Movement {
  on: IsoDate;
  amount: bigint;
}

/** Payments of differences that are listed. */
const ENTRIES_MAX = 200;

/**
 * Compares a book's client accounts with its bank's balances, up to the end of a day. Months signed off
 * before that day's month count as they were accepted.
 */
export async function reconcileBook(
  work: ReadWork,
  book: Book,
  until: IsoDate,
): Promise<{ accounts: ReconciledAccount[]; problems: ReconciliationProblem[] }> {
  const { tx } = work;
  const { id: bookId, clientAccount } = book;
  const today = work.clock.today().toString();
  const month = `${until.slice(0, 7)}-01`;
  const signed = await findLastSigned(tx, { bookId, before: month });
  const report = signed && readReport(signed.report);
  const late = await findLateLines(tx, book);
  const accounts: ReconciledAccount[] = [];
  for (const { account, isInUse } of await findClientAccounts(tx, bookId)) {
    const before = report?.accounts.find((one) => one.account === account);
    const signedOff = report && before ? { on: report.until, rest: before.rest } : null;
    const ofAccount = late.filter((line) => line.account === account);
    const terms = { until, today, signedOff, late: ofAccount };
    accounts.push(await reconcileAccount(work, { account, isInUse }, terms));
  }
  const after = report?.until ?? null;
  const numbers = await findMissing(work, { bookId, clientAccount, after, until });
  const owed = (await findBalances(tx, { bookId, on: until })).get('bank_charges') ?? 0n;
  const refill: ReconciliationProblem[] =
    owed > 0n
      ? [{ kind: 'refill', account: clientAccount, on: null, amount: owed, numbers: null }]
      : [];
  const problems = [...accounts.flatMap((one) => one.problems), ...numbers, ...refill];
  return { accounts, problems };
}

async function reconcileAccount(
  { tx }: ReadWork,
  { account, isInUse }: { account: string; isInUse: boolean },
  {
    until,
    today,
    signedOff,
    late,
  }: {
    until: IsoDate;
    today: IsoDate;
    signedOff: { on: IsoDate; rest: bigint } | null;
    late: readonly LateLine[];
  },
): Promise<ReconciledAccount> {
  // A statement that closes on a future day is left out: it would hide that others are late.
  const sent = (await findAccountStatements(tx, account)).filter(
    ({ closingOn }) => closingOn <= today,
  );
  const statements = sent.filter(({ closingOn }) => closingOn <= until);
  const unmatched = await findUnmatched(tx, account);
  const matched = matchPayments(unmatched.entries, unmatched.lines);
  const known = await findDifferences(tx, account, signedOff?.on ?? null);
  const ofPayments = matched.map(({ entry, line }) => ({
    ...entry,
    ...differenceOf(entry, line?.on ?? null),
  }));
  const bookedLate = late.map(({ occurredOn: from, dated, amount, text }) => ({
    kind: 'booked_late' as const,
    from,
    until: dated,
    amount,
    count: 1,
    text,
  }));
  const movements = [...(await findMovements(tx, account)), ...late.flatMap(movedBy)];
  const found = reconcile({
    statements,
    movements,
    known: [...known, ...ofPayments, ...bookedLate],
    repeated: await findRepeatedSums(tx, account),
    signedOff,
  });
  const last = statements.at(-1)?.closingOn ?? null;
  const texts = new Map(unmatched.entries.map(({ id, text }) => [id, text]));
  const listed = last
    ? await findDifferenceEntries(tx, account, { on: last, limit: ENTRIES_MAX })
    : [];
  const latest = sent.at(-1)?.closingOn ?? null;
  const moved = await findFirstMoved(tx, account, latest);
  const isLate = isInUse && isStatementLate({ last: latest, moved, today });
  const missing = ofPayments.filter(
    ({ kind, on }) =>
      kind === 'not_received' &&
      on <= until &&
      isPaymentLate(on, today) &&
      on > (signedOff?.on ?? ''),
  );
  return {
    ...found,
    account,
    isInUse,
    movements,
    entries: [
      ...listed,
      ...ofPayments
        .filter((one) => last !== null && isOpenOn(one, last))
        .map(({ id, kind, on, amount, kid }) => ({
          kind,
          on,
          amount,
          kid,
          text: texts.get(id) ?? null,
        })),
      ...bookedLate
        .filter((one) => last !== null && isOpenOn(one, last))
        .map(({ kind, from: on, amount, text }) => ({ kind, on, amount, text, kid: null })),
    ].slice(0, ENTRIES_MAX),
    problems: [
      ...(isLate ? [problem('late_statement', account, { on: latest })] : []),
      ...found.breaks.map(({ before: on, opening, closing }) =>
        problem('missing_statement', account, { on, amount: opening - closing }),
      ),
      ...(missing.length > 0
        ? [
            problem('payments_missing', account, {
              on: missing[0]!.on,
              amount: missing.reduce((sum, { amount }) => sum + amount, 0n),
            }),
          ]
        : []),
      ...found.differences.flatMap(({ kind, from: on, amount }) =>
        kind === 'unexplained' || kind === 'repeated' || kind === 'before_first'
          ? problem('unexplained', account, { on, amount })
          : [],
      ),
    ],
  };
}

/** A late payment moves from its true day to the one from which the books count it. */
const movedBy = ({ occurredOn, dated, amount }: LateLine): Movement[] => [
  { on: occurredOn, amount: -amount },
  { on: dated, amount },
];

/** The difference that a payment of a statement makes, given the day on which another file has it. */
function differenceOf(
  { on, amount }: { on: IsoDate; amount: bigint },
  other: IsoDate | null,
): DatedDifference {
  if (other === null) return { kind: 'not_received', from: on, until: null, amount, count: 1 };
  const isLater = other < on;
  return {
    kind: 'in_transit',
    from: isLater ? other : on,
    until: isLater ? on : other,
    amount: isLater ? -amount : amount,
    count: 1,
  };
}

const problem = (
  kind: ReconciliationProblem['kind'],
  account: string,
  input: Partial<ReconciliationProblem>,
): ReconciliationProblem => ({
  kind,
  account,
  on: null,
  amount: null,
  numbers: null,
  ...input,
});

/** Numbers that are missing among the bank's files, after the last month signed off. */
async function findMissing(
  { tx }: ReadWork,
  {
    bookId,
    clientAccount,
    after,
    until,
  }: { bookId: string; clientAccount: string; after: IsoDate | null; until: IsoDate },
): Promise<ReconciliationProblem[]> {
  const problems = [];
  for (const [series, files] of await findNumbers(tx, bookId)) {
    // OCR transmissions are numbered per recipient, whatever accounts they have.
    const account = series.startsWith('ocr ') ? clientAccount : (files[0]?.account ?? '');
    for (const { from, to, before: on } of findMissingNumbers(files))
      if (on <= until && (after === null || on > after))
        problems.push(problem('missing_number', account, { on, numbers: { from, to } }));
  }
  return problems;
}
