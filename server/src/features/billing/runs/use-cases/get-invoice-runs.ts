import type { Page } from '../../../../platform/graphql/page-types.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { requireBook } from '../../../ledger/public.ts';
import { countRuns, findRuns, type InvoiceRun } from '../store.ts';

/**
 * The days on which an agency issued invoices. Throws `ledger.not_found` when the viewer may not see its
 * books.
 */
export async function getInvoiceRuns(
  work: ReadWork,
  { partnerId, ...part }: { partnerId: string | null; limit: number; skip: number },
): Promise<Page<InvoiceRun>> {
  const { id: bookId } = await requireBook(work, partnerId, 'see');
  return {
    data: await findRuns(work.tx, { bookId, ...part }),
    total: await countRuns(work.tx, bookId),
  };
}
