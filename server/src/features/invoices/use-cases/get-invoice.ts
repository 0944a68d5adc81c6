import { invoiceStatus, openOf } from '@husvaer/domain/invoices/states';
import type { InvoiceStatus } from '@husvaer/domain/invoices/enums';

import { AppError } from '@husvaer/domain/kernel/errors';
import { findBooks, moneyPolicy } from '../../ledger/public.ts';
import { getLease, type LeaseView } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { isTenants } from '../kinds.ts';
import {
  findInvoices,
  findInvoicesOf,
  findInvoiceOfDocument,
  findLines,
  type Invoice,
} from '../store.ts';
import { getReadableInvoice } from '../load-claim-for-update.ts';

/** An invoice, as a list shows it. */
export interface ShownInvoice extends Invoice {
  status: InvoiceStatus;
  /** The amount still to pay; zero for a credit note. */
  open: bigint;
  /** Value added tax in its total. */
  vat: bigint;
  /** The viewer's side; null for those who run its book. */
  side: LeaseView['side'] | null;
}

/** All invoices of a lease that the viewer may see, the latest month first. Throws `leases.not_found`. */
export async function getInvoices(work: ReadWork, leaseId: string): Promise<ShownInvoice[]> {
  const { side } = await getLease(work, leaseId);
  const all = await findInvoicesOf(work.tx, [leaseId]);
  return showInvoices(work, side === 'tenant' ? all.filter(isTenants) : all, side);
}

/** One invoice, for those who may see it. Throws `invoicing.not_found`. */
export async function getInvoice(work: ReadWork, id: string): Promise<ShownInvoice> {
  const { lease } = await getReadableInvoice(work, id);
  const all = await getInvoices(work, lease.id);
  return all.find((invoice) => invoice.id === id)!;
}

/** Invoices as of today. Callers check permission to see them. */
export async function showInvoices(
  work: ReadWork,
  seen: readonly Invoice[],
  side: ShownInvoice['side'],
): Promise<ShownInvoice[]> {
  // Tenants' invoices have none.
  const lines = await findLines(
    work.tx,
    seen.filter((invoice) => !isTenants(invoice)).map(({ id }) => id),
  );
  const today = work.clock.today().toString();
  return seen.map((invoice) => ({
    ...invoice,
    side,
    vat: (lines.get(invoice.id) ?? []).reduce((sum, { vat }) => sum + vat, 0n),
    status: invoiceStatus(invoice, today),
    open: invoice.creditsId === null ? openOf(invoice) : 0n,
  }));
}

/** Whether the viewer may read a document as an invoice of theirs, or because they may read its book. */
export async function mayReadInvoice(work: ReadWork, documentId: string): Promise<boolean> {
  const invoiceId = await findInvoiceOfDocument(work.tx, documentId);
  const [invoice] = invoiceId ? await findInvoices(work.tx, [invoiceId]) : [];
  if (!invoice) return false;
  if (await mayReadBook(work, invoice.bookId, 'audit')) return true;
  try {
    await getReadableInvoice(work, invoice.id);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Whether the viewer has this permission on the money of a book. */
export async function mayReadBook(
  { tx, viewer }: ReadWork,
  bookId: string,
  may: 'see' | 'audit',
): Promise<boolean> {
  const [book] = await findBooks(tx, [bookId]);
  return book !== undefined && moneyPolicy[may](viewer, book.partnerId);
}
