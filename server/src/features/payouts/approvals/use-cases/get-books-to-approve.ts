import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { findBooks, moneyPolicy, type Book } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findBooksOfApprover } from '../../settings/store.ts';
import { findWaiting, type Waiting } from '../find-waiting.ts';

/** The books of an agency that named the viewer as an approver, and what waits for them there. */
export interface BookToApprove {
  book: Book;
  payouts: Waiting;
  refunds: Waiting;
}

/**
 * The agencies that have named the viewer, a bookkeeper of the operator, as an approver of their payments. Throws
 * `payouts.not_found` for others.
 */
export async function getBooksToApprove(work: ReadWork): Promise<BookToApprove[]> {
  const { tx, viewer } = work;
  if (viewer.kind !== 'account' || !moneyPolicy.run(viewer, null)) throw payoutErrors.not_found();
  const books = await findBooks(tx, await findBooksOfApprover(tx, viewer.id));
  const others = books.filter(({ partnerId }) => !moneyPolicy.run(viewer, partnerId));
  const waiting = await findWaiting(
    work,
    others.map(({ id }) => id),
    viewer.id,
  );
  return others
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((book) => ({ book, ...waiting.get(book.id)! }));
}
