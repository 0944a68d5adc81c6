import { listingErrors } from '@husvaer/domain/listings/errors';

import { findPhotos, type UploadedPhoto } from '../../../files/public.ts';
import type { ReadWork, Work } from '../../../../platform/work.ts';
import {
  findOfFeed,
  findPageOfFeed,
  findPictures,
  lockOfFeed,
  type NamedPicture,
} from '../store.ts';
import { raiseVersions } from '../../drafts/store.ts';
import { changeListing, type Listing } from '../../store.ts';
import { partnerFeed } from './import-partner-listings.ts';

/** A home of a partner's system, with the state of its pictures. */
export interface PartnerHome {
  listing: Listing;
  pictures: (NamedPicture & { photo: UploadedPhoto | undefined })[];
}

/** A partner's home. Throws `listings.not_found`, also for another partner's. */
export async function getPartnerListing(work: ReadWork, externalId: string): Promise<PartnerHome> {
  const { feed } = partnerFeed(work.viewer);
  const found = await findOfFeed(work.tx, feed, [externalId]);
  const [home] = await withPictures(work, found);
  if (!home) throw listingErrors.not_found({ externalId });
  return home;
}

/** A partner's homes by external id, after one of them: all, or those that changed at a time or later. */
export async function getPartnerListings(
  work: ReadWork,
  page: { after: string; limit: number; since: Temporal.Instant | undefined },
): Promise<PartnerHome[]> {
  const { feed } = partnerFeed(work.viewer);
  return withPictures(work, await findPageOfFeed(work.tx, feed, page));
}

/** Withdraws a partner's home; a repeated call succeeds. Throws `listings.not_found`. */
export async function withdrawPartnerListing(work: Work, externalId: string): Promise<void> {
  const { feed } = partnerFeed(work.viewer);
  const listing = await lockOfFeed(work.tx, feed, externalId);
  if (!listing) throw listingErrors.not_found({ externalId });
  if (listing.state === 'inactive') return;
  const now = work.clock.now();
  await changeListing(work.tx, listing.id, { state: 'inactive' }, now);
  await raiseVersions(work.tx, [listing.id], now);
}

async function withPictures(work: ReadWork, listings: readonly Listing[]): Promise<PartnerHome[]> {
  const pictures = await findPictures(
    work.tx,
    listings.map(({ id }) => id),
  );
  const found = await findPhotos(
    work.tx,
    pictures.map(({ photoId }) => photoId),
  );
  const photos = new Map(found.map((photo) => [photo.id, photo]));
  const byListing = Map.groupBy(pictures, ({ listingId }) => listingId);
  return listings.map((listing) => ({
    listing,
    pictures: (byListing.get(listing.id) ?? []).map((picture) => ({
      ...picture,
      photo: photos.get(picture.photoId),
    })),
  }));
}
