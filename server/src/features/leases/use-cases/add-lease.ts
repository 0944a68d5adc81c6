import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { z } from '@husvaer/domain/kernel/zod';
import { assignmentTerms } from '@husvaer/domain/properties/assignment';
import { leaseTenants } from '@husvaer/domain/leases/tenants';
import { leaseTerms } from '@husvaer/domain/leases/terms';

import type { Work } from '../../../platform/work.ts';
import { makeAssignment } from '../../properties/public.ts';
import { lawToday, addDraft } from '../draft-lease.ts';

/**
 * Drafts a lease of a home, with its property and assignment. Returns its id. Throws `request.invalid` with
 * its fields, `listings.not_found` and `leases.own_home`.
 */
export async function addLease(work: Work, input: unknown): Promise<string> {
  const { listingId, landlordId, assignment, ...request } = parseInput(
    z.strictObject({
      listingId: uuid,
      landlordId: uuid.nullish(),
      tenants: leaseTenants,
      terms: leaseTerms(lawToday(work)),
      assignment: assignmentTerms.nullish(),
    }),
    input,
    'inputData',
  );
  const letting = await makeAssignment(work, {
    listingId,
    landlordId: landlordId ?? null,
    terms: assignment ?? null,
    startsOn: request.terms.startsOn,
  });
  return addDraft(work, letting, request);
}
