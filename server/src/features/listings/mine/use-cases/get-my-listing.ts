import type { ReadWork } from '../../../../platform/work.ts';
import { getEditableListing } from '../../drafts/editable-listing.ts';
import { type MyListing, shown } from './get-my-listings.ts';

/** One of one's homes. Throws `listings.not_found` for those of others. */
export async function getMyListing(work: ReadWork, listingId: string): Promise<MyListing> {
  const [home] = await shown(work, [await getEditableListing(work, listingId)]);
  return home!;
}
