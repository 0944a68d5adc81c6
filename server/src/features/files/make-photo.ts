import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { PHOTO_WIDTHS, PREVIEW_WIDTH } from '@husvaer/domain/files/photo';

import type { Photo } from './store.ts';

/** AVIF packs a little tighter with more effort, and takes many times as long. */
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 74, effort: 3 };
const JPEG = { quality: 78, progressive: true };

/** Where a photo's sizes lie. */
export const photoFolder = (directory: string, id: string): string => join(directory, 'photos', id);

/**
 * Makes a picture's sizes, AVIF and WebP, and one JPEG for link previews, in `<directory>/photos/<id>/`.
 * Returns what a page must know before the picture has come.
 */
export async function makePhoto(directory: string, id: string, picture: Buffer): Promise<Photo> {
  const folder = photoFolder(directory, id);
  await mkdir(folder, { recursive: true });
  const original = sharp(picture).rotate();
  const { width, height } = await original.metadata();
  const { data, info } = await original
    .clone()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const size of PHOTO_WIDTHS) {
    const scaled = sharp(data, { raw }).resize({ width: size, withoutEnlargement: true });
    await Promise.all([
      scaled
        .clone()
        .avif(AVIF)
        .toFile(join(folder, `${size}.avif`)),
      scaled
        .clone()
        .webp(WEBP)
        .toFile(join(folder, `${size}.webp`)),
    ]);
  }
  await sharp(data, { raw })
    .resize({ width: PREVIEW_WIDTH, withoutEnlargement: true })
    .jpeg(JPEG)
    .toFile(join(folder, `${PREVIEW_WIDTH}.jpg`));
  const [red = 0, green = 0, blue = 0] = await sharp(data, { raw }).resize(1, 1).raw().toBuffer();
  const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { id, width, height, color };
}
