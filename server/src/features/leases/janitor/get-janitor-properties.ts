import { leaseErrors } from '@husvaer/domain/leases/errors';

import { findPeople } from '../../accounts/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findProperties, type Property } from '../assignments/store.ts';
import { leasePolicy } from '../policy.ts';
import { findTenants } from '../store.ts';
import { rentsOn } from '../use-cases/lease-view.ts';
import { countProperties, findPropertyIds, findRunningLeases } from './store.ts';

/** Whom one meets in a home, and how to reach them. */
export interface Contact {
  name: string;
  email: string;
  phoneNumber: string | null;
  isMainTenant: boolean;
}

export interface JanitorProperty {
  property: Property;
  /** Who lives there today by a lease that all have signed. */
  contacts: Contact[];
}

export interface JanitorProperties {
  data: JanitorProperty[];
  total: number;
}

/**
 * A partner's properties and whom one meets there, for whoever looks after them: no terms, no money, no
 * papers. Throws `leases.not_found` to everybody else.
 */
export async function getJanitorProperties(
  { tx, viewer, clock }: ReadWork,
  { partnerId, ...page }: { partnerId: string; limit: number; skip: number },
): Promise<JanitorProperties> {
  if (!leasePolicy.seeContacts(viewer, partnerId)) throw leaseErrors.not_found();
  const today = clock.today().toString();
  const ids = await findPropertyIds(tx, partnerId, page);
  const properties = new Map((await findProperties(tx, ids)).map((one) => [one.id, one]));
  const leases = await findRunningLeases(tx, ids, today);
  const tenants = await findTenants(
    tx,
    leases.map(({ id }) => id),
  );
  const people = new Map(
    (
      await findPeople(
        tx,
        tenants.flatMap(({ accountId }) => accountId ?? []),
      )
    ).map((person) => [person.id, person]),
  );
  const contactsIn = (propertyId: string): Contact[] =>
    leases
      .filter((lease) => lease.propertyId === propertyId)
      .flatMap(({ id }) => tenants.filter((one) => one.leaseId === id && rentsOn(one, today)))
      .map(({ name, email, accountId, position }) => ({
        name,
        email,
        phoneNumber: people.get(accountId ?? '')?.phoneNumber ?? null,
        isMainTenant: position === 0,
      }));
  const data = ids.flatMap((id) => {
    const property = properties.get(id);
    return property ? { property, contacts: contactsIn(id) } : [];
  });
  return { data, total: await countProperties(tx, partnerId) };
}
