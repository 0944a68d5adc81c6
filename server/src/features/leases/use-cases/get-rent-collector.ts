import { accountErrors } from '@husvaer/domain/accounts/errors';

import { findBook } from '../../ledger/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { nameContractAccount } from '../client-accounts/name-account.ts';
import { recordLeaseEvent } from '../history/record.ts';
import { leasePolicy } from '../../properties/public.ts';
import { setCollected } from '../store.ts';
import { loadRunningLeaseForUpdate } from '../load-running-lease-for-update.ts';

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
 * Records that the operator collects the rent of a lease from now on. Throws as
 * {@link loadRunningLeaseForUpdate} does.
 */
export async function collectRentOf(work: Work, leaseId: string): Promise<void> {
  const { lease, about } = await loadRunningLeaseForUpdate(work, leaseId);
  // The account that its tenants know: they get notice of the other one.
  if (lease.rentAccount !== null) await nameContractAccount(work, leaseId, lease.rentAccount);
  await setCollected(work.tx, leaseId);
  await recordLeaseEvent(work, about, 'rent_collected');
}
