import { moneyPolicy } from '../../ledger/public.ts';
import { findWaiting, type Waiting } from '../../payouts/public.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { countTasks, type TaskCounts } from './store.ts';

/** What waits for a person in a book, because others did it or the person is to approve it. */
export interface MoneyTasks extends TaskCounts {
  payouts: Waiting;
  refunds: Waiting;
}

const NOTHING = { count: 0, amount: 0n };

/**
 * What waits for the viewer: in the book of an agency that they work for, or, for null, in the operator's own book
 * and in those whose payments they approve or whose client account was changed. Empty for others than those who
 * run the money.
 */
export async function findTasks(
  { tx, clock, viewer }: Pick<ReadWork, 'tx' | 'clock'> & { viewer: AccountViewer },
  partnerId: string | null,
): Promise<MoneyTasks[]> {
  if (!moneyPolicy.run(viewer, partnerId)) return [];
  const books = await countTasks(tx, { accountId: viewer.id, partnerId });
  const approved = books.filter(({ isApprover }) => isApprover).map(({ bookId }) => bookId);
  const waiting = await findWaiting({ tx, clock }, approved, viewer.id);
  return books.map((book) => ({
    ...book,
    ...(waiting.get(book.bookId) ?? { payouts: NOTHING, refunds: NOTHING }),
  }));
}
