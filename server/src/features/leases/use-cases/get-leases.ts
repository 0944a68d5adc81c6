import { accountErrors } from '@husvaer/domain/accounts/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { leasePolicy, type LeaseViewer } from '../../properties/public.ts';
import { findLeaseIds, type LeaseFilters, type LeasePage, type Scope } from '../list/store.ts';
import { viewLeases, type LeaseView } from '../lease-view.ts';

export interface Leases {
  data: LeaseView[];
  total: number;
  /** The number after the filters. */
  filtered: number;
}

interface LeaseListQuery extends LeaseFilters, LeasePage {
  as: 'tenant' | 'landlord' | { partnerId: string };
}

/** The user's own leases from one side; or all of a partner's, for its agents. */
export async function getLeases(
  work: ReadWork,
  { as, limit, skip, sort, isDescending, ...filters }: LeaseListQuery,
): Promise<Leases> {
  const { tx, clock, viewer } = work;
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const { ids, ...counts } = await findLeaseIds(
    tx,
    scopeOf(viewer, as),
    { limit, skip, sort, isDescending },
    filters,
    { side: typeof as === 'object' ? 'agent' : as, today: clock.today().toString() },
  );
  return { data: await viewLeases(work, viewer, ids), ...counts };
}

function scopeOf(viewer: LeaseViewer, as: LeaseListQuery['as']): Scope {
  if (typeof as === 'object') {
    if (!leasePolicy.seeForPartner(viewer, as.partnerId)) throw leaseErrors.not_found();
    return as;
  }
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  return as === 'tenant' ? { tenantId: viewer.id } : { landlordId: viewer.id };
}
