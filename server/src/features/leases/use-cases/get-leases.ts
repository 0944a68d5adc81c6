import { accountErrors } from '@husvaer/domain/accounts/errors';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { LeaseStatus } from '@husvaer/domain/leases/words';

import type { ReadWork } from '../../../platform/work.ts';
import { findEvents, type LeaseEvent } from '../history/store.ts';
import { leasePolicy, type LeaseViewer } from '../policy.ts';
import {
  countLeases,
  findLeaseIds,
  type LeaseFilters,
  type LeaseSort,
  type Whose,
} from '../list/store.ts';
import { findLeases, type LeaseTenant } from '../store.ts';
import { viewLeases, type LeaseView } from './lease-view.ts';

/** A lease, for those it is about. Throws `leases.not_found` for everybody else. */
export async function getLease(work: ReadWork, id: string): Promise<LeaseView> {
  const { viewer } = work;
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const [lease] = await viewLeases(work, viewer, [id]);
  if (!lease) throw leaseErrors.not_found();
  return lease;
}

/** What has happened to a lease that the viewer may see. */
export const getHistory = ({ tx }: ReadWork, { id }: LeaseView): Promise<LeaseEvent[]> =>
  findEvents(tx, id);

export interface Leases {
  data: LeaseView[];
  total: number;
  /** Of them by the filters. */
  filtered: number;
}

export interface LeasesAsk {
  as: 'tenant' | 'landlord' | { partnerId: string };
  status?: LeaseStatus | null;
  search?: string | null;
  limit: number;
  skip: number;
  sort?: LeaseSort;
}

/** One's own leases from one side; or all of a partner's, for its agents. */
export async function getLeases(work: ReadWork, ask: LeasesAsk): Promise<Leases> {
  const { tx, clock, viewer } = work;
  const { as, status, search, ...page } = ask;
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const whose = whoseLeases(viewer, as);
  const side = typeof as === 'object' ? 'agent' : as;
  const filters: LeaseFilters = {
    ...(status && { status: { is: status, side, today: clock.today().toString() } }),
    ...(search && { search }),
  };
  const total = await countLeases(tx, whose);
  const ids = await findLeaseIds(tx, whose, page, filters);
  return {
    data: await viewLeases(work, viewer, ids),
    total,
    filtered: status || search ? await countLeases(tx, whose, filters) : total,
  };
}

function whoseLeases(viewer: LeaseViewer, as: LeasesAsk['as']): Whose {
  if (typeof as === 'object') {
    if (!leasePolicy.seeForPartner(viewer, as.partnerId)) throw leaseErrors.not_found();
    return as;
  }
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  return as === 'tenant' ? { tenantId: viewer.id } : { landlordId: viewer.id };
}

/** Somebody who rents, as the others see them: whether they have an account, and what it says, only when all have signed. */
export interface ShownTenant extends LeaseTenant {
  phoneNumber: string | null;
  photoId: string | null;
}

/** Who rents, the main tenant first. */
export const tenantsOf = ({ tenants, known, viewerId }: LeaseView): ShownTenant[] =>
  tenants.map((tenant) => {
    const person = known.get(tenant.accountId ?? '');
    return {
      ...tenant,
      accountId: person || tenant.accountId === viewerId ? tenant.accountId : null,
      phoneNumber: person?.phoneNumber ?? null,
      photoId: person?.photoId ?? null,
    };
  });

/** More leases than anybody has. */
const OWN_MAX = 10_000;

/** The leases somebody rents or lets by, for them to take along. */
export async function getOwnLeases({ tx }: ReadWork, accountId: string) {
  const page = { limit: OWN_MAX, skip: 0 };
  const rented = await findLeaseIds(tx, { tenantId: accountId }, page);
  const let_ = await findLeaseIds(tx, { landlordId: accountId }, page);
  const leases = await findLeases(tx, [...rented, ...let_]);
  return leases.map(({ id, startsOn, endsOn, paper, monthlyRent }) => ({
    as: rented.includes(id) ? 'tenant' : 'landlord',
    startsOn,
    endsOn,
    paper,
    monthlyRent: oreToKroner(monthlyRent),
  }));
}
