import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { findBooks, moneyPolicy } from '../ledger/public.ts';
import type { ReadWork } from '../../platform/work.ts';

/** Whether the viewer has this permission on the money of each of these books. */
export async function hasMoneyPermission(
  { tx, viewer }: ReadWork,
  may: keyof typeof moneyPolicy,
  of: readonly { bookId: string }[],
): Promise<boolean> {
  const bookIds = [...new Set(of.map(({ bookId }) => bookId))];
  const theirs = (await findBooks(tx, bookIds)).filter(({ partnerId }) =>
    moneyPolicy[may](viewer, partnerId),
  );
  return theirs.length === bookIds.length;
}

/** Throws `payouts.not_found` unless the viewer has this permission on the money of each of these books. */
export async function requireMoney(
  work: ReadWork,
  may: keyof typeof moneyPolicy,
  of: readonly { bookId: string }[],
): Promise<void> {
  if (!(await hasMoneyPermission(work, may, of))) throw payoutErrors.not_found();
}
