import type { RefundEvent } from '@husvaer/domain/payouts/enums';

import type { Work } from '../../platform/work.ts';

/** Emits events of refunds. */
export async function emitRefundEvents(
  { clock, emit }: Work,
  events: readonly { refundId: string; name: RefundEvent }[],
): Promise<void> {
  if (events.length === 0) return;
  await emit({
    name: 'payouts.refund_events_recorded',
    payload: { at: clock.now().toString(), events },
  });
}
