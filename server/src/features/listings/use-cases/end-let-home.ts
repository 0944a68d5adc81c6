import type { Work } from '../../../platform/work.ts';
import { changeListing, lockListing } from '../store.ts';

/**
 * Notes that a home is let no more: the people who saved it read that it is not advertised. Its owner shows it again
 * by `setListingActive`. Permissions are not checked.
 */
export async function endLetHome({ tx, clock }: Work, listingId: string): Promise<void> {
  const listing = await lockListing(tx, listingId);
  if (listing?.letFrom) await changeListing(tx, listingId, { letFrom: null }, clock.now());
}
