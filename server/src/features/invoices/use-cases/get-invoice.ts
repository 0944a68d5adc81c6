import type { ReadWork } from '../../../platform/work.ts';
import { getReadableInvoice } from '../load-claim-for-update.ts';
import { getInvoices, type ShownInvoice } from '../shown-invoices.ts';

/** One invoice, for those who may see it. Throws `invoicing.not_found`. */
export async function getInvoice(work: ReadWork, id: string): Promise<ShownInvoice> {
  const { lease } = await getReadableInvoice(work, id);
  const all = await getInvoices(work, lease.id);
  return all.find((invoice) => invoice.id === id)!;
}
