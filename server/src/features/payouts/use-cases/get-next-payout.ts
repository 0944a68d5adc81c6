import type { ReadWork } from '../../../platform/work.ts';
import type { PayoutView } from './view-payouts.ts';
import { getPayoutHistory } from './get-payout-history.ts';

/** The next expected payout of a lease; null when there is none. */
export async function getNextPayout(work: ReadWork, leaseId: string): Promise<PayoutView | null> {
  const [next] = await getPayoutHistory(work, leaseId);
  return next?.madeOn === null ? next : null;
}
