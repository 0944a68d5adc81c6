import { leaseErrors } from '@husvaer/domain/leases/errors';
import { requestErrors } from '@husvaer/domain/kernel/errors';

import { takenBack } from '../../../../platform/savepoints.ts';
import type { Work } from '../../../../platform/work.ts';
import { addLease, type NewLease } from '../../use-cases/add-lease.ts';
import { addLeaseUnder } from '../../use-cases/add-lease-under.ts';
import { updateLease } from '../../use-cases/update-lease.ts';
import { findContradictions, type FoundContradiction } from '../find-contradictions.ts';

/** A draft as a form has it: a new one of a home or under an assignment, or a change of one. */
interface LeaseToCheck extends Omit<NewLease, 'listingId'> {
  contractId?: string | null | undefined;
  version?: number | null | undefined;
  assignmentId?: string | null | undefined;
  listingId?: string | null | undefined;
}

/**
 * What would contradict itself in a lease if it were saved now. It is saved as the form would save it, and
 * taken back. Throws what saving it throws.
 */
export async function checkLease(work: Work, input: LeaseToCheck): Promise<FoundContradiction[]> {
  const untold = { ...work, publish: () => {}, count: () => {} };
  return takenBack(work.tx, async () => findContradictions(untold, await save(untold, input)));
}

async function save(
  work: Work,
  { contractId, version, assignmentId, listingId, ...draft }: LeaseToCheck,
): Promise<string> {
  const { tenants, terms } = draft;
  if (contractId) {
    if (typeof version !== 'number') throw leaseErrors.not_found();
    await updateLease(work, { id: contractId, version, tenants, terms });
    return contractId;
  }
  if (assignmentId) return addLeaseUnder(work, { assignmentId, tenants, terms });
  if (!listingId)
    throw requestErrors.invalid({ fields: [{ path: 'inputData.listingId', reason: 'required' }] });
  return addLease(work, { ...draft, listingId });
}
