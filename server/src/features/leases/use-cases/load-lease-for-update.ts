import { accountErrors } from '@husvaer/domain/accounts/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../platform/work.ts';
import { findProperties, leasePolicy } from '../../properties/public.ts';
import { lockLease, type Lease } from '../store.ts';

/** A lease for whoever may write its papers, locked. Throws `leases.not_found` for everybody else. */
export async function loadLeaseForUpdate({ tx, viewer }: Work, id: string) {
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const lease = await lockLease(tx, id);
  const [property] = lease ? await findProperties(tx, [lease.propertyId]) : [];
  if (!lease || !property || !leasePolicy.write(viewer, property)) throw leaseErrors.not_found();
  return { lease, property, about: { leaseId: id, partnerId: property.partnerId } };
}

/** Throws `leases.wrong_state` when the papers have come further, or not so far. */
export function requirePaperState({ paper }: Lease, wanted: readonly Lease['paper'][]): void {
  if (!wanted.includes(paper)) throw leaseErrors.wrong_state({ paper });
}
