import type { AssignmentTerms } from '@husvaer/domain/properties/assignment';

import type { Work } from '../../../platform/work.ts';
import { makeAssignment } from '../../properties/public.ts';
import { addDraft, type DraftContent } from '../draft-lease.ts';

export interface NewLease extends DraftContent {
  listingId: string;
  landlordId?: string | null | undefined;
  assignment?: AssignmentTerms | null | undefined;
}

/**
 * Drafts a lease of a home, with its property and assignment. Returns its id. Throws
 * `listings.not_found` and `leases.own_home`.
 */
export async function addLease(
  work: Work,
  { listingId, landlordId, assignment, ...request }: NewLease,
): Promise<string> {
  const letting = await makeAssignment(work, {
    listingId,
    landlordId: landlordId ?? null,
    terms: assignment ?? null,
    startsOn: request.terms.startsOn,
  });
  return addDraft(work, letting, request);
}
