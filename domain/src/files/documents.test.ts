import { describe, expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { fitsExtension } from './content.ts';
import { attachments, downloadName, extensionOf } from './documents.ts';
import { DOCUMENT_EXTENSIONS } from './uploads.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a file', () => {
  test.each([
    ['pdf', '%PDF-1.7\n', true],
    ['pdf', `${'x'.repeat(1000)}%PDF-1.4`, true],
    ['pdf', `${'x'.repeat(1025)}%PDF-1.4`, false],
    ['pdf', '<html><script>', false],
    ['pdf', '', false],
    ['jpg', '\xff\xd8\xff\xe0', true],
    ['jpeg', '\x89PNG\r\n\x1a\n', false],
    ['png', '\x89PNG\r\n\x1a\n', true],
    ['gif', 'GIF89a', true],
    ['webp', 'RIFF\0\0\0\0WEBPVP8 ', true],
    ['webp', 'RIFF\0\0\0\0WAVE', false],
    ['avif', '\0\0\0\x1cftypavif', true],
    ['tiff', 'MM\0*', true],
    ['docx', 'PK\x03\x04', true],
    ['docx', 'MZ\x90\0', false],
    ['doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', true],
    ['doc', '{\\rtf1', true],
    ['xls', '{\\rtf1', false],
    ['txt', 'Hei på deg', true],
    ['csv', '\xff\xfea\0,\0', true],
    ['txt', 'MZ\x90\0', false],
    ['exe', 'MZ\x90\0', false],
  ])('.%s that begins with %j: %s', (extension, beginning, fits) => {
    expect(fitsExtension(extension, bytes(beginning))).toBe(fits);
  });

  test.each(DOCUMENT_EXTENSIONS)('.%s is inspected', (extension) => {
    expect(fitsExtension(extension, bytes('MZ\x90\0'.repeat(100)))).toBe(false);
  });

  test.each([
    ['Leiekontrakt æøå', 'a.PDF', 'Leiekontrakt æøå.pdf'],
    ['kontrakt.Pdf', 'a.pdf', 'kontrakt.Pdf'],
    ['v1.2', 'a.pdf', 'v1.2.pdf'],
    ['../../etc/passwd', 'a.txt', '_-..-etc-passwd.txt'],
    ['.bashrc', 'a.txt', '_bashrc.txt'],
    ['a"b\\c:d', 'a.txt', 'a-b-c-d.txt'],
  ])('called %s and sent as %s is saved as %s', (title, name, saved) => {
    expect(downloadName(title, name)).toBe(saved);
  });
});

const ID = '019aa000-0000-7000-8000-000000000000';

describe('attachments', () => {
  const read = (list: unknown) => attachments(2).safeParse(list);

  test('are named by a key or an id, and by a readable title', () => {
    expect(read(null).data).toEqual([]);
    expect(read([{ key: 'k', title: ' a\u202e\n b ' }, { _id: ID }]).data).toEqual([
      { key: 'k', title: 'a b' },
      { _id: ID },
    ]);
  });

  test.each([
    [[{}]],
    [[{ key: 'k', _id: ID }]],
    [[{ _id: 'nonsense' }]],
    [[{ key: 'k', title: 'x'.repeat(256) }]],
    [[{ key: 'k', other: 1 }]],
    [[{ key: 'a' }, { key: 'b' }, { key: 'c' }]],
  ])('%j are refused', (list) => {
    expect(read(list).success).toBe(false);
  });

  test('are named one way: by a key where there is neither, not by a key and an id', () => {
    const problems = (list: unknown) => fieldErrors(read(list).error?.issues ?? []);
    expect(problems([{ key: 'k' }, {}])).toEqual([{ path: '1.key', reason: 'required' }]);
    expect(problems([{ key: 'k', _id: ID }])).toEqual([{ path: '0.key', reason: 'not_allowed' }]);
  });
});

test.each([
  ['a.PDF', 'pdf'],
  ['a.mp4', 'mp4'],
  ['a.b.c', 'c'],
  ['a.p-f', ''],
  ['a.pdf ', ''],
  ['pdf', ''],
])('%j ends in %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
