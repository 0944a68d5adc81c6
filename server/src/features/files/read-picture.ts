import sharp, { type Sharp } from 'sharp';

import { fileErrors } from '@husvaer/domain/files/errors';
import { PICTURE_PIXELS_MAX, PICTURE_TYPES } from '@husvaer/domain/files/limits';

/** What an HEIC file begins with (ISO/IEC 23008-12, annex B). */
const HEIC = /^ftyphe(ic|ix|im|is|vc|vx)$/;

/**
 * Looks at what a file is and how much it unpacks into, without unpacking it. Throws
 * `files.unsupported_type` for what is no picture, `files.heic` for what nobody here can read and
 * `files.too_many_pixels`.
 */
export async function checkPicture(picture: Uint8Array): Promise<void> {
  const brand = Buffer.from(picture.subarray(4, 12)).toString('latin1');
  if (HEIC.test(brand)) throw fileErrors.heic();
  const { format, compression, width, height } = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw fileErrors.unsupported_type();
    });
  if (!PICTURE_TYPES.some((type) => type === format)) throw fileErrors.unsupported_type();
  // The same container again: AVIF is read, what else may be in it is not.
  if (format === 'heif' && compression !== 'av1') throw fileErrors.heic();
  if (width * height > PICTURE_PIXELS_MAX) throw fileErrors.too_many_pixels();
}

/** A picture as it stands: turned the way it was held, without what the camera wrote into it, nothing behind what one sees through. */
export const openPicture = (picture: Uint8Array): Sharp =>
  sharp(picture, { limitInputPixels: PICTURE_PIXELS_MAX })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb');

/** The part of a picture that catches the eye, `side` pixels each way, as PNG. Throws `files.unreadable`. */
export const cutSquare = (picture: Uint8Array, side: number): Promise<Uint8Array> =>
  openPicture(picture)
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer()
    .catch(() => {
      throw fileErrors.unreadable();
    });
