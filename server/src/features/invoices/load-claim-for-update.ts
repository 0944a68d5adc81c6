import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { openOf } from '@husvaer/domain/invoices/states';

import {
  findLeaseRents,
  getLease,
  loadRentForUpdate,
  type LeaseRent,
  type LeaseView,
} from '../leases/public.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import { isClaim, isTenants } from './kinds.ts';
import { lockBilling, type Billing } from './accounts/store.ts';
import { findInvoices, type Invoice } from './store.ts';

/** An invoice, and its lease as the viewer sees it. */
interface InvoiceOfLease {
  invoice: Invoice;
  lease: LeaseView;
}

/** An invoice, for the parties of its lease. Throws `invoicing.not_found` for others. */
export async function getReadableInvoice(
  work: ReadWork,
  invoiceId: string,
): Promise<InvoiceOfLease> {
  const [invoice] = await findInvoices(work.tx, [invoiceId]);
  if (!invoice) throw invoicingErrors.not_found();
  const lease = await getLease(work, invoice.leaseId);
  if (lease.side === 'tenant' && !isTenants(invoice)) throw invoicingErrors.not_found();
  return { invoice, lease };
}

/**
 * Locks a lease and then its billing: the one order of all that changes a claim and records it on the lease. Returns
 * the billing; undefined if the lease is not invoiced.
 */
export async function lockClaims(tx: Tx, leaseId: string): Promise<Billing | undefined> {
  await loadRentForUpdate(tx, leaseId);
  const [billing] = await lockBilling(tx, [leaseId]);
  return billing;
}

/**
 * Loads a claim with an open amount and locks its lease with its billing, for viewers whom `may` allows. Throws
 * `invoicing.not_found` and `invoicing.already_settled`.
 */
export async function loadClaimForUpdate(
  work: Work,
  invoiceId: string,
  may: (lease: LeaseView) => boolean,
): Promise<InvoiceOfLease & { rent: LeaseRent; open: bigint }> {
  const { lease } = await getReadableInvoice(work, invoiceId);
  if (!may(lease)) throw invoicingErrors.not_found();
  await lockClaims(work.tx, lease.id);
  const { invoice } = await getReadableInvoice(work, invoiceId);
  const rent = (await findLeaseRents(work.tx, [lease.id])).get(lease.id);
  if (!isClaim(invoice) || !rent) throw invoicingErrors.not_found();
  const open = openOf(invoice);
  if (open === 0n) throw invoicingErrors.already_settled();
  return { invoice, lease, rent, open };
}

/** Whether the viewer is a tenant. */
export const isTenant = ({ side }: LeaseView): boolean => side === 'tenant';
/** Whether the viewer is the landlord, or lets for them. */
export const isLetting = ({ side }: LeaseView): boolean => side !== 'tenant';
/** Whether the viewer writes the lease's documents. */
export const isWriting = ({ mayWrite }: LeaseView): boolean => mayWrite;
