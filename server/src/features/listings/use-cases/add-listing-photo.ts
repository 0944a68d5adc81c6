import { PHOTOS_MAX } from '@husvaer/domain/listings/draft';
import { listingErrors } from '@husvaer/domain/listings/errors';

import { createPhotoFromUpload } from '../../files/public.ts';
import type { Work } from '../../../platform/work.ts';
import { saveListingVersion, loadEditableListingForUpdate } from '../drafts/editable-listing.ts';

/**
 * Adds an uploaded photo after the others. The same upload again is the same photo. Throws `files.not_found`
 * and `listings.too_many_photos`.
 */
export async function addListingPhoto(
  work: Work,
  { listingId, key }: { listingId: string; key: string },
): Promise<void> {
  const hand = await loadEditableListingForUpdate(work, listingId);
  const photoId = await createPhotoFromUpload(work, { key, ownerId: hand.writer.id });
  if (hand.images.some((image) => image.photoId === photoId)) return;
  if (hand.images.length >= PHOTOS_MAX)
    throw listingErrors.too_many_photos({ maximum: PHOTOS_MAX });
  const images = [...hand.images, { photoId, description: null }];
  await saveListingVersion(work, hand, { content: hand.content, images });
}
