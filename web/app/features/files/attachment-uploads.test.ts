import { expect, test } from 'vitest';

import { AttachmentUploads } from './attachment-uploads.ts';
import type { Attachment } from './attachment.ts';

test('files that arrive at the same moment are all attached, in addition to earlier ones', async () => {
  const attachmentUploads = new AttachmentUploads({
    send: async (_, { name }) => `key of ${name}`,
  });
  const before = { _id: '1', title: 'Referanse', name: 'r.pdf', size: 5 };
  const changes: Attachment[][] = [];
  // The component has not rendered the new value yet.
  attachmentUploads.follow([before], (value) => changes.push(value));
  const finished = new Promise<void>((resolve) =>
    attachmentUploads.uploads.listen(
      () => attachmentUploads.uploads.uploads.length === 0 && resolve(),
    ),
  );
  attachmentUploads.uploads.choose([new File(['abc'], 'a.pdf'), new File(['abcd'], 'b.pdf')], 4);
  await finished;
  expect(changes.at(-1)).toEqual([
    before,
    { key: 'key of a.pdf', title: 'a.pdf', name: 'a.pdf', size: 3 },
    { key: 'key of b.pdf', title: 'b.pdf', name: 'b.pdf', size: 4 },
  ]);
});

test('a removed file stays removed', async () => {
  const attachmentUploads = new AttachmentUploads({ send: async () => 'key' });
  const changes: Attachment[][] = [];
  attachmentUploads.follow([{ _id: '1', title: 'x', name: 'x.pdf', size: 1 }], (value) =>
    changes.push(value),
  );
  attachmentUploads.change([]);
  const finished = new Promise<void>((resolve) =>
    attachmentUploads.uploads.listen(
      () => attachmentUploads.uploads.uploads.length === 0 && resolve(),
    ),
  );
  attachmentUploads.uploads.choose([new File(['abc'], 'a.pdf')], 1);
  await finished;
  expect(changes.at(-1)).toMatchObject([{ key: 'key' }]);
});

test('a field of pictures accepts nothing else', () => {
  const { uploads } = new AttachmentUploads({ send: async () => 'key', accepts: 'pictures' });
  const names = ['stue.jpg', 'stue.heic', 'kontrakt.pdf'];
  uploads.choose(
    names.map((name) => new File(['x'], name)),
    9,
  );
  expect(uploads.uploads.map(({ reason }) => reason)).toEqual([
    null,
    'files.heic',
    'files.not_a_picture',
  ]);
});
