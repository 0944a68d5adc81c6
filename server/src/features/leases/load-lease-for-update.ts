import { accountErrors } from '@husvaer/domain/accounts/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../platform/work.ts';
import { findProperties, leasePolicy } from '../properties/public.ts';
import { lockLease } from './store.ts';

/** A locked lease, for users who may write its documents. Throws `leases.not_found` for others. */
export async function loadLeaseForUpdate({ tx, viewer }: Work, id: string) {
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const lease = await lockLease(tx, id);
  const [property] = lease ? await findProperties(tx, [lease.propertyId]) : [];
  if (!lease || !property || !leasePolicy.write(viewer, property)) throw leaseErrors.not_found();
  return { lease, property, about: { leaseId: id, partnerId: property.partnerId } };
}

/** A draft, as its writer has read it. */
export interface OfDraft {
  contractId: string;
  version: number;
}

/**
 * A locked draft, as {@link loadLeaseForUpdate} gives it. Throws `leases.wrong_state` when it was sent, and
 * `leases.changed_elsewhere` when the version is not the latest.
 */
export async function loadDraftForUpdate(work: Work, { contractId, version }: OfDraft) {
  const loaded = await loadLeaseForUpdate(work, contractId);
  const { paper, version: latest } = loaded.lease;
  if (paper !== 'draft') throw leaseErrors.wrong_state({ paper });
  if (latest !== version) throw leaseErrors.changed_elsewhere({ version: latest });
  return loaded;
}
