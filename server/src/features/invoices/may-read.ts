import { AppError } from '@husvaer/domain/kernel/errors';

import { findBooks, moneyPolicy } from '../ledger/public.ts';
import type { ReadWork } from '../../platform/work.ts';
import { getReadableInvoice } from './load-claim-for-update.ts';
import { findInvoiceOfDocument, findInvoices } from './store.ts';

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
