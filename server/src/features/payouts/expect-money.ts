import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { findBooks, moneyPolicy } from '../ledger/public.ts';
import type { ReadWork } from '../../platform/work.ts';

/** Throws `payouts.not_found` for whoever may not do this with the money of each of these books' agencies. */
export async function expectMoney(
  { tx, viewer }: ReadWork,
  may: keyof typeof moneyPolicy,
  of: readonly { bookId: string }[],
): Promise<void> {
  const bookIds = [...new Set(of.map(({ bookId }) => bookId))];
  const theirs = (await findBooks(tx, bookIds)).filter(({ partnerId }) =>
    moneyPolicy[may](viewer, partnerId),
  );
  if (theirs.length < bookIds.length) throw payoutErrors.not_found();
}
