import { mayWithdraw } from '@husvaer/domain/signing/states';

import type { Work } from '../../../platform/work.ts';
import { factsOf, lockOrder } from '../store.ts';
import { endEarly } from '../move-on.ts';

/**
 * Withdraws an order: no one can sign any more, and the signers who had been notified are notified. An order
 * that has ended or is fully signed does not change.
 */
export async function withdrawOrder(
  work: Work,
  { orderId, reason }: { orderId: string; reason: string | null },
): Promise<void> {
  const order = await lockOrder(work.tx, orderId);
  if (order && mayWithdraw(factsOf(order)))
    await endEarly(work, order, { status: 'withdrawn', reason });
}
