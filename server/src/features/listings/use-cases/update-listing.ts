import { requestErrors } from '@husvaer/domain/kernel/errors';
import {
  applyDraftChanges,
  type DraftContent,
  type DraftImages,
} from '@husvaer/domain/listings/draft';

import type { Work } from '../../../platform/work.ts';
import {
  requireVersion,
  saveListingVersion,
  loadEditableListingForUpdate,
} from '../drafts/editable-listing.ts';

/**
 * Saves changes of a draft; they become public when it is published. `images` is the whole new order of the
 * existing photos. Throws `listings.changed_elsewhere`.
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
  const hand = await loadEditableListingForUpdate(work, input.listingId);
  requireVersion(hand, input.version);
  const images = input.images ?? hand.images;
  const known = new Set(hand.images.map(({ photoId }) => photoId));
  const strange = images.findIndex(({ photoId }) => !known.has(photoId));
  if (strange >= 0) {
    const path = `inputData.images.${strange}.photoId`;
    throw requestErrors.invalid({ fields: [{ path, reason: 'not_allowed' }] });
  }
  await saveListingVersion(work, hand, {
    content: applyDraftChanges(hand.content, input.data),
    images,
  });
}
