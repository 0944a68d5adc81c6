import { requestErrors } from '@husvaer/domain/kernel/errors';
import { publishable, type DraftImages } from '@husvaer/domain/listings/draft';
import { listingErrors } from '@husvaer/domain/listings/errors';
import { canBecome } from '@husvaer/domain/listings/states';

import { lockPhotos } from '../../files/public.ts';
import type { Work } from '../../../platform/work.ts';
import { columnsOf } from '../columns.ts';
import {
  requireVersion,
  saveListingVersion,
  loadEditableListingForUpdate,
  type EditableListing,
} from '../drafts/editable-listing.ts';
import { LISTINGS_OFFERED, type ListingsOffered } from '../events.ts';
import { writeImages, writeListing, type ShownPhoto } from '../store.ts';

/**
 * Publishes the draft of a home: in search, or only for people with its link. Throws `request.invalid` naming
 * every invalid field, and `listings.changed_elsewhere`.
 */
export async function publishListing(
  work: Work,
  { listingId, version, isInSearch }: { listingId: string; version: number; isInSearch: boolean },
): Promise<void> {
  const { tx, clock } = work;
  const hand = await loadEditableListingForUpdate(work, listingId);
  requireVersion(hand, version);
  if (hand.listing?.takenDownAt) throw listingErrors.taken_down();
  const state = isInSearch ? 'published' : 'active';
  if (hand.state !== state && !canBecome(hand.state, state))
    throw listingErrors.wrong_state({ state: hand.state });
  const checked = publishable(hand.content, clock.today().toString());
  if (!checked.ok) {
    const fields = checked.problems.map((problem) => ({
      ...problem,
      path: `data.${problem.path}`,
    }));
    throw requestErrors.invalid({ fields });
  }

  const now = clock.now();
  const { ownerId, partnerId, contactId } = hand;
  const owner = { ownerId, partnerId, contactId };
  const publishedAt = (hand.publishedAt ?? now).toString();
  await writeListing(
    tx,
    { ...columnsOf(checked.content), ...owner, id: listingId, state, publishedAt },
    now,
  );
  await writeImages(tx, listingId, await shownPhotos(work, hand.images));
  await saveListingVersion(work, hand, { content: null, images: [] });
  await emitOffer(work, hand, { isInSearch, monthlyRent: checked.content.monthlyRent });
}

/** Publishes an event for searches when a home can be found now, or has become cheaper. */
export async function emitOffer(
  work: Work,
  { id: listingId, listing }: Pick<EditableListing, 'id' | 'listing'>,
  { isInSearch, monthlyRent }: { isInSearch: boolean; monthlyRent: bigint },
): Promise<void> {
  if (!isInSearch) return;
  const offered: ListingsOffered = { published: [], cheaper: [] };
  if (listing?.state !== 'published') offered.published.push(listingId);
  else if (monthlyRent < listing.monthlyRent)
    offered.cheaper.push({ listingId, rentBefore: String(listing.monthlyRent) });
  else return;
  await work.emit({ name: LISTINGS_OFFERED, payload: { ...offered } });
}

/** The photos in order with what is known of them, without failed ones. */
async function shownPhotos({ tx }: Work, images: DraftImages): Promise<ShownPhoto[]> {
  const held = await lockPhotos(
    tx,
    images.map(({ photoId }) => photoId),
  );
  const photos = new Map(held.map((photo) => [photo.id, photo]));
  return images.flatMap(({ photoId, description }) => {
    const photo = photos.get(photoId);
    if (!photo || photo.refusal !== null) return [];
    const { width, height, color } = photo;
    return [{ photoId, description: description ?? null, width, height, color }];
  });
}
