import type { ReadWork } from '../../../../platform/work.ts';
import { readInHand } from '../../drafts/in-hand.ts';
import { type MyListing, shown } from './get-my-listings.ts';

/** One of one's homes. Throws `listings.not_found` for those of others. */
export async function getMyListing(work: ReadWork, listingId: string): Promise<MyListing> {
  const [home] = await shown(work, [await readInHand(work, listingId)]);
  return home!;
}
