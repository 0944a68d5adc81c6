import { accountErrors } from '@husvaer/domain/accounts/errors';
import type { LeaseTerms } from '@husvaer/domain/leases/terms';

import { findBook } from '../../ledger/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { recordLeaseEvent } from '../history/record.ts';
import { leasePolicy, refused } from '../../properties/public.ts';
import { setCollected } from '../store.ts';
import { loadRunningLeaseForUpdate } from './load-running-lease-for-update.ts';

/** The collector of rent for landlords without an agency. */
export interface Collector {
  name: string;
}

/** The collector of rent for landlords without an agency; null when the operator keeps no books. */
export async function getRentCollector({ tx, viewer }: ReadWork): Promise<Collector | null> {
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  return (await findBook(tx, null)) ?? null;
}

/**
 * Throws `request.invalid` when an agency's lease states how rent is collected (its assignment does), and
 * when the operator is to collect it but keeps no books.
 */
export async function requireRentCollection(
  { tx }: ReadWork,
  { rentCollection, rentAccount }: LeaseTerms,
  partnerId: string | null,
): Promise<void> {
  if (partnerId !== null && (rentCollection ?? rentAccount) !== null)
    throw refused('terms.rentCollection', 'not_allowed');
  if (rentCollection === 'collected' && !(await findBook(tx, null)))
    throw refused('terms.rentCollection', 'not_allowed');
}

/**
 * Records that the operator collects the rent of a lease from now on. Throws as
 * {@link loadRunningLeaseForUpdate} does.
 */
export async function collectRentOf(work: Work, leaseId: string): Promise<void> {
  const { about } = await loadRunningLeaseForUpdate(work, leaseId);
  await setCollected(work.tx, leaseId);
  await recordLeaseEvent(work, about, 'rent_collected');
}
