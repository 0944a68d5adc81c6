import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import type { ShownInvoice } from '../../shown-invoices.ts';
import {
  findInvoiceIds,
  sumInvoices,
  type InvoiceSort,
  type InvoiceTotals,
  type Page,
} from '../store.ts';
import { type InvoiceFilters, inOrder } from '../list-invoices.ts';

/** A page of an agency's invoices and credit notes. */
export async function getPartnerInvoices(
  work: ReadWork,
  { partnerId, sort, limit, skip, ...request }: InvoiceFilters & Page & { sort: InvoiceSort },
): Promise<{ invoices: ShownInvoice[]; totals: InvoiceTotals }> {
  const { id: bookId } = await requireBook(work, partnerId, 'audit');
  const filters = { ...request, bookId, today: work.clock.today().toString() };
  const ids = await findInvoiceIds(work.tx, { ...filters, sort, limit, skip });
  return {
    invoices: await inOrder(work, ids),
    totals: await sumInvoices(work.tx, filters),
  };
}
