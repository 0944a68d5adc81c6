import { moneyPolicy } from '../../ledger/public.ts';
import { findWaiting, type Waiting } from '../../payouts/public.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { countTasks, type TaskCounts } from './store.ts';

/** What waits for a person in a book. Of another's book only what the person is to approve, or to agree to. */
export interface MoneyTasks extends TaskCounts {
  payouts: Waiting;
  refunds: Waiting;
}

const NO_ORDERS = { count: 0, amount: 0n };

/**
 * What waits for the viewer: in the book of an agency that they work for, or, for null, in the operator's own book
 * and in those whose payments they approve or whose client account was changed. Empty for others than those who
 * run the money. The start page, the tabs of the money pages and their lists count the same.
 */
export async function findTasks(
  { tx, clock, viewer }: Pick<ReadWork, 'tx' | 'clock'> & { viewer: AccountViewer },
  partnerId: string | null,
): Promise<MoneyTasks[]> {
  if (!moneyPolicy.run(viewer, partnerId)) return [];
  const books = await countTasks(tx, {
    accountId: viewer.id,
    partnerId,
    today: clock.today().toString(),
  });
  const approved = books.filter(({ isApprover }) => isApprover).map(({ bookId }) => bookId);
  const waiting = await findWaiting({ tx, clock }, approved, viewer.id);
  return books.map((book) => ({
    ...book,
    ...(waiting.get(book.bookId) ?? { payouts: NO_ORDERS, refunds: NO_ORDERS }),
  }));
}
