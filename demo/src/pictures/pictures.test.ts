import sharp from 'sharp';
import { expect, test } from 'vitest';

import { drawPicture, PICTURE_CAPTIONS, PICTURE_KINDS } from './pictures.ts';

test.each(PICTURE_KINDS)('%s is a picture that can be rasterised', async (kind) => {
  const svg = drawPicture(kind, 2);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(320)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([320, 240]);
  expect(new Set(data).size).toBeGreaterThan(40);
});

test.each(PICTURE_KINDS)('%s is the same for the same seed and different for the next', (kind) => {
  expect(drawPicture(kind, 3)).toBe(drawPicture(kind, 3));
  expect(drawPicture(kind, 3)).not.toBe(drawPicture(kind, 4));
});

test('every kind has a caption in both languages', () => {
  for (const kind of PICTURE_KINDS) {
    expect(PICTURE_CAPTIONS[kind].en).not.toBe('');
    expect(PICTURE_CAPTIONS[kind].no).not.toBe(PICTURE_CAPTIONS[kind].en);
  }
});
