import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { getLease } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { requireBookToApprove } from '../settings/approvers/require-approver.ts';
import { findPayoutPage, type PayoutFilter } from '../list/store.ts';
import { viewPayouts, type PayoutView } from './view-payouts.ts';

export interface PayoutListQuery extends PayoutFilter {
  partnerId: string | null;
  limit: number;
  skip: number;
}

/**
 * An agency's payouts, the latest first; those that are only expected, by their day. Throws
 * `ledger.not_found`.
 */
export async function getPayouts(
  work: ReadWork,
  { partnerId, ...query }: PayoutListQuery,
): Promise<{ data: PayoutView[]; total: number; amount: bigint }> {
  const { id: bookId } = await requireBookToApprove(work, partnerId, 'audit');
  const { payouts, ...sums } = await findPayoutPage(work.tx, { bookId, ...query });
  return { data: await viewPayouts(work, payouts), ...sums };
}

/** Throws `payouts.not_found` for tenants: payouts are between a landlord and the agency. */
export async function requireLetting(work: ReadWork, leaseId: string): Promise<void> {
  const { side } = await getLease(work, leaseId);
  if (side === 'tenant') throw payoutErrors.not_found();
}
