import { payoutErrors } from '@husvaer/domain/payouts/errors';

import {
  findBook,
  findBooks,
  moneyPolicy,
  requireBook,
  type Book,
} from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { hasMoneyPermission } from '../../require-money.ts';
import { findApprovers } from '../store.ts';

/**
 * Whether the viewer is named as an approver in each of these books, and has the right in this session: an
 * agency may ask for a strong login.
 */
export async function isApprover(
  { tx, viewer }: ReadWork,
  of: readonly { bookId: string }[],
): Promise<boolean> {
  if (viewer.kind !== 'account') return false;
  const bookIds = [...new Set(of.map(({ bookId }) => bookId))];
  const approvers = await findApprovers(tx, bookIds);
  const books = await findBooks(tx, bookIds);
  return books.every(
    ({ id, partnerId }) =>
      approvers.get(id)?.includes(viewer.id) &&
      (moneyPolicy.run(viewer, partnerId) || moneyPolicy.run(viewer, null)),
  );
}

/**
 * The viewer's account, as an approver in all of these books: one of the agency's agents, or a bookkeeper of
 * the operator whom the agency has named. Throws `payouts.not_approver`, and `payouts.not_found` for others
 * than those who run the money.
 */
export async function requireApprover(
  work: ReadWork,
  of: readonly { bookId: string }[],
): Promise<string> {
  const { viewer } = work;
  if (viewer.kind === 'account' && (await isApprover(work, of))) return viewer.id;
  if (!(await hasMoneyPermission(work, 'run', of))) throw payoutErrors.not_found();
  throw payoutErrors.not_approver();
}

/** Whether the viewer may see these payouts or refunds as those who read the books, or as their approver. */
export const maySeeOrders = async (
  work: ReadWork,
  of: readonly { bookId: string }[],
): Promise<boolean> => (await hasMoneyPermission(work, 'audit', of)) || isApprover(work, of);

/**
 * An agency's book, for those who have this permission on its money and for its approvers, who may be the operator's bookkeepers.
 * Throws `ledger.not_found`.
 */
export async function requireBookToApprove(
  work: ReadWork,
  partnerId: string | null,
  may: 'see' | 'audit' = 'see',
): Promise<Book> {
  const book = await findBook(work.tx, partnerId);
  return book && (await isApprover(work, [{ bookId: book.id }]))
    ? book
    : requireBook(work, partnerId, may);
}
