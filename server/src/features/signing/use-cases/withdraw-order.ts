import { mayWithdraw } from '@husvaer/domain/signing/states';

import type { Work } from '../../../platform/work.ts';
import { factsOf, lockOrder } from '../store.ts';
import { endEarly } from '../move-on.ts';

/** From now on nobody signs; those who had been told are told. What is over, or signed by all, stays as it is. */
export async function withdrawOrder(
  work: Work,
  { orderId, reason }: { orderId: string; reason: string | null },
): Promise<void> {
  const order = await lockOrder(work.tx, orderId);
  if (order && mayWithdraw(factsOf(order)))
    await endEarly(work, order, { status: 'withdrawn', reason });
}
