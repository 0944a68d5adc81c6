import { lastBusinessDay } from '@husvaer/domain/banking/reconciliation';
import { addMonths, endOfMonth, type IsoDate } from '@husvaer/domain/kernel/dates';

import { findPeople } from '../../../accounts/public.ts';
import { findBalances, findClosedUntil, requireBook, type Book } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import {
  findAccountStatements,
  findCharges,
  findFirstStatement,
  findUnclear,
} from '../facts/store.ts';
import { findLateLines } from '../late-lines.ts';
import { reconcileBook, type ReconciledAccount } from '../reconcile-book.ts';
import { readReport, type ReconciliationReport } from '../report.ts';
import { findLastSigned, findSignedMonth } from '../store.ts';

/** Rows in each list of a report. */
const LISTED = 500;

/** Why a month can't be signed off yet. */
export const NOT_SIGNABLE = ['signed', 'not_over', 'no_statement', 'earlier_month'] as const;

type NotSignable = (typeof NOT_SIGNABLE)[number];

/** A month of a book's client accounts, compared with their bank. */
export interface MonthReconciliation extends ReconciliationReport {
  /** The first day of the month. */
  month: IsoDate;
  bookName: string;
  /** Null while it is not signed off. */
  signed: { at: Temporal.Instant; byName: string | null; note: string | null } | null;
  /** Null when it can be signed off now. */
  notSignable: NotSignable | null;
  /** Whether the person who signs has to explain why the bank and the books differ. */
  needsNote: boolean;
  /** The first ended month that waits to be signed off. */
  nextToSign: IsoDate | null;
  /** The last day up to which the books are closed. */
  closedUntil: IsoDate | null;
  /** Whether the month can be closed: it has no statements to sign, or was signed before months were closed. */
  isClosable: boolean;
}

/**
 * A month of an agency's client accounts: as it was signed off, or as it is now. Without `month`, the one
 * that waits to be signed off, or the current one. Throws `ledger.not_found`.
 */
export async function getBankReconciliation(
  work: ReadWork,
  { partnerId, month: request }: { partnerId: string | null; month: IsoDate | null },
): Promise<MonthReconciliation> {
  const book = await requireBook(work, partnerId, 'audit');
  const nextToSign = await findNextToSign(work, book);
  const month = request ?? nextToSign ?? `${work.clock.today().toString().slice(0, 7)}-01`;
  const signed = await findSignedMonth(work.tx, { bookId: book.id, month });
  const [signer] = await findPeople(work.tx, signed?.signedById ? [signed.signedById] : []);
  const report = signed ? readReport(signed.report) : await makeReport(work, book, month);
  const closedUntil = await findClosedUntil(work.tx, book.id);
  return {
    ...report,
    month,
    nextToSign,
    bookName: book.name,
    closedUntil,
    isClosable: findClosingObstacle(work, month, { nextToSign, closedUntil }) === null,
    signed: signed
      ? { at: signed.signedAt, byName: signer?.name ?? null, note: signed.note }
      : null,
    notSignable: signed ? 'signed' : await findObstacle(work, book, { month, nextToSign }),
    needsNote: report.problems.some(({ kind }) => kind !== 'refill'),
  };
}

/** A month as it is now. */
async function makeReport(
  work: ReadWork,
  book: Book,
  month: IsoDate,
): Promise<ReconciliationReport> {
  const { tx, clock } = work;
  const today = clock.today().toString();
  const until = endOfMonth(month) < today ? endOfMonth(month) : today;
  const { accounts, problems } = await reconcileBook(work, book, until);
  const shown = [];
  for (const account of accounts) shown.push(showAccount(account, { month, until }));
  const late = await findLateLines(tx, book);
  const balances = await findBalances(tx, { bookId: book.id, on: until });
  return {
    until,
    accounts: shown,
    problems,
    balances: [...balances].map(([account, amount]) => ({ account, amount })),
    unclear: await findUnclear(tx, book.id, until),
    charges: await findCharges(tx, book.id, { from: month, until, limit: LISTED }),
    late: late
      .filter(({ dated }) => dated >= month && dated <= until)
      .map(({ occurredOn: on, amount, text, lineId }) => ({ on, amount, text, lineId }))
      .slice(0, LISTED),
  };
}

function showAccount(
  { account, isInUse, days, differences, entries, movements }: ReconciledAccount,
  { month, until }: { month: IsoDate; until: IsoDate },
): ReconciliationReport['accounts'][number] {
  const last = days.at(-1);
  return {
    account,
    isInUse,
    differences,
    entries,
    statementOn: last?.on ?? null,
    bank: last?.bank ?? null,
    ledger:
      last?.ledger ??
      movements.reduce((sum, { on, amount }) => (on <= until ? sum + amount : sum), 0n),
    rest: last?.rest ?? 0n,
    days: days.filter(({ on }) => on >= month),
  };
}

/** The first ended month that is not signed off, beginning with that of the first statement. */
export async function findNextToSign(
  { tx, clock }: ReadWork,
  { id: bookId }: Book,
): Promise<IsoDate | null> {
  const last = await findLastSigned(tx, { bookId });
  const first = last ? addMonths(last.month, 1) : await findFirstStatement(tx, bookId);
  if (first === null) return null;
  const month = `${first.slice(0, 7)}-01`;
  return endOfMonth(month) < clock.today().toString() ? month : null;
}

/** Why a month can't be closed. */
const NOT_CLOSABLE = ['closed', 'not_over', 'not_signed', 'changed'] as const;

/** Why a month can't be closed without being signed off; null when it can. */
export function findClosingObstacle(
  { clock }: Pick<ReadWork, 'clock'>,
  month: IsoDate,
  { nextToSign, closedUntil }: Pick<MonthReconciliation, 'nextToSign' | 'closedUntil'>,
): (typeof NOT_CLOSABLE)[number] | null {
  const end = endOfMonth(month);
  if (closedUntil !== null && closedUntil >= end) return 'closed';
  if (end >= clock.today().toString()) return 'not_over';
  return nextToSign !== null && nextToSign <= month ? 'not_signed' : null;
}

/** Why a month can't be signed off yet. */
async function findObstacle(
  { tx, clock }: ReadWork,
  book: Book,
  { month, nextToSign }: { month: IsoDate; nextToSign: IsoDate | null },
): Promise<NotSignable | null> {
  const end = endOfMonth(month);
  if (end >= clock.today().toString()) return 'not_over';
  if (nextToSign !== null && month > nextToSign) return 'earlier_month';
  if (nextToSign === null || month < nextToSign) return 'no_statement';
  return (await isStatementComplete({ tx }, book.clientAccount, end)) ? null : 'no_statement';
}

/**
 * Whether the bank's statements reach a month's end: the last one closed on its last business day, or the
 * next begins with the same balance, as banks send none for days without movements.
 */
async function isStatementComplete(
  { tx }: Pick<ReadWork, 'tx'>,
  account: string,
  end: IsoDate,
): Promise<boolean> {
  const statements = await findAccountStatements(tx, account);
  const last = statements.findLast(({ closingOn }) => closingOn <= end);
  if (last && last.closingOn >= lastBusinessDay(end)) return true;
  const next = statements.find(({ closingOn }) => closingOn > end);
  return next !== undefined && next.opening !== null && (last?.closing ?? 0n) === next.opening;
}
