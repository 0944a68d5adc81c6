import type { ReadWork } from '../../../platform/work.ts';
import { findSimilar, type ListingCard } from '../store.ts';

/** Similar homes below a listing. */
const SIMILAR_MAX = 6;

/**
 * Published homes similar to one that is or was for rent, most similar first; empty for a home that the
 * viewer can't see.
 */
export async function getSimilarListings(
  { tx }: ReadWork,
  { listingId, partnerId }: { listingId: string; partnerId: string | null },
): Promise<ListingCard[]> {
  return findSimilar(tx, { listingId, partnerId, limit: SIMILAR_MAX });
}
