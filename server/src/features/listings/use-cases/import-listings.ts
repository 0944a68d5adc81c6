import { listingErrors } from '@husvaer/domain/listings/errors';
import type { FeedListing } from '@husvaer/domain/listings/feed';

import type { Work } from '../../../platform/work.ts';
import { LISTINGS_OFFERED, type ListingsOffered } from '../events.ts';
import { raiseVersions } from '../drafts/store.ts';
import { listingPolicy } from '../policy.ts';
import { lockFeed, saveFeedRows, type FeedOutcome, type FeedOwner } from '../feed/store.ts';

interface ImportInput {
  owner: FeedOwner;
  /** `publishedAt` is for seed data; otherwise a listing is published now. */
  listings: readonly (FeedListing & { publishedAt?: Temporal.Instant })[];
}

/**
 * Imports one batch of a feed: all or nothing. Publishes an event with the homes that are new in search or
 * cheaper.
 */
export async function importListings(
  work: Work,
  { owner, listings }: ImportInput,
): Promise<FeedOutcome> {
  if (!listingPolicy.import(work.viewer, owner)) throw listingErrors.forbidden();

  await lockFeed(work.tx, owner.feed);
  const now = work.clock.now();
  const rows = listings.map(({ externalId, state, content, publishedAt }) => ({
    id: work.newId(),
    externalId,
    state,
    content,
    publishedAt: publishedAt ?? now,
  }));
  const { published, cheaper, ...outcome } = await saveFeedRows(work.tx, owner, rows, now);
  await raiseVersions(work.tx, outcome.written, now);
  if (published.length > 0 || cheaper.length > 0) {
    const offered: ListingsOffered = {
      published,
      cheaper: cheaper.map(({ listingId, rentBefore }) => ({
        listingId,
        rentBefore: String(rentBefore),
      })),
    };
    await work.emit({ name: LISTINGS_OFFERED, payload: offered });
  }
  return outcome;
}
