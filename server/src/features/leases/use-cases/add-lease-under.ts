import { accountErrors } from '@husvaer/domain/accounts/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import { findListing } from '../../listings/public.ts';
import type { Work } from '../../../platform/work.ts';
import { findAssignments, findProperties, leasePolicy } from '../../properties/public.ts';
import { addDraft, type DraftContent } from '../draft-lease.ts';

/**
 * Drafts a lease under an existing assignment. Returns its id. Throws
 * `leases.assignment_not_found` and `leases.own_home`.
 */
export async function addLeaseUnder(
  work: Work,
  { assignmentId, ...request }: DraftContent & { assignmentId: string },
): Promise<string> {
  const { tx, viewer } = work;
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const [assignment] = await findAssignments(tx, [assignmentId]);
  const [property] = assignment ? await findProperties(tx, [assignment.propertyId]) : [];
  if (!property || !leasePolicy.write(viewer, property)) throw leaseErrors.assignment_not_found();
  const listing = property.listingId ? await findListing(tx, property.listingId) : undefined;
  return addDraft(work, { assignmentId, property, listing }, request);
}
