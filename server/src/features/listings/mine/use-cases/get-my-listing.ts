import type { ReadWork } from '../../../../platform/work.ts';
import { getEditableListing } from '../../drafts/editable-listing.ts';
import { type MyListing, showListings } from './get-my-listings.ts';

/** One of the user's homes. Throws `listings.not_found` for others' homes. */
export async function getMyListing(work: ReadWork, listingId: string): Promise<MyListing> {
  const [home] = await showListings(work, [await getEditableListing(work, listingId)]);
  return home!;
}
