import type { Tx } from '../../platform/db/tx.ts';
import { findLeaseRents, type LeaseRent } from './rent-terms.ts';
import { lockLease } from './store.ts';

/**
 * Locks a lease, for what changes its money and records it in its history. Returns its money terms; undefined if it is
 * not signed. Permissions are not checked.
 */
export async function loadRentForUpdate(tx: Tx, leaseId: string): Promise<LeaseRent | undefined> {
  await lockLease(tx, leaseId);
  return (await findLeaseRents(tx, [leaseId])).get(leaseId);
}
