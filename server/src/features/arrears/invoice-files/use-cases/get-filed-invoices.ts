import { AppError } from '@husvaer/domain/kernel/errors';

import { getLease } from '../../../leases/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { getInvoices, mayReadBook, type ShownInvoice } from '../../../invoices/public.ts';
import { findLetterOfDocument } from '../../store.ts';
import { type InvoiceFile, type FileKind, getInvoiceFiles } from './get-invoice-files.ts';

export interface FiledInvoice extends ShownInvoice {
  /** Its PDF first, then the letters about it. */
  files: InvoiceFile[];
}

/**
 * All invoices of a lease that the viewer may see, the latest month first; with `neededFile`, those with a
 * file of that kind, and only that file. Throws `leases.not_found`.
 */
export async function getFiledInvoices(
  work: ReadWork,
  { leaseId, neededFile }: { leaseId: string; neededFile?: FileKind | undefined },
): Promise<FiledInvoice[]> {
  const invoices = await getInvoices(work, leaseId);
  const files = await getInvoiceFiles(work, invoices);
  return invoices
    .map((invoice, index) => ({
      ...invoice,
      files: files[index]!.filter(({ kind }) => kind === (neededFile ?? kind)),
    }))
    .filter((invoice) => neededFile === undefined || invoice.files.length > 0);
}

/** Whether the viewer may read a document as a letter about their rent, or because they may read its book. */
export async function mayReadLetter(work: ReadWork, documentId: string): Promise<boolean> {
  const letter = await findLetterOfDocument(work.tx, documentId);
  if (!letter) return false;
  // A petition has birth dates, and is no document of an entry: auditors read none.
  const may = letter.kind === 'petition' ? 'see' : 'audit';
  if (await mayReadBook(work, letter.bookId, may)) return true;
  try {
    const { side } = await getLease(work, letter.leaseId);
    return side !== 'tenant' || letter.kind !== 'petition';
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
