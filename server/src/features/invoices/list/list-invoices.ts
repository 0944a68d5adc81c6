import { expectBook } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findInvoices } from '../store.ts';
import { showInvoices, type ShownInvoice } from '../use-cases/get-invoices.ts';
import {
  findInvoiceIds,
  findInvoiceIdsAfter,
  findInvoicedLeases,
  sumInvoices,
  type InvoicedLease,
  type InvoiceFilter,
  type InvoiceSort,
  type InvoiceTotals,
  type Page,
} from './store.ts';

/** As many as a person looks through. */
const LEASES_FOUND_MAX = 10;

/** What somebody asks of an agency's invoices. */
export interface InvoicesAsked {
  partnerId: string | null;
  search: string | undefined;
  status: InvoiceFilter;
  month: string | undefined;
}

/** Leases of an agency's that are invoiced, by a name, the home or a number. */
export async function getInvoicedLeases(
  work: ReadWork,
  { partnerId, search }: { partnerId: string | null; search: string },
): Promise<InvoicedLease[]> {
  const { id: bookId } = await expectBook(work, partnerId, 'see');
  return findInvoicedLeases(work.tx, { bookId, search, limit: LEASES_FOUND_MAX });
}

/** A page of an agency's invoices and credit notes. */
export async function getPartnerInvoices(
  work: ReadWork,
  { partnerId, sort, limit, skip, ...asked }: InvoicesAsked & Page & { sort: InvoiceSort },
): Promise<{ invoices: ShownInvoice[]; totals: InvoiceTotals }> {
  const { id: bookId } = await expectBook(work, partnerId, 'see');
  const filters = { ...asked, bookId, today: work.clock.today().toString() };
  const ids = await findInvoiceIds(work.tx, { ...filters, sort, limit, skip });
  return {
    invoices: await inOrder(work, ids),
    totals: await sumInvoices(work.tx, filters),
  };
}

/** The next of an agency's invoices behind a serial number, the earliest first. */
export async function getInvoicesAfter(
  work: ReadWork,
  { partnerId, serial, limit, ...asked }: InvoicesAsked & { serial: number; limit: number },
): Promise<ShownInvoice[]> {
  const { id: bookId } = await expectBook(work, partnerId, 'see');
  const filters = { ...asked, bookId, today: work.clock.today().toString() };
  return inOrder(work, await findInvoiceIdsAfter(work.tx, { ...filters, serial, limit }));
}

async function inOrder(work: ReadWork, ids: readonly string[]): Promise<ShownInvoice[]> {
  const found = await showInvoices(work, await findInvoices(work.tx, ids), null);
  const byId = new Map(found.map((invoice) => [invoice.id, invoice]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
