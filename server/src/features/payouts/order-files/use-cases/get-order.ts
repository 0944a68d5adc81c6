import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findOrderOfMessage, type StoredOrder } from '../../orders/store.ts';

/**
 * One order with all its lines, for those who run the agency's money. Throws `payouts.not_found` also for
 * another agency's order.
 */
export async function getOrder(
  work: ReadWork,
  { partnerId, messageId }: { partnerId: string | null; messageId: string },
): Promise<StoredOrder> {
  const { id: bookId } = await requireBook(work, partnerId, 'run');
  const order = await findOrderOfMessage(work.tx, messageId);
  if (order?.bookId !== bookId) throw payoutErrors.not_found();
  return order;
}
