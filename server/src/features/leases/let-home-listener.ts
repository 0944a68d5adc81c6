import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import type { LeaseEventName } from '@husvaer/domain/leases/history';
import { OPEN_STATES } from '@husvaer/domain/listings/states';

import { declineOthers, landlordsOf } from '../interest/public.ts';
import { endLetHome, findAtAddress, findListing, withdrawLetHome } from '../listings/public.ts';
import { notify } from '../notifications/public.ts';
import { findProperties } from '../properties/public.ts';
import type { Listener } from '../../platform/dispatcher.ts';
import type { Work } from '../../platform/work.ts';
import { findOtherLeases } from './contradictions/store.ts';
import { effectiveEnd } from './lease-view.ts';
import { findLeases, findTenants, type Lease } from './store.ts';

const signed = z.object({ leaseId: uuid });
const recorded = signed.extend({ name: z.string() });

/** Events by which a binding lease may run for longer. */
const LONGER: ReadonlySet<string> = new Set<LeaseEventName>([
  ...(['extended', 'ended', 'notice_protested', 'notice_withdrawn'] as const),
]);

/**
 * When everybody has signed, withdraws the home, and its other listings. Of a home of which a room is let, other rooms
 * may be free. Whether a listing with the same address is another home is for its owner to say.
 */
export const letHomeListener: Listener = {
  event: 'lease_documents.lease_signed',
  name: 'leases.withdraw_let_home',
  async handle(work, payload) {
    const letHome = await findLet(work, signed.parse(payload).leaseId);
    if (letHome?.lease.kind === 'room') await notifyIfOpen(work, letHome.listingId, 'room_let');
    else if (letHome) {
      await withdraw(work, letHome);
      for (const listingId of await listingsOf(work, letHome.listingId, 'unclear'))
        await notifyIfOpen(work, listingId, 'address_let');
    }
  },
};

/** When a lease runs for longer, withdraws the home that is advertised for days when it is let by now. */
export const longerLetListener: Listener = {
  event: 'leases.event_recorded',
  name: 'leases.withdraw_home_let_longer',
  async handle(work, payload) {
    const { leaseId, name } = recorded.parse(payload);
    if (!LONGER.has(name)) return;
    const letHome = await findLet(work, leaseId);
    if (letHome && letHome.lease.kind !== 'room') await withdraw(work, letHome);
  },
};

/** After the last day of a lease the home is let no more, unless another lease of it binds. */
export const overLetListener: Listener = {
  event: 'leases.event_recorded',
  name: 'leases.end_let_home',
  async handle(work, payload) {
    const { leaseId, name } = recorded.parse(payload);
    const letHome = name === 'over' ? await findLet(work, leaseId) : null;
    if (!letHome) return;
    const today = work.clock.today().toString();
    const others = await findOtherLeases(work.tx, leaseId);
    const isLet = others.some(
      ({ isBinding, home, endsOn }) =>
        isBinding && home === 'same' && (endsOn === null || endsOn >= today),
    );
    if (isLet) return;
    for (const listingId of [
      letHome.listingId,
      ...(await listingsOf(work, letHome.listingId, 'same')),
    ])
      await endLetHome(work, listingId);
  },
};

interface LetHome {
  lease: Lease;
  listingId: string;
}

async function findLet({ tx }: Work, leaseId: string): Promise<LetHome | null> {
  const [lease] = await findLeases(tx, [leaseId]);
  const [property] = lease ? await findProperties(tx, [lease.propertyId]) : [];
  return lease && property?.listingId ? { lease, listingId: property.listingId } : null;
}

/** The owner's other listings that are the same home, or whose address does not tell it from another one. */
async function listingsOf(
  { tx }: Work,
  listingId: string,
  home: 'same' | 'unclear',
): Promise<string[]> {
  const listing = await findListing(tx, listingId);
  const found = listing ? await findAtAddress(tx, listing) : [];
  return found.filter((one) => one.home === home).map(({ id }) => id);
}

/** Takes the home off the search, and declines the other people who asked for it on the days of the lease. */
async function withdraw(work: Work, { lease, listingId }: LetHome): Promise<void> {
  const until = effectiveEnd(lease);
  const tenants = await findTenants(work.tx, [lease.id]);
  const tenantIds = tenants.flatMap(({ accountId }) => accountId ?? []);
  const letFrom = lease.startsOn;
  for (const id of [listingId, ...(await listingsOf(work, listingId, 'same'))]) {
    await declineOthers(work, { listingId: id, tenantIds, until });
    const listing = await withdrawLetHome(work, { listingId: id, letFrom, until });
    if (listing) await notifyLandlords(work, listing, 'listing_taken_off');
  }
}

async function notifyIfOpen(
  work: Work,
  listingId: string,
  kind: 'room_let' | 'address_let',
): Promise<void> {
  const listing = await findListing(work.tx, listingId);
  if (listing && OPEN_STATES.includes(listing.state)) await notifyLandlords(work, listing, kind);
}

async function notifyLandlords(
  work: Work,
  listing: Parameters<typeof landlordsOf>[1],
  kind: 'listing_taken_off' | 'room_let' | 'address_let',
): Promise<void> {
  const path = `/my-listing/${listing.id}`;
  for (const { id: accountId } of await landlordsOf(work, listing))
    await notify(work, { accountId, kind, params: { title: listing.title }, path });
}
