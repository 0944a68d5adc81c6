import { describe, expect, test } from 'vitest';

import {
  documentType,
  isForPhotos,
  nameOf,
  nameUpload,
  uploadInput,
  type UploadInput,
} from './uploads.ts';

const named = (input: Partial<UploadInput>) =>
  nameUpload({ filename: 'stue.jpg', directive: 'ListingImages', ...input }, 'Ab3dE5gH7jK');

describe('the name of an upload', () => {
  test.each<[Partial<UploadInput>, string, string]>([
    [{}, 'uploads/ListingImages/Ab3dE5gH7jK.jpg', 'stue.jpg'],
    [{ filename: 'Stue.JPEG' }, 'uploads/ListingImages/Ab3dE5gH7jK.jpeg', 'Stue.JPEG'],
    [{ filename: 'C:\\bilder\\stue.png' }, 'uploads/ListingImages/Ab3dE5gH7jK.png', 'stue.png'],
    [{ filename: '../../etc/a\0b.webp' }, 'uploads/ListingImages/Ab3dE5gH7jK.webp', 'ab.webp'],
    [
      { filename: 'kontrakt.v2.pdf', directive: 'Files', subFolderName: 'p1/contract' },
      'uploads/Files/p1/contract/Ab3dE5gH7jK.pdf',
      'kontrakt.v2.pdf',
    ],
  ])('%o', (input, key, title) => {
    expect(named(input)).toMatchObject({ key, title });
    expect(nameOf(key)).toMatch(/^Ab3dE5gH7jK\.[a-z]+$/);
  });

  test.each<[Partial<UploadInput>, string]>([
    [{ filename: 'kontrakt.pdf' }, 'files.not_a_picture'],
    [{ filename: 'jpg' }, 'files.not_a_picture'],
    [{ filename: 'a.constructor' }, 'files.not_a_picture'],
    [{ filename: 'a.exe', directive: 'Files' }, 'files.unsupported_type'],
    [{ filename: 'a.svg' }, 'files.not_a_picture'],
    [{ filename: 'IMG_1.HEIC' }, 'files.heic'],
  ])('%o is refused', (input, code) => {
    expect(() => named(input)).toThrow(code);
  });

  test.each(['../x', '/x', 'x/', 'a//b', 'a b', 'a.b', 'å', 'x'.repeat(201)])(
    'a folder called %s is refused',
    (subFolderName) => {
      const request = uploadInput.safeParse({
        filename: 'a.jpg',
        directive: 'Files',
        subFolderName,
      });
      expect(request.success).toBe(false);
    },
  );
});

test.each([
  ['pdf', 'application/pdf'],
  ['jpg', 'image/jpeg'],
  ['exe', 'application/octet-stream'],
])('a document that ends in %s is served as %s', (extension, type) => {
  expect(documentType(extension)).toBe(type);
});

test.each([
  ['Files', false],
  ['ListingImages', true],
  ['ProfileImages', true],
] as const)('what is uploaded as %s becomes a photo: %s', (directive, isPhoto) => {
  expect(isForPhotos(directive)).toBe(isPhoto);
});
