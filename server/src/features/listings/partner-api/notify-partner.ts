import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { notifyPartner } from '../../partners/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import { findListing } from '../store.ts';

const about = z.object({ listingId: uuid });

/** The types of events about homes. */
export const EVENTS: Record<string, string> = {
  'listing.state_changed': 'A home has another `state`, also because it is let or was taken down.',
};

/** Notifies the agency's own system of the state of its homes. The trigger `listing_state_changes` emits the event. */
export const partnerListener: Listener = {
  event: 'listings.state_changed',
  name: 'listings.notify_partner',
  async handle(work, payload) {
    const { listingId } = about.parse(payload);
    const listing = await findListing(work.tx, listingId);
    if (!listing?.partnerId) return;
    const { partnerId, externalId, state } = listing;
    await notifyPartner(work, {
      partnerId,
      type: 'listing.state_changed',
      at: work.clock.now(),
      data: { listingId, externalId, state },
    });
  },
};
