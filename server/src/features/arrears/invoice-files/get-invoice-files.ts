import { AppError } from '@husvaer/domain/kernel/errors';
import type { LateRentStep } from '@husvaer/domain/invoices/words';

import { findDocuments, type Document } from '../../files/public.ts';
import { getLease } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { getInvoices, mayRunBook, type ShownInvoice } from '../../invoices/public.ts';
import { findLetterOfDocument, findLetters } from '../store.ts';

/** What a file of an invoice is. */
export const FILE_KINDS = ['invoice', 'reminder', 'eviction_notice', 'eviction_letter'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
export interface InvoiceFile {
  kind: FileKind;
  document: Document;
}
export interface FiledInvoice extends ShownInvoice {
  /** Its PDF first, then what was sent about it. */
  files: InvoiceFile[];
}

const KIND_OF_LETTER: Record<LateRentStep, FileKind> = {
  pre_reminder: 'reminder',
  soft_reminder: 'reminder',
  reminder: 'reminder',
  second_reminder: 'reminder',
  notice: 'eviction_notice',
  petition: 'eviction_letter',
};

/** The files of invoices that the viewer sees, for each: its PDF first, then what was sent about it. */
export async function getInvoiceFiles(
  work: ReadWork,
  invoices: readonly ShownInvoice[],
): Promise<InvoiceFile[][]> {
  const letters = await findLetters(work.tx, {
    leaseIds: [...new Set(invoices.map(({ leaseId }) => leaseId))],
  });
  const documents = new Map(
    (
      await findDocuments(
        work.tx,
        [...invoices, ...letters].flatMap(({ documentId }) => documentId ?? []),
      )
    ).map((document) => [document.id, document]),
  );
  const fileOf = (kind: FileKind, documentId: string | null): InvoiceFile[] => {
    const document = documents.get(documentId ?? '');
    return document ? [{ kind, document }] : [];
  };
  return invoices.map(({ id, documentId, side }) => [
    ...fileOf('invoice', documentId),
    ...letters
      // A petition is the letting side's.
      .filter(({ kind }) => side !== 'tenant' || kind !== 'petition')
      .filter(({ claims }) => claims.some(({ invoiceId }) => invoiceId === id))
      .flatMap((letter) => fileOf(KIND_OF_LETTER[letter.kind], letter.documentId)),
  ]);
}

/**
 * All invoices of a lease that the viewer may see, the latest month first; or those with a file of one
 * kind, and no other of their files. Throws `leases.not_found`.
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

/** Whether the viewer may read a document because it is a letter about rent of theirs, or because they run its book. */
export async function mayReadLetter(work: ReadWork, documentId: string): Promise<boolean> {
  const letter = await findLetterOfDocument(work.tx, documentId);
  if (!letter) return false;
  if (await mayRunBook(work, letter.bookId)) return true;
  try {
    const { side } = await getLease(work, letter.leaseId);
    return side !== 'tenant' || letter.kind !== 'petition';
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
