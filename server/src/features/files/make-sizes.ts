import sharp from 'sharp';

import { fileErrors } from '@husvaer/domain/files/errors';
import { PHOTO_WIDTHS, PREVIEW_WIDTH } from '@husvaer/domain/files/photo';

import { openPicture } from './read-picture.ts';

/** With an effort of 2, AVIF is a twentieth smaller and takes twice as long; with 0 a fifth larger. */
const AVIF = { quality: 50, effort: 1 };
const WEBP = { quality: 74, effort: 2 };
const JPEG = { quality: 78, progressive: true };
const WIDEST = Math.max(...PHOTO_WIDTHS);

/** A photo in its sizes, and what a page must know before it has come. */
export interface Sizes {
  /** Pixels of the original, held upright. */
  width: number;
  height: number;
  /** Mean colour, #rrggbb. */
  color: string;
  /** By their names, `480.avif`. */
  files: Record<string, Uint8Array>;
}

/** Makes a picture's sizes, AVIF and WebP, and one JPEG for link previews. Throws `files.unreadable`. */
export async function makeSizes(picture: Uint8Array): Promise<Sizes> {
  const original = openPicture(picture);
  const { autoOrient } = await original.metadata();
  // Read once, at the widest: what a camera took is many times larger.
  const { data, info } = await original
    .resize({ width: WIDEST, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw fileErrors.unreadable();
    });
  const at = (width: number) =>
    sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });

  const files: Sizes['files'] = {};
  for (const width of PHOTO_WIDTHS) {
    files[`${width}.avif`] = await at(width).avif(AVIF).toBuffer();
    files[`${width}.webp`] = await at(width).webp(WEBP).toBuffer();
  }
  files[`${PREVIEW_WIDTH}.jpg`] = await at(PREVIEW_WIDTH).jpeg(JPEG).toBuffer();

  const mean = await sharp(data, { raw: info }).resize(1, 1).raw().toBuffer();
  const { width, height } = autoOrient;
  return { width, height, color: `#${mean.toString('hex')}`, files };
}
