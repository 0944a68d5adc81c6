import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { findPeopleOf } from '../accounts/public.ts';
import { accountChannel } from '../notifications/public.ts';
import type { Listener } from '../../platform/dispatcher.ts';
import type { Work } from '../../platform/work.ts';
import { findProperties } from '../properties/public.ts';
import { findLeases, findTenants } from './store.ts';

const eventPayload = z.object({ leaseId: uuid });
const changed = z.object({ leaseIds: z.array(uuid) });

/** After this event, notifies the browsers of all parties of the lease that it has changed. */
export const browserListenerOf = (event: string, name: string): Listener => ({
  event,
  name,
  handle: (work, payload) => notifyBrowsersOfLease(work, eventPayload.parse(payload).leaseId),
});

export const browserListener = browserListenerOf('leases.event_recorded', 'leases.notify_browsers');

/**
 * After this event, notifies the tenants and landlords of many leases. Agents are left out: their lists would
 * reload a thousand times.
 */
export const browserListenerOfMany = (event: string, name: string): Listener => ({
  event,
  name,
  async handle(work, payload) {
    const parties = await findParties(work, changed.parse(payload).leaseIds);
    for (const [leaseId, { accountIds }] of parties) notifyThem(work, leaseId, accountIds);
  },
});

/** Notifies the browsers of all parties of the lease that it has changed. */
export async function notifyBrowsersOfLease(work: Work, leaseId: string): Promise<void> {
  const parties = (await findParties(work, [leaseId])).get(leaseId);
  if (!parties) return;
  const { partnerId, accountIds } = parties;
  const agents = partnerId ? await findPeopleOf(work.tx, partnerId, 'agent') : [];
  notifyThem(work, leaseId, [...accountIds, ...agents.map(({ id }) => id)]);
}

/** The tenants and landlords of these leases. */
async function findParties(
  { tx }: Work,
  leaseIds: readonly string[],
): Promise<Map<string, { partnerId: string | null; accountIds: string[] }>> {
  const leases = await findLeases(tx, leaseIds);
  const properties = new Map(
    (
      await findProperties(
        tx,
        leases.map(({ propertyId }) => propertyId),
      )
    ).map((property) => [property.id, property]),
  );
  // Tenants can't see a draft, but they do see a lease that was withdrawn.
  const tenants = Map.groupBy(await findTenants(tx, leaseIds), ({ leaseId }) => leaseId);
  return new Map(
    leases.flatMap(({ id, propertyId }) => {
      const property = properties.get(propertyId);
      if (!property) return [];
      const { partnerId, landlordId } = property;
      const renting = (tenants.get(id) ?? []).flatMap(({ accountId }) => accountId ?? []);
      return [[id, { partnerId, accountIds: [...renting, landlordId] }] as const];
    }),
  );
}

function notifyThem({ publish }: Work, leaseId: string, accountIds: readonly string[]): void {
  for (const accountId of new Set(accountIds))
    publish(accountChannel(accountId), 'lease-changed', { contractId: leaseId });
}
