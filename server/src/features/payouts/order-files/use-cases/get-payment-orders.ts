import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { countOrderFiles, findOrderFiles, type OrderFile } from '../store.ts';

/**
 * The payment orders of an agency, file by file. Throws `ledger.not_found` when the viewer may not see its
 * money.
 */
export async function getPaymentOrders(
  work: ReadWork,
  { partnerId, ...part }: { partnerId: string | null; limit: number; skip: number },
): Promise<{ data: OrderFile[]; total: number }> {
  const { id: bookId } = await requireBook(work, partnerId, 'audit');
  return {
    data: await findOrderFiles(work.tx, { bookId, ...part }),
    total: await countOrderFiles(work.tx, bookId),
  };
}
