import type { ReadWork } from '../../../../platform/work.ts';
import type { RefundView } from './get-refunds.ts';
import { getRefundsById } from './get-refunds-by-id.ts';

/** Throws `payouts.not_found` when the viewer may not see the agency's money. */
export async function getRefund(work: ReadWork, refundId: string): Promise<RefundView> {
  const [view] = await getRefundsById(work, [refundId]);
  return view!;
}
