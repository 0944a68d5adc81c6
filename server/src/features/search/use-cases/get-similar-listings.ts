import type { ReadWork } from '../../../platform/work.ts';
import { findSimilar, type ListingCard } from '../store.ts';

/** Homes under a listing. */
const SIMILAR_MAX = 6;

/** Published homes like one that is or was for rent, most alike first; none for a home nobody may know of. */
export async function getSimilarListings(
  { tx }: ReadWork,
  { listingId, partnerId }: { listingId: string; partnerId: string | null },
): Promise<ListingCard[]> {
  return findSimilar(tx, { listingId, partnerId, limit: SIMILAR_MAX });
}
