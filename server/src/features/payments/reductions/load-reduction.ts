import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import { findInvoices, lockClaims, type Invoice } from '../../invoices/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { findReduction, lockReduction, type Reduction } from './store.ts';

export interface ReductionOfClaim {
  reduction: Reduction;
  invoice: Invoice;
  rent: LeaseRent;
}

/**
 * A reduction and its claim, locked like all that changes the claim. Permissions are not checked. Throws `invoicing.not_found`.
 */
export async function loadReductionForUpdate(
  { tx }: Work,
  reductionId: string,
): Promise<ReductionOfClaim> {
  const found = await findReduction(tx, reductionId);
  if (!found?.invoiceId) throw invoicingErrors.not_found();
  const { leaseId, invoiceId } = found;
  await lockClaims(tx, leaseId);
  const reduction = await lockReduction(tx, reductionId);
  const [invoice] = await findInvoices(tx, [invoiceId]);
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  if (!reduction || !invoice || !rent) throw invoicingErrors.not_found();
  return { reduction, invoice, rent };
}
