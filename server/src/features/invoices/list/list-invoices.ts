import type { ReadWork } from '../../../platform/work.ts';
import { findInvoices } from '../store.ts';
import { showInvoices, type ShownInvoice } from '../shown-invoices.ts';
import type { InvoiceFilter } from './store.ts';

/** The filters of an agency's invoices. */
export interface InvoiceFilters {
  partnerId: string | null;
  search: string | undefined;
  status: InvoiceFilter;
  month: string | undefined;
}

export async function inOrder(work: ReadWork, ids: readonly string[]): Promise<ShownInvoice[]> {
  const found = await showInvoices(work, await findInvoices(work.tx, ids), null);
  const byId = new Map(found.map((invoice) => [invoice.id, invoice]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
