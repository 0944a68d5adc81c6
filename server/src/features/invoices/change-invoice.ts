import type { Work } from '../../platform/work.ts';
import { saveInvoice } from './store.ts';

/** Changes an invoice by a person's decision or a worker's result. Emits `invoices.changed`. */
export async function changeInvoice(
  { tx, emit }: Work,
  id: string,
  values: Parameters<typeof saveInvoice>[2],
): Promise<void> {
  await saveInvoice(tx, id, values);
  await emit({ name: 'invoices.changed', payload: { invoiceIds: [id] } });
}
