import {
  LEDGER_ACCOUNTS,
  RESULT_ACCOUNTS,
  type LedgerAccount,
} from '@husvaer/domain/ledger/accounts';

import { findAllBooks, findBalances } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { reconcileBook } from './reconcile-book.ts';
import { readReport, type ReconciliationReport } from './report.ts';
import { findClosingMonths } from './store.ts';

const RESULTS: readonly LedgerAccount[] = [...RESULT_ACCOUNTS, 'retained_earnings'];

/**
 * Compares the bank's own balances and numbers with the books, and the ledger with the months that were signed off
 * and closed. Returns a sentence for each difference. An
 * opening balance of an account's first statement is not an error: the person who signs its first month explains
 * it.
 */
export async function auditReconciliation(work: ReadWork): Promise<string[]> {
  const sentences = [];
  for (const book of await findAllBooks(work.tx)) {
    const { accounts, problems } = await reconcileBook(work, book, work.clock.today().toString());
    for (const { account, differences } of accounts)
      for (const { kind, from, amount } of differences)
        if (kind === 'unexplained' || kind === 'repeated' || kind === 'missing_statement')
          sentences.push(
            `${book.name}: from ${from} on the bank has ${amount} øre more on ${account} than the books say.`,
          );
    for (const { month, report } of await findClosingMonths(work.tx, book.id))
      if (!(await isAsInLedger(work.tx, book.id, readReport(report))))
        sentences.push(`${book.name}: the ledger is another than was signed off for ${month}.`);
    for (const { kind, account, numbers } of problems)
      if (kind === 'missing_number' && numbers)
        sentences.push(
          `${book.name}: the bank's files ${numbers.from} to ${numbers.to} of ${account} have not come.`,
        );
  }
  return sentences;
}

/**
 * Whether the ledger has the balances of a signed report at the end of its day. A report that was signed before
 * results were told by year has all years on the accounts of income and expenses: their sum is compared.
 */
export async function isAsInLedger(
  tx: ReadTx,
  bookId: string,
  { until, balances }: Pick<ReconciliationReport, 'until' | 'balances'>,
): Promise<boolean> {
  const signed = new Map(balances.map(({ account, amount }) => [account, amount]));
  const now = await findBalances(tx, { bookId, on: until });
  const ofAllYears = now.has('retained_earnings') && !signed.has('retained_earnings');
  const apart = LEDGER_ACCOUNTS.filter((account) => !ofAllYears || !RESULTS.includes(account));
  const sumOf = (all: ReadonlyMap<LedgerAccount, bigint>) =>
    RESULTS.reduce((sum, account) => sum + (all.get(account) ?? 0n), 0n);
  return (
    sumOf(signed) === sumOf(now) &&
    apart.every((account) => (signed.get(account) ?? 0n) === (now.get(account) ?? 0n))
  );
}
