import { invoicingErrors } from '@husvaer/domain/invoicing/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import { findBook } from '../../ledger/public.ts';
import { collectRentOf, getLease } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { tellParties } from '../tell-parties.ts';
import { beginBilling } from './begin-billing.ts';

/**
 * Has the operator collect the rent of a lease that its landlord had directly, from the next rent that is
 * not due yet. Throws `leases.not_found` for everybody but a landlord without an agency, `leases.not_running`,
 * and `invoicing.not_found` where nobody collects rent.
 */
export async function collectRent(work: Work, leaseId: string): Promise<void> {
  const lease = await getLease(work, leaseId);
  const { mayWrite, property } = lease;
  if (!mayWrite || property.partnerId !== null) throw leaseErrors.not_found();
  const book = await findBook(work.tx, null);
  if (!book) throw invoicingErrors.not_found();
  await collectRentOf(work, leaseId);
  await beginBilling(work, { leaseId, book });
  await tellParties(work, lease, 'rent_collected');
}
