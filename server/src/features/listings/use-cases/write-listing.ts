import { requestErrors } from '@husvaer/domain/kernel/errors';
import {
  DRAFTS_MAX,
  isPast,
  PHOTOS_MAX,
  revised,
  type DraftContent,
  type DraftImages,
} from '@husvaer/domain/listings/draft';
import { listingErrors } from '@husvaer/domain/listings/errors';

import { takePhoto } from '../../files/public.ts';
import type { Work } from '../../../platform/work.ts';
import { expectVersion, keepWritten, readInHand, takeInHand } from '../drafts/in-hand.ts';
import { countDrafts, saveDraft, saveDraftImages } from '../drafts/store.ts';
import { listingPolicy, notForThem } from '../policy.ts';

/**
 * Begins to write about a home: one's own, or as an agent a partner's; from nothing, or from what
 * is written of another. Returns its id. Throws `listings.too_many_drafts`.
 */
export async function addListing(
  work: Work,
  input: { partnerId: string | null; copyOf: string | null; data: DraftContent },
): Promise<string> {
  const { tx, viewer, clock } = work;
  const { partnerId, copyOf, data } = input;
  if (!listingPolicy.add(viewer, partnerId)) throw notForThem(viewer);
  if (partnerId === null && (await countDrafts(tx, viewer.id)) >= DRAFTS_MAX)
    throw listingErrors.too_many_drafts({ maximum: DRAFTS_MAX });
  const copied = copyOf ? await readInHand(work, copyOf) : { content: {}, images: [] };

  const listingId = work.newId();
  const content = revised(withoutOldDates(copied.content, clock.today().toString()), data);
  const whose =
    partnerId === null
      ? { ownerId: viewer.id, partnerId: null, contactId: viewer.id }
      : { ownerId: null, partnerId, contactId: viewer.id };
  await saveDraft(tx, { listingId, ...whose, content, version: 1 }, clock.now());
  await saveDraftImages(tx, listingId, copied.images);
  return listingId;
}

/** A home that is let again is free at another time. */
function withoutOldDates(content: DraftContent, today: string): DraftContent {
  const { availableFrom, availableTo, ...rest } = content;
  return availableFrom && isPast(availableFrom, today) ? rest : content;
}

/**
 * Keeps some more of what is written. Nothing of it is public before it is published. `images` is
 * the whole new order of the photos that are there. Throws `listings.changed_elsewhere`.
 */
export async function updateListing(
  work: Work,
  input: {
    listingId: string;
    version: number;
    data: DraftContent;
    images: DraftImages | undefined;
  },
): Promise<void> {
  const hand = await takeInHand(work, input.listingId);
  expectVersion(hand, input.version);
  const images = input.images ?? hand.images;
  const known = new Set(hand.images.map(({ photoId }) => photoId));
  const strange = images.findIndex(({ photoId }) => !known.has(photoId));
  if (strange >= 0) {
    const path = `inputData.images.${strange}.photoId`;
    throw requestErrors.invalid({ fields: [{ path, reason: 'not_allowed' }] });
  }
  await keepWritten(work, hand, { content: revised(hand.content, input.data), images });
}

/**
 * Adds an uploaded photo, behind the others. The same upload again is the same photo. Throws
 * `files.not_found` and `listings.too_many_photos`.
 */
export async function addListingPhoto(
  work: Work,
  { listingId, key }: { listingId: string; key: string },
): Promise<void> {
  const hand = await takeInHand(work, listingId);
  const photoId = await takePhoto(work, { key, ownerId: hand.writer.id });
  if (hand.images.some((image) => image.photoId === photoId)) return;
  if (hand.images.length >= PHOTOS_MAX)
    throw listingErrors.too_many_photos({ maximum: PHOTOS_MAX });
  const images = [...hand.images, { photoId, description: null }];
  await keepWritten(work, hand, { content: hand.content, images });
}

/** Lets go of what was written since the home was published. */
export async function discardListingChanges(
  work: Work,
  { listingId, version }: { listingId: string; version: number },
): Promise<void> {
  const hand = await takeInHand(work, listingId);
  expectVersion(hand, version);
  if (!hand.listing) throw listingErrors.wrong_state({ state: hand.state });
  if (hand.hasChanges) await keepWritten(work, hand, { content: null, images: [] });
}
