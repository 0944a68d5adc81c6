import { OPEN_STATES } from '@husvaer/domain/listings/states';

import type { Work } from '../../../platform/work.ts';
import { changeListing, lockListing, type Listing } from '../store.ts';

/**
 * Takes a home off because it is let from a day on. Returns the home if it was open until now. Its owner shows
 * it again by `setListingActive`. Permissions are not checked.
 */
export async function withdrawLetHome(
  { tx, clock }: Work,
  { listingId, letFrom }: { listingId: string; letFrom: string },
): Promise<Listing | undefined> {
  const listing = await lockListing(tx, listingId);
  if (!listing || !OPEN_STATES.includes(listing.state)) return undefined;
  await changeListing(tx, listingId, { state: 'inactive', let_from: letFrom }, clock.now());
  return listing;
}
