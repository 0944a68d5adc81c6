import { findListing } from '../../listings/public.ts';
import type { Work } from '../../../platform/work.ts';
import { recordLeaseEvent } from '../history/record.ts';
import { recordGuaranteeAct } from '../record-guarantee-act.ts';
import { changeLease, setTenants } from '../store.ts';
import { requireRentCollection } from '../require-rent-collection.ts';
import { loadDraftForUpdate } from '../load-lease-for-update.ts';
import { tenantsOf, type DraftContent } from '../draft-lease.ts';

/**
 * Changes a draft. Throws `leases.not_found`, `leases.wrong_state` when it was sent, and
 * `leases.changed_elsewhere` when the version is not the latest.
 */
export async function updateLease(
  work: Work,
  { id, version, ...request }: DraftContent & { id: string; version: number },
): Promise<void> {
  const { tx } = work;
  const { lease, property, about } = await loadDraftForUpdate(work, { contractId: id, version });
  const listing = property.listingId ? await findListing(tx, property.listingId) : undefined;
  const { landlordId, partnerId } = property;
  await requireRentCollection(work, request.terms, partnerId);
  const tenants = await tenantsOf(work, { requested: request.tenants, listing, landlordId });
  await changeLease(tx, id, request.terms);
  await setTenants(tx, id, tenants);
  await recordLeaseEvent(work, about, 'changed');
  await recordGuaranteeAct(work, { ...about, assignmentId: lease.assignmentId });
}
