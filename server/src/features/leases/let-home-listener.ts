import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { declineOthers, landlordsOf } from '../interest/public.ts';
import { findListing, withdrawLetHome } from '../listings/public.ts';
import { notify } from '../notifications/public.ts';
import { findProperties } from '../properties/public.ts';
import type { Listener } from '../../platform/dispatcher.ts';
import type { Work } from '../../platform/work.ts';
import { findLeases, findTenants } from './store.ts';

const signed = z.object({ leaseId: uuid });

/**
 * When everybody has signed, takes the home off the search, and declines the other people who asked for it. A
 * home of which a room is let stays: other rooms may be free.
 */
export const letHomeListener: Listener = {
  event: 'lease_documents.lease_signed',
  name: 'leases.withdraw_let_home',
  async handle(work, payload) {
    const { tx } = work;
    const { leaseId } = signed.parse(payload);
    const [lease] = await findLeases(tx, [leaseId]);
    const [property] = lease ? await findProperties(tx, [lease.propertyId]) : [];
    if (!lease || !property?.listingId) return;
    const { listingId } = property;
    if (lease.kind === 'room') return notifyOfRoom(work, listingId);
    const tenants = await findTenants(tx, [leaseId]);
    const tenantIds = tenants.flatMap(({ accountId }) => accountId ?? []);
    await declineOthers(work, { listingId, tenantIds });
    const listing = await withdrawLetHome(work, { listingId, letFrom: lease.startsOn });
    if (listing) await notifyLandlords(work, listing, 'listing_taken_off');
  },
};

async function notifyOfRoom(work: Work, listingId: string): Promise<void> {
  const listing = await findListing(work.tx, listingId);
  if (listing?.state === 'published' || listing?.state === 'active')
    await notifyLandlords(work, listing, 'room_let');
}

async function notifyLandlords(
  work: Work,
  listing: Parameters<typeof landlordsOf>[1],
  kind: 'listing_taken_off' | 'room_let',
): Promise<void> {
  const path = `/my-listing/${listing.id}`;
  for (const { id: accountId } of await landlordsOf(work, listing))
    await notify(work, { accountId, kind, params: { title: listing.title }, path });
}
