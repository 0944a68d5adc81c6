import sharp from 'sharp';

import { fileErrors } from '@husvaer/domain/files/errors';
import { PICTURE_PIXELS_MAX, PICTURE_TYPES } from '@husvaer/domain/files/limits';

import { makePhoto } from './make-photo.ts';
import type { Photo } from './store.ts';

/** Pixels of a side. */
const SIDE = 512;

/**
 * Makes a person's picture out of what they sent: square, upright, without what a camera wrote into
 * it. Throws `files.unsupported_type` for what is no picture, `files.unreadable` for a broken one or
 * one that unpacks into too much.
 */
export async function makeAvatar(directory: string, id: string, sent: Buffer): Promise<Photo> {
  const options = { limitInputPixels: PICTURE_PIXELS_MAX };
  const { format } = await sharp(sent, options)
    .metadata()
    .catch(() => {
      throw fileErrors.unsupported_type();
    });
  if (!PICTURE_TYPES.some((type) => type === format)) throw fileErrors.unsupported_type();
  const square = await sharp(sent, options)
    .rotate()
    .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
    .catch(() => {
      throw fileErrors.unreadable();
    });
  return makePhoto(directory, id, square);
}
