import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import type { Ore } from '@husvaer/domain/kernel/money';

import { findBooks, type Book } from '../../ledger/public.ts';
import { findLeaseRents, getLease, type LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { lockBilling, type InvoiceLine, isWriting } from '../../invoices/public.ts';

/** Loads and locks a lease that is invoiced here, for those who write its documents. */
export async function loadBilledLeaseForUpdate(
  work: Work,
  leaseId: string,
): Promise<{ book: Book; rent: LeaseRent }> {
  const lease = await getLease(work, leaseId);
  if (!isWriting(lease)) throw invoicingErrors.not_found();
  const [billing] = await lockBilling(work.tx, [leaseId]);
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  const [book] = billing ? await findBooks(work.tx, [billing.bookId]) : [];
  if (!rent || !book) throw invoicingErrors.no_books();
  return { book, rent };
}

export const emitBillingChanged = (work: Work, leaseId: string): Promise<void> =>
  work.emit({ name: 'billing.landlord_invoiced', payload: { leaseId } });

export const expense = (name: string, costs: Ore, vat: Ore): InvoiceLine => ({
  kind: 'expense',
  name,
  amount: costs,
  vat,
  cost: null,
  from: null,
  to: null,
  monthly: null,
});
