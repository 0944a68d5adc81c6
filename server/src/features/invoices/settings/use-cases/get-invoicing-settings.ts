import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findInvoicing, type Invoicing } from '../store.ts';

/** How an agency invoices. Throws `ledger.not_found` for whoever may not see, or where there are no books. */
export async function getInvoicingSettings(
  work: ReadWork,
  partnerId: string | null,
): Promise<Invoicing> {
  const { id } = await requireBook(work, partnerId, 'see');
  return findInvoicing(work.tx, id);
}
