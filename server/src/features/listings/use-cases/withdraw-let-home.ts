import { OPEN_STATES } from '@husvaer/domain/listings/states';

import type { Work } from '../../../platform/work.ts';
import { changeListing, lockListing, type Listing } from '../store.ts';

/**
 * Takes a home off because it is let from a day on, until a last day or null. A home that is advertised for later
 * stays. Returns the home if it was open until now. Its owner shows
 * it again by `setListingActive`. Permissions are not checked.
 */
export async function withdrawLetHome(
  { tx, clock }: Work,
  { listingId, letFrom, until }: { listingId: string; letFrom: string; until: string | null },
): Promise<Listing | undefined> {
  const listing = await lockListing(tx, listingId);
  if (!listing || !OPEN_STATES.includes(listing.state)) return undefined;
  const { availableFrom } = listing;
  if (until !== null && availableFrom !== null && availableFrom > until) return undefined;
  await changeListing(tx, listingId, { state: 'inactive', letFrom }, clock.now());
  return listing;
}
