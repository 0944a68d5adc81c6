import { findAllBooks } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { reconcileBook } from './reconcile-book.ts';

/**
 * Compares the bank's own balances and numbers with the books. Returns a sentence for each difference. An
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
    for (const { kind, account, numbers } of problems)
      if (kind === 'missing_number' && numbers)
        sentences.push(
          `${book.name}: the bank's files ${numbers.from} to ${numbers.to} of ${account} have not come.`,
        );
  }
  return sentences;
}
