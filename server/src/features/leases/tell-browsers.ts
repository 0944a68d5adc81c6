import { z } from 'zod';

import { findPeopleOf } from '../accounts/public.ts';
import { accountChannel } from '../notifications/public.ts';
import type { Listener } from '../../platform/dispatcher.ts';
import type { Work } from '../../platform/work.ts';
import { findProperties } from './assignments/store.ts';
import { findLeases, findTenants } from './store.ts';

const happened = z.object({ leaseId: z.uuid() });

/** Tells the browsers of everybody a lease is about that it is another than it was, after this event. */
export const tellBrowsersOf = (event: string, name: string): Listener => ({
  event,
  name,
  hear: (work, payload) => tellEverybody(work, happened.parse(payload).leaseId),
});

export const tellBrowsers = tellBrowsersOf('lease.happened', 'leases.tell_browsers');

async function tellEverybody({ tx, tell }: Work, leaseId: string): Promise<void> {
  const [lease] = await findLeases(tx, [leaseId]);
  const [property] = lease ? await findProperties(tx, [lease.propertyId]) : [];
  if (!lease || !property) return;
  // A tenant knows nothing of a draft; of one that was taken back they do.
  const tenants = await findTenants(tx, [leaseId]);
  const { partnerId, landlordId } = property;
  const agents = partnerId ? await findPeopleOf(tx, partnerId, 'agent') : [];
  const accountIds = new Set([
    ...tenants.flatMap(({ accountId }) => accountId ?? []),
    landlordId,
    ...agents.map(({ id }) => id),
  ]);
  for (const accountId of accountIds)
    tell(accountChannel(accountId), 'lease-changed', { contractId: leaseId });
}
