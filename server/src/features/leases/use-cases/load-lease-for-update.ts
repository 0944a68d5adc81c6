import { accountErrors } from '@husvaer/domain/accounts/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../platform/work.ts';
import { findProperties, leasePolicy } from '../../properties/public.ts';
import { lockLease, type Lease } from '../store.ts';

/** A locked lease, for users who may write its documents. Throws `leases.not_found` for others. */
export async function loadLeaseForUpdate({ tx, viewer }: Work, id: string) {
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const lease = await lockLease(tx, id);
  const [property] = lease ? await findProperties(tx, [lease.propertyId]) : [];
  if (!lease || !property || !leasePolicy.write(viewer, property)) throw leaseErrors.not_found();
  return { lease, property, about: { leaseId: id, partnerId: property.partnerId } };
}

/** Throws `leases.wrong_state` unless the documents are in one of these states. */
export function requirePaperState({ paper }: Lease, wanted: readonly Lease['paper'][]): void {
  if (!wanted.includes(paper)) throw leaseErrors.wrong_state({ paper });
}
