import { payoutErrors } from '@husvaer/domain/payouts/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { maySeeOrders } from '../settings/approvers/require-approver.ts';
import { findPayouts } from '../store.ts';
import { viewPayouts, type PayoutView } from './view-payouts.ts';

/** Payouts in this order, for those who may see their agencies' money, and for their approvers. Throws `payouts.not_found`. */
export async function getPayoutsById(
  work: ReadWork,
  ids: readonly string[],
): Promise<PayoutView[]> {
  const payouts = new Map((await findPayouts(work.tx, ids)).map((one) => [one.id, one]));
  if (!(await maySeeOrders(work, [...payouts.values()]))) throw payoutErrors.not_found();
  return viewPayouts(
    work,
    ids.map((id) => {
      const payout = payouts.get(id);
      if (!payout) throw payoutErrors.not_found();
      return payout;
    }),
  );
}
