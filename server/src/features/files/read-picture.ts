import sharp, { type Sharp } from 'sharp';

import { fileErrors } from '@husvaer/domain/files/errors';
import { PICTURE_PIXELS_MAX, PICTURE_TYPES } from '@husvaer/domain/files/limits';

/** The first bytes of an HEIC file (ISO/IEC 23008-12, annex B). */
const HEIC = /^ftyphe(ic|ix|im|is|vc|vx)$/;

/**
 * Checks a file's type and its decoded size without decoding it. Throws `files.not_a_picture` for a file
 * that is not a picture, `files.heic` for one we cannot read, and `files.too_many_pixels`.
 */
export async function checkPicture(picture: Uint8Array): Promise<void> {
  const brand = Buffer.from(picture.subarray(4, 12)).toString('latin1');
  if (HEIC.test(brand)) throw fileErrors.heic();
  const { format, compression, width, height } = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw fileErrors.not_a_picture();
    });
  if (!PICTURE_TYPES.some((type) => type === format)) throw fileErrors.not_a_picture();
  // The same container: we read AVIF in it, but no other codec.
  if (format === 'heif' && compression !== 'av1') throw fileErrors.heic();
  if (width * height > PICTURE_PIXELS_MAX) throw fileErrors.too_many_pixels();
}

/** A picture rotated upright, without the camera's metadata, with transparency on a white background. */
export const openPicture = (picture: Uint8Array): Sharp =>
  sharp(picture, { limitInputPixels: PICTURE_PIXELS_MAX })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb');

/** The most salient part of a picture, `side` pixels each way, as PNG. Throws `files.unreadable`. */
export const cutSquare = (picture: Uint8Array, side: number): Promise<Uint8Array> =>
  openPicture(picture)
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer()
    .catch(() => {
      throw fileErrors.unreadable();
    });
