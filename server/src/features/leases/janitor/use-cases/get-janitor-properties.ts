import { leaseErrors } from '@husvaer/domain/leases/errors';

import { findPeople, type Person } from '../../../accounts/public.ts';
import type { ReadTx } from '../../../../platform/db/tx.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findProperties, type Property, leasePolicy } from '../../../properties/public.ts';
import { findRecords } from '../../records/store.ts';
import { effectiveEnd, rentsOn } from '../../lease-view.ts';
import { countProperties, findPropertyIds, findRunningLeases } from '../store.ts';

/** A person to contact in a home. */
export interface Contact {
  name: string;
  email: string;
  phoneNumber: string | null;
  isMainTenant: boolean;
}

/** The lease under which people live in a home today; it is signed. */
export interface JanitorLease {
  id: string;
  startsOn: string;
  /** The last day; null for an open-ended lease. */
  endsOn: string | null;
  agent: Person | undefined;
  contacts: Contact[];
}

export interface JanitorProperty {
  property: Property;
  leases: JanitorLease[];
}

export interface JanitorProperties {
  data: JanitorProperty[];
  total: number;
}

/**
 * A partner's properties with their contacts, for its janitors: no terms, no money, no documents. Throws
 * `leases.not_found` for others.
 */
export async function getJanitorProperties(
  { tx, viewer, clock }: ReadWork,
  { partnerId, ...page }: { partnerId: string; limit: number; skip: number },
): Promise<JanitorProperties> {
  if (!leasePolicy.seeContacts(viewer, partnerId)) throw leaseErrors.not_found();
  const ids = await findPropertyIds(tx, partnerId, page);
  const data = await viewProperties(tx, ids, clock.today().toString());
  return { data, total: await countProperties(tx, partnerId) };
}

/** These homes, in this order, with the tenants on this day. */
export async function viewProperties(
  tx: ReadTx,
  ids: readonly string[],
  today: string,
): Promise<JanitorProperty[]> {
  const properties = new Map((await findProperties(tx, ids)).map((one) => [one.id, one]));
  const records = await findRecords(tx, await findRunningLeases(tx, ids, today));
  const known = records.flatMap(({ assignment, tenants }) =>
    [assignment.agentId, ...tenants.map(({ accountId }) => accountId)].flatMap((id) => id ?? []),
  );
  const people = new Map((await findPeople(tx, known)).map((person) => [person.id, person]));
  const leases = records.map(({ lease, assignment, tenants }) => ({
    id: lease.id,
    propertyId: lease.propertyId,
    startsOn: lease.startsOn,
    endsOn: effectiveEnd(lease),
    agent: people.get(assignment.agentId ?? ''),
    contacts: tenants
      .filter((tenant) => rentsOn(tenant, today))
      .map(({ name, email, accountId, position }) => ({
        name,
        email,
        phoneNumber: people.get(accountId ?? '')?.phoneNumber ?? null,
        isMainTenant: position === 0,
      })),
  }));
  return ids.flatMap((id) => {
    const property = properties.get(id);
    return property
      ? { property, leases: leases.filter(({ propertyId }) => propertyId === id) }
      : [];
  });
}
