import { payoutErrors } from '@husvaer/domain/payouts/errors';

import type { ReadWork } from '../../../../platform/work.ts';
import { maySeeOrders } from '../../settings/approvers/require-approver.ts';
import { findRefunds } from '../../records/refunds/store.ts';
import { type RefundView, viewRefunds } from './get-refunds.ts';

/** Several refunds in this order. Throws `payouts.not_found`. */
export async function getRefundsById(
  work: ReadWork,
  ids: readonly string[],
): Promise<RefundView[]> {
  const refunds = new Map((await findRefunds(work.tx, ids)).map((one) => [one.id, one]));
  if (!(await maySeeOrders(work, [...refunds.values()]))) throw payoutErrors.not_found();
  return viewRefunds(
    work,
    ids.map((id) => {
      const refund = refunds.get(id);
      if (!refund) throw payoutErrors.not_found();
      return refund;
    }),
  );
}
