import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { PHOTO_FILES } from '@husvaer/domain/files/photo';
import { expect, test } from 'vitest';

import { PICTURE_CAPTIONS, PICTURE_FOLDER, PICTURES } from './pictures.ts';

test('each picture has all files that are served, each folder is a picture, all are small', () => {
  const folders = readdirSync(PICTURE_FOLDER).filter((name) => !name.endsWith('.json'));
  expect(folders.sort()).toEqual(PICTURES.map(({ name }) => name).sort());
  for (const name of folders)
    expect(readdirSync(join(PICTURE_FOLDER, name)).sort()).toEqual([...PHOTO_FILES].sort());
  const bytes = folders.flatMap((name) =>
    PHOTO_FILES.map((file) => statSync(join(PICTURE_FOLDER, name, file)).size),
  );
  expect(Math.min(...bytes)).toBeGreaterThan(500);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000);
});

test('each kind has a picture for both seasons', () => {
  for (const kind of Object.keys(PICTURE_CAPTIONS))
    for (const season of ['summer', 'winter'])
      expect(
        PICTURES.filter((it) => it.kind === kind && [season, 'any'].includes(it.season)),
        `${kind} in ${season}`,
      ).not.toEqual([]);
});
