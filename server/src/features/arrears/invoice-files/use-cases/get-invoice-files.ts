import type { LateRentStep } from '@husvaer/domain/invoices/enums';

import { findDocuments, type Document } from '../../../files/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import type { ShownInvoice } from '../../../invoices/public.ts';
import { findLetters } from '../../store.ts';

/** The kinds of files of an invoice. */
export const FILE_KINDS = ['invoice', 'reminder', 'eviction_notice', 'eviction_letter'] as const;

export type FileKind = (typeof FILE_KINDS)[number];

export interface InvoiceFile {
  kind: FileKind;
  document: Document;
}

const KIND_OF_LETTER: Record<LateRentStep, FileKind> = {
  pre_reminder: 'reminder',
  soft_reminder: 'reminder',
  reminder: 'reminder',
  second_reminder: 'reminder',
  notice: 'eviction_notice',
  petition: 'eviction_letter',
};

/** The files of each of these invoices that the viewer may see: its PDF first, then the letters about it. */
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
      // Petitions are for the letting side only.
      .filter(({ kind }) => side !== 'tenant' || kind !== 'petition')
      .filter(({ claims }) => claims.some(({ invoiceId }) => invoiceId === id))
      .flatMap((letter) => fileOf(KIND_OF_LETTER[letter.kind], letter.documentId)),
  ]);
}
