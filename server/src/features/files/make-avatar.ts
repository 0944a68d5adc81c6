import { fileErrors } from '@husvaer/domain/files/errors';

import type { Storage } from '../../platform/storage/storage.ts';
import { makePhoto } from './make-photo.ts';
import { checkPicture, openPicture } from './read-picture.ts';
import type { Photo } from './store.ts';

/** Pixels of a side. */
const SIDE = 512;

/**
 * Makes a person's picture out of what they sent: square, upright, without what a camera wrote into
 * it. Throws `files.unsupported_type`, `files.heic`, `files.too_many_pixels` and `files.unreadable`.
 */
export async function makeAvatar(storage: Storage, id: string, sent: Buffer): Promise<Photo> {
  await checkPicture(sent);
  const square = await openPicture(sent)
    .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer()
    .catch(() => {
      throw fileErrors.unreadable();
    });
  return makePhoto(storage, id, square);
}
