import { accountErrors } from '@husvaer/domain/accounts/errors';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import { findPeople, type Person } from '../../accounts/public.ts';
import { findRefused } from '../../../platform/mail/bounces.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findEvents, type LeaseEvent } from '../history/store.ts';
import { leasePolicy, type LeaseViewer, expectAgent } from '../../properties/public.ts';
import {
  findAllLeaseIds,
  findLeaseIds,
  findLettingPeople,
  type LeaseFilters,
  type LeasePage,
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
export const getLeaseHistory = ({ tx }: ReadWork, { id }: LeaseView): Promise<LeaseEvent[]> =>
  findEvents(tx, id);

export interface Leases {
  data: LeaseView[];
  total: number;
  /** Of them by the filters. */
  filtered: number;
}

export interface LeasesAsk extends LeaseFilters, LeasePage {
  as: 'tenant' | 'landlord' | { partnerId: string };
}

/** One's own leases from one side; or all of a partner's, for its agents. */
export async function getLeases(
  work: ReadWork,
  { as, limit, skip, sort, isDescending, ...filters }: LeasesAsk,
): Promise<Leases> {
  const { tx, clock, viewer } = work;
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const { ids, ...counts } = await findLeaseIds(
    tx,
    whoseLeases(viewer, as),
    { limit, skip, sort, isDescending },
    filters,
    { side: typeof as === 'object' ? 'agent' : as, today: clock.today().toString() },
  );
  return { data: await viewLeases(work, viewer, ids), ...counts };
}

/** Who answers for a partner's leases, and whose homes they are, by name; for its agents. */
export async function getLettingPeople(
  work: ReadWork,
  partnerId: string,
): Promise<{ agents: Person[]; landlords: Person[] }> {
  expectAgent(work, partnerId);
  const { agentIds, landlordIds } = await findLettingPeople(work.tx, { partnerId });
  const people = await findPeople(work.tx, [...new Set([...agentIds, ...landlordIds])]);
  const among = (ids: readonly string[]) =>
    people
      .filter(({ id }) => ids.includes(id))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'nb'));
  return { agents: among(agentIds), landlords: among(landlordIds) };
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

/** Which of these people no mail reaches: their addresses, in small letters. */
export const getRefusedEmails = async (
  { tx }: ReadWork,
  people: readonly { email: string }[],
): Promise<string[]> => [
  ...(await findRefused(
    tx,
    people.map(({ email }) => email),
  )),
];

/** The leases somebody rents or lets by, for them to take along. */
export async function getOwnLeases({ tx }: ReadWork, accountId: string) {
  const rented = await findAllLeaseIds(tx, { tenantId: accountId });
  const let_ = await findAllLeaseIds(tx, { landlordId: accountId });
  const leases = await findLeases(tx, [...rented, ...let_]);
  return leases.map(({ id, startsOn, endsOn, paper, monthlyRent }) => ({
    as: rented.includes(id) ? 'tenant' : 'landlord',
    startsOn,
    endsOn,
    paper,
    monthlyRent: oreToKroner(monthlyRent),
  }));
}
