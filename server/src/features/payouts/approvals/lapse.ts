import type { Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import { emitRefundEvents } from '../emit-refund-events.ts';
import { setApproved } from './store.ts';
import type { ToOrder } from './find-standings.ts';

/** Records that locked orders, which had been approved, wait for approval again. */
export async function lapse(work: Work, orders: readonly ToOrder[]): Promise<void> {
  const payoutIds = orders.filter(({ kind }) => kind === 'payout').map(({ id }) => id);
  const refundIds = orders.filter(({ kind }) => kind === 'refund').map(({ id }) => id);
  await setApproved(work.tx, 'payout', payoutIds, null);
  await setApproved(work.tx, 'refund', refundIds, null);
  await recordPayoutEvents(
    work,
    payoutIds.map((payoutId) => ({ payoutId, name: 'approval_lapsed' })),
  );
  await emitRefundEvents(
    work,
    refundIds.map((refundId) => ({ refundId, name: 'approval_lapsed' })),
  );
}
