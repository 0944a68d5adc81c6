import { getLease } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findInvoicesOf, type Invoice, isLetting } from '../../invoices/public.ts';
import { findParts, findPayments, type LeasePayment } from '../store.ts';
import { isDirectAndStands } from './take-back-payment.ts';

/** A payment, and what it pays. */
export interface ShownPayment extends LeasePayment {
  pays: { invoice: Invoice; amount: bigint }[];
  /** The viewer may withdraw that the landlord received it directly. */
  mayTakeBack: boolean;
}

/** All payments of a lease, the latest first. Throws `leases.not_found`. */
export async function getPayments(work: ReadWork, leaseId: string): Promise<ShownPayment[]> {
  const lease = await getLease(work, leaseId);
  const payments = await findPayments(work.tx, [leaseId]);
  const parts = Map.groupBy(await findParts(work.tx, [leaseId]), ({ paymentId }) => paymentId);
  const invoices = new Map(
    (await findInvoicesOf(work.tx, [leaseId])).map((invoice) => [invoice.id, invoice]),
  );
  return payments.map((payment) => ({
    ...payment,
    mayTakeBack: isLetting(lease) && isDirectAndStands(payment, payments),
    pays: (parts.get(payment.id) ?? []).flatMap(({ invoiceId, amount }) => {
      const invoice = invoices.get(invoiceId);
      return invoice ? [{ invoice, amount }] : [];
    }),
  }));
}
