import { AppError } from '@husvaer/domain/kernel/errors';
import { invoiceStatus, openOf } from '@husvaer/domain/invoicing/states';
import type { InvoiceStatus, LateRentStep } from '@husvaer/domain/invoicing/words';

import { findDocuments, type Document } from '../../files/public.ts';
import { findBooks, moneyPolicy } from '../../ledger/public.ts';
import { getLease } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import {
  findInvoices,
  findInvoicesOf,
  findInvoiceOfDocument,
  findLines,
  type Invoice,
} from '../invoices/store.ts';
import { findLetterOfDocument, findLetters } from '../late/store.ts';
import { findParts, findPayments, type LeasePayment } from '../payments/store.ts';
import { isDirectAndStands } from './pay-directly.ts';
import { isLetting, isTenants, seeInvoice } from './take-invoice.ts';

/** An invoice as a list shows it. */
export interface ShownInvoice extends Invoice {
  status: InvoiceStatus;
  /** What is still to be paid; nothing of a credit note. */
  open: bigint;
  /** Value added tax in its total. */
  vat: bigint;
  /** Its PDF first, then what was sent about it. */
  files: InvoiceFile[];
}

/** What a file of an invoice is. */
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

/**
 * All invoices of a lease that the viewer may see, the latest month first; or those with a file of one
 * kind, and no other of their files. Throws `leases.not_found`.
 */
export async function getInvoices(
  work: ReadWork,
  { leaseId, neededFile }: { leaseId: string; neededFile?: FileKind | undefined },
): Promise<ShownInvoice[]> {
  const { side } = await getLease(work, leaseId);
  const all = await findInvoicesOf(work.tx, [leaseId]);
  const shown = await showInvoices(work, side === 'tenant' ? all.filter(isTenants) : all);
  return shown
    .map((invoice) => ({
      ...invoice,
      // A petition is the letting side's.
      files: invoice.files.filter(
        ({ kind }) =>
          (side !== 'tenant' || kind !== 'eviction_letter') && kind === (neededFile ?? kind),
      ),
    }))
    .filter(({ files }) => neededFile === undefined || files.length > 0);
}

/** One invoice, for whoever may see it. Throws `invoicing.not_found`. */
export async function getInvoice(work: ReadWork, id: string): Promise<ShownInvoice> {
  const { lease } = await seeInvoice(work, id);
  const all = await getInvoices(work, { leaseId: lease.id });
  return all.find((invoice) => invoice.id === id)!;
}

/** Invoices as they stand today, for whoever may see them. */
export async function showInvoices(
  work: ReadWork,
  seen: readonly Invoice[],
): Promise<ShownInvoice[]> {
  const letters = await findLetters(work.tx, {
    leaseIds: [...new Set(seen.map(({ leaseId }) => leaseId))],
  });
  const documents = new Map(
    (
      await findDocuments(
        work.tx,
        [...seen, ...letters].flatMap(({ documentId }) => documentId ?? []),
      )
    ).map((document) => [document.id, document]),
  );
  const fileOf = (kind: FileKind, documentId: string | null): InvoiceFile[] => {
    const document = documents.get(documentId ?? '');
    return document ? [{ kind, document }] : [];
  };
  // Tenants' have none.
  const lines = await findLines(
    work.tx,
    seen.filter((invoice) => !isTenants(invoice)).map(({ id }) => id),
  );
  const today = work.clock.today().toString();
  return seen.map((invoice) => ({
    ...invoice,
    vat: (lines.get(invoice.id) ?? []).reduce((sum, { vat }) => sum + vat, 0n),
    status: invoiceStatus(invoice, today),
    open: invoice.creditsId === null ? openOf(invoice) : 0n,
    files: [
      ...fileOf('invoice', invoice.documentId),
      ...letters
        .filter(({ claims }) => claims.some(({ invoiceId }) => invoiceId === invoice.id))
        .flatMap(({ kind, documentId }) => fileOf(KIND_OF_LETTER[kind], documentId)),
    ],
  }));
}

/** A payment, and what it pays. */
export interface ShownPayment extends LeasePayment {
  pays: { invoice: Invoice; amount: bigint }[];
  /** The viewer may say that the landlord did not receive it directly after all. */
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

/**
 * Whether the viewer may read a document because it is an invoice of theirs, or a letter about one, or
 * because they run the money it is about.
 */
export async function mayReadInvoice(work: ReadWork, documentId: string): Promise<boolean> {
  const invoiceId = await findInvoiceOfDocument(work.tx, documentId);
  const [invoice] = invoiceId ? await findInvoices(work.tx, [invoiceId]) : [];
  const letter = invoice ? undefined : await findLetterOfDocument(work.tx, documentId);
  const bookId = invoice?.bookId ?? letter?.bookId;
  if (bookId === undefined) return false;
  try {
    if (await mayRunBook(work, bookId)) return true;
    if (invoice) await seeInvoice(work, invoice.id);
    if (letter) {
      const { side } = await getLease(work, letter.leaseId);
      return side !== 'tenant' || letter.kind !== 'petition';
    }
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function mayRunBook({ tx, viewer }: ReadWork, bookId: string): Promise<boolean> {
  const [book] = await findBooks(tx, [bookId]);
  return book !== undefined && moneyPolicy.see(viewer, book.partnerId);
}
