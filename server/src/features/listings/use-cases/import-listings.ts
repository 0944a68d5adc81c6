import { listingErrors } from '@husvaer/domain/listings/errors';
import type { FeedListing } from '@husvaer/domain/listings/feed';
import { placeByName } from '@husvaer/domain/places/places';

import type { Work } from '../../../platform/work.ts';
import { listingPolicy } from '../policy.ts';
import { saveFeedRows, type FeedOutcome, type FeedOwner } from '../store.ts';

export interface ImportInput {
  owner: FeedOwner;
  /** `publishedAt` is for a seed that has a past; otherwise a listing is new when it comes. */
  listings: readonly (FeedListing & { publishedAt?: Temporal.Instant })[];
}

/** Takes in one batch of a feed: all of it, or nothing. */
export async function importListings(
  work: Work,
  { owner, listings }: ImportInput,
): Promise<FeedOutcome> {
  if (!listingPolicy.import(work.viewer)) throw listingErrors.forbidden();

  const now = work.clock.now();
  const rows = listings.map(({ externalId, state, content, publishedAt }) => ({
    id: work.newId(),
    externalId,
    state,
    content,
    cityPlaceId: placeByName(content.address.city)?.id ?? null,
    publishedAt: publishedAt ?? now,
  }));
  return saveFeedRows(work.tx, owner, rows, now);
}
