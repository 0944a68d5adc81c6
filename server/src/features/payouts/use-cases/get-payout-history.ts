import type { ReadWork } from '../../../platform/work.ts';
import { findPayoutsOf } from '../store.ts';
import { viewPayouts, type PayoutView } from './view-payouts.ts';
import { requireLetting } from './get-payouts.ts';

/**
 * The payouts of a lease for its letting side: the expected one first, then the latest. Throws
 * `payouts.not_found`.
 */
export async function getPayoutHistory(work: ReadWork, leaseId: string): Promise<PayoutView[]> {
  await requireLetting(work, leaseId);
  const all = await findPayoutsOf(work.tx, [leaseId]);
  return viewPayouts(
    work,
    all.filter(({ madeOn, dueOn }) => madeOn !== null || dueOn !== null),
  );
}
