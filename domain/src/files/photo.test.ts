import { expect, test } from 'vitest';

import { photoUrl, previewUrl } from './photo.ts';

test('a photo is served by its id, its width and its format', () => {
  expect(photoUrl('a', 480, 'avif')).toBe('/files/photos/a/480.avif');
  expect(previewUrl('a')).toBe('/files/photos/a/1200.jpg');
});
