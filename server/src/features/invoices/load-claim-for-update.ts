import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { openOf } from '@husvaer/domain/invoices/states';

import { findLeaseRents, getLease, type LeaseRent, type LeaseView } from '../leases/public.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import { isClaim, isTenants } from './kinds.ts';
import { lockBilling } from './accounts/store.ts';
import { findInvoices, type Invoice } from './store.ts';

/** An invoice, and as whom the viewer reads its lease. */
export interface TakenInvoice {
  invoice: Invoice;
  lease: LeaseView;
}

/** An invoice for those its lease is about. Throws `invoicing.not_found` for everybody else. */
export async function seeInvoice(work: ReadWork, invoiceId: string): Promise<TakenInvoice> {
  const [invoice] = await findInvoices(work.tx, [invoiceId]);
  if (!invoice) throw invoicingErrors.not_found();
  const lease = await getLease(work, invoice.leaseId);
  if (lease.side === 'tenant' && !isTenants(invoice)) throw invoicingErrors.not_found();
  return { invoice, lease };
}

/**
 * A claim that something is left to pay of, of a lease that nobody else books money of meanwhile, for
 * those `may` lets. Throws `invoicing.not_found` and `invoicing.already_settled`.
 */
export async function loadClaimForUpdate(
  work: Work,
  invoiceId: string,
  may: (lease: LeaseView) => boolean,
): Promise<TakenInvoice & { rent: LeaseRent; open: bigint }> {
  const { lease } = await seeInvoice(work, invoiceId);
  if (!may(lease)) throw invoicingErrors.not_found();
  await lockBilling(work.tx, [lease.id]);
  const { invoice } = await seeInvoice(work, invoiceId);
  const rent = (await findLeaseRents(work.tx, [lease.id])).get(lease.id);
  if (!isClaim(invoice) || !rent) throw invoicingErrors.not_found();
  const open = openOf(invoice);
  if (open === 0n) throw invoicingErrors.already_settled();
  return { invoice, lease, rent, open };
}

/** Whoever rents. */
export const isTenant = ({ side }: LeaseView): boolean => side === 'tenant';
/** Whoever lets, and who does it for them. */
export const isLetting = ({ side }: LeaseView): boolean => side !== 'tenant';
/** Whoever writes the lease's papers. */
export const isWriting = ({ mayWrite }: LeaseView): boolean => mayWrite;
