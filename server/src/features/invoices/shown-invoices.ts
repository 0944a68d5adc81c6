import { invoiceStatus, openOf } from '@husvaer/domain/invoices/states';
import type { InvoiceStatus } from '@husvaer/domain/invoices/enums';

import { getLease, type LeaseView } from '../leases/public.ts';
import type { ReadWork } from '../../platform/work.ts';
import { isTenants } from './kinds.ts';
import { findInvoicesOf, findLines, type Invoice } from './store.ts';

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
