import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { countOrderFiles, findOrderFiles, type OrderFile } from '../store.ts';

/** What an agency's bank was asked for, file by file. Throws `ledger.not_found` for whoever may not see. */
export async function getPaymentOrders(
  work: ReadWork,
  { partnerId, ...part }: { partnerId: string | null; limit: number; skip: number },
): Promise<{ data: OrderFile[]; total: number }> {
  const { id: bookId } = await requireBook(work, partnerId, 'see');
  return {
    data: await findOrderFiles(work.tx, { bookId, ...part }),
    total: await countOrderFiles(work.tx, bookId),
  };
}
