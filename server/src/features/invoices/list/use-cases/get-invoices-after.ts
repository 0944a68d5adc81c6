import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import type { ShownInvoice } from '../../shown-invoices.ts';
import { findInvoiceIdsAfter } from '../store.ts';
import { type InvoiceFilters, inOrder } from '../list-invoices.ts';

/** The next of an agency's invoices after a serial number, the earliest first. */
export async function getInvoicesAfter(
  work: ReadWork,
  { partnerId, serial, limit, ...request }: InvoiceFilters & { serial: number; limit: number },
): Promise<ShownInvoice[]> {
  const { id: bookId } = await requireBook(work, partnerId, 'audit');
  const filters = { ...request, bookId, today: work.clock.today().toString() };
  return inOrder(work, await findInvoiceIdsAfter(work.tx, { ...filters, serial, limit }));
}
