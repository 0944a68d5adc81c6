import { listingErrors } from '@husvaer/domain/listings/errors';
import type { PartnerListing } from '@husvaer/domain/listings/partner-listing';

import type { Viewer } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import type { FeedOutcome, FeedOwner } from '../../feed/store.ts';
import { feedOf, findOfFeed, markChanged } from '../store.ts';
import { importListings } from '../../use-cases/import-listings.ts';
import { showPictures } from './show-pictures.ts';

/**
 * The feed of a partner's system, and the owner of its homes. Throws `listings.forbidden` without an API key.
 */
export function partnerFeed(viewer: Viewer): FeedOwner {
  if (viewer.kind !== 'partner') throw listingErrors.forbidden();
  const { partnerId } = viewer;
  return { feed: feedOf(partnerId), partnerId, ownerId: null, contactId: null };
}

/** Imports homes of a partner's system, with their pictures: all, or none. */
export async function importPartnerListings(
  work: Work,
  listings: readonly PartnerListing[],
): Promise<FeedOutcome> {
  const owner = partnerFeed(work.viewer);
  const outcome = await importListings(work, { owner, listings });

  const pictured = listings.flatMap(({ externalId, pictures }) =>
    pictures ? [{ externalId, pictures }] : [],
  );
  const names = pictured.map(({ externalId }) => externalId);
  const homes = new Map(
    (await findOfFeed(work.tx, owner.feed, names)).map((home) => [home.externalId, home.id]),
  );
  const repictured = await showPictures(
    work,
    pictured.flatMap(({ externalId, pictures }) => {
      const listingId = homes.get(externalId);
      return listingId === undefined ? [] : [{ listingId, pictures }];
    }),
  );
  const written = new Set(outcome.written);
  const inPicturesAlone = repictured.filter((id) => !written.has(id));
  await markChanged(work.tx, inPicturesAlone, work.clock.now());
  return {
    added: outcome.added,
    changed: outcome.changed + inPicturesAlone.length,
    unchanged: outcome.unchanged - inPicturesAlone.length,
    written: [...outcome.written, ...inPicturesAlone],
  };
}
