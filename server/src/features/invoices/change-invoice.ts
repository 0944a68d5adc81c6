import type { Work } from '../../platform/work.ts';
import { saveInvoice, type Invoice } from './store.ts';

/** Changes an invoice by a person's decision or a worker's result. Emits `invoices.changed`. */
export async function changeInvoice(
  { tx, emit }: Work,
  id: string,
  values: Parameters<typeof saveInvoice>[2],
): Promise<void> {
  await saveInvoice(tx, id, values);
  await emit({ name: 'invoices.changed', payload: { invoiceIds: [id] } });
}

/** Records what is written off of a locked claim by now, and of that what the agency bears of the rent. */
export function recordLoss(
  work: Work,
  invoice: Invoice,
  { lost, lostByAgency }: Pick<Invoice, 'lost' | 'lostByAgency'>,
): Promise<void> {
  const today = work.clock.today().toString();
  const since = lost > invoice.lost ? today : invoice.lostOn;
  const lostOn = lost === 0n ? null : since;
  return changeInvoice(work, invoice.id, { lost, lostOn, lostByAgency });
}

/** Records that the landlord received what a tenant said they had; nothing if nobody said so. */
export async function confirmSaidPaid(work: Work, invoice: Invoice): Promise<void> {
  if (invoice.isSaidPaid) await changeInvoice(work, invoice.id, { reportedPaidAt: null });
}
