import { AppError } from '@husvaer/domain/kernel/errors';
import { invoiceStatus, openOf } from '@husvaer/domain/invoicing/states';
import type { InvoiceStatus } from '@husvaer/domain/invoicing/words';

import { findDocuments, type Document } from '../../files/public.ts';
import { getLease } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findInvoicesOf, findInvoiceOfDocument, type Invoice } from '../invoices/store.ts';
import { findLetterOfDocument } from '../late/store.ts';
import { findParts, findPayments, type LeasePayment } from '../payments/store.ts';
import { isTenants, seeInvoice } from './take-invoice.ts';

/** An invoice as a list shows it. */
export interface ShownInvoice extends Invoice {
  status: InvoiceStatus;
  /** What is still to be paid; nothing of a credit note. */
  open: bigint;
  document: Document | null;
}

/** All invoices of a lease that the viewer may see, the latest month first. Throws `leases.not_found`. */
export async function getInvoices(work: ReadWork, leaseId: string): Promise<ShownInvoice[]> {
  const { side } = await getLease(work, leaseId);
  const all = await findInvoicesOf(work.tx, [leaseId]);
  const seen = side === 'tenant' ? all.filter(isTenants) : all;
  const documents = new Map(
    (
      await findDocuments(
        work.tx,
        seen.flatMap(({ documentId }) => documentId ?? []),
      )
    ).map((document) => [document.id, document]),
  );
  const today = work.clock.today().toString();
  return seen.map((invoice) => ({
    ...invoice,
    status: invoiceStatus(invoice, today),
    open: invoice.creditsId === null ? openOf(invoice) : 0n,
    document: documents.get(invoice.documentId ?? '') ?? null,
  }));
}

/** A payment, and what it pays. */
export interface ShownPayment extends LeasePayment {
  pays: { invoice: Invoice; amount: bigint }[];
}

/** All payments of a lease, the latest first. Throws `leases.not_found`. */
export async function getPayments(work: ReadWork, leaseId: string): Promise<ShownPayment[]> {
  await getLease(work, leaseId);
  const payments = await findPayments(work.tx, [leaseId]);
  const parts = Map.groupBy(await findParts(work.tx, [leaseId]), ({ paymentId }) => paymentId);
  const invoices = new Map(
    (await findInvoicesOf(work.tx, [leaseId])).map((invoice) => [invoice.id, invoice]),
  );
  return payments.map((payment) => ({
    ...payment,
    pays: (parts.get(payment.id) ?? []).flatMap(({ invoiceId, amount }) => {
      const invoice = invoices.get(invoiceId);
      return invoice ? [{ invoice, amount }] : [];
    }),
  }));
}

/** Whether the viewer may read a document because it is an invoice of theirs, or a letter about one. */
export async function mayReadInvoice(work: ReadWork, documentId: string): Promise<boolean> {
  const invoiceId = await findInvoiceOfDocument(work.tx, documentId);
  const letter = invoiceId ? undefined : await findLetterOfDocument(work.tx, documentId);
  try {
    if (invoiceId) await seeInvoice(work, invoiceId);
    if (letter) {
      const { side } = await getLease(work, letter.leaseId);
      return side !== 'tenant' || letter.kind !== 'petition';
    }
    return invoiceId !== undefined;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
