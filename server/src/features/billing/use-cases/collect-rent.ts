import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import { findBook } from '../../ledger/public.ts';
import { collectRentOf, loadReadableLeaseForUpdate, type LeaseView } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { notifyParties } from '../../invoices/public.ts';
import { beginBilling } from './begin-billing.ts';

/**
 * Lets the operator collect the rent of a lease whose landlord collected it directly, from the next rent that
 * is not due yet. Throws `leases.not_found` for all but a landlord without an agency, `leases.not_running`,
 * and `invoicing.not_found` when the operator does not collect rent.
 */
export async function collectRent(work: Work, leaseId: string): Promise<void> {
  const lease = await loadReadableLeaseForUpdate(work, leaseId);
  if (!isOwn(lease)) throw leaseErrors.not_found();
  // A repeated request has no effect.
  if (lease.rentCollection === 'collected') return;
  const book = await findBook(work.tx, null);
  if (!book) throw invoicingErrors.not_found();
  await collectRentOf(work, leaseId);
  await beginBilling(work, { leaseId, book });
  await notifyParties(work, lease, 'rent_collected');
}

/** Whether the viewer lets without an agency. */
export const isOwn = ({ mayWrite, property }: LeaseView): boolean =>
  mayWrite && property.partnerId === null;
