import { payoutErrors } from '@husvaer/domain/payouts/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { maySeeOrders } from '../settings/approvers/require-approver.ts';
import { findPayouts } from '../store.ts';
import { viewPayouts, type PayoutView } from './view-payouts.ts';
import { requireLetting } from './get-payouts.ts';

/**
 * A payout, for its lease's letting side, for those who may see the agency's money, and for its approvers. Throws
 * `payouts.not_found`.
 */
export async function getPayout(work: ReadWork, payoutId: string): Promise<PayoutView> {
  const [payout] = await findPayouts(work.tx, [payoutId]);
  if (!payout) throw payoutErrors.not_found();
  if (!(await maySeeOrders(work, [payout]))) await requireLetting(work, payout.leaseId);
  const [view] = await viewPayouts(work, [payout]);
  return view!;
}
