import { z } from 'zod';

import { builder } from '../../../platform/graphql/builder.ts';
import { input, nested } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { anId } from '../../../platform/input-id.ts';
import { filePolicy } from '../policy.ts';
import { getFileDownloadUrl } from './use-cases/get-file-download-url.ts';
import { recordFileDownload } from './use-cases/record-file-download.ts';
import type { Document } from './store.ts';

export const FileType = builder.objectRef<Document>('File').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title', {
      description: 'The name of the file: the name at upload, unless it was renamed.',
    }),
    name: t.exposeString('name', {
      description:
        'The stored name of an upload: 11 random characters and the extension of the file.',
    }),
    size: t.exposeInt('size', { description: 'The size in bytes.' }),
    type: t.exposeString('contentType', {
      description: 'The media type, such as `application/pdf`.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const AttachmentInput = nested(
  'AttachmentInput',
  {
    key: 'The key of a finished upload with a policy of the directive `Files`.',
    _id: 'The id of an existing file of the viewer.',
    title: 'The new name of an upload. Defaults to the name at upload.',
  },
  'A file to attach. Exactly one of `key` and `_id` is required.',
);

query('getFileDownloadUrl', {
  description: 'Returns a short-lived URL that downloads a file. Open it in a new window.',
  args: {
    queryData: input(
      'FileDownloadUrlQueryData',
      z.object({ fileId: z.string().trim().min(1).pipe(anId) }),
      { fileId: { type: 'ID' } },
    ),
  },
  type: 'String',
  async run({ queryData: { fileId } }, { runner, viewer, mayReadDocument }) {
    const mayRead = (id: string) => mayReadDocument(viewer, id);
    const url = await runner.read(viewer, getFileDownloadUrl, { id: fileId, mayRead });
    if (filePolicy.isRecorded(viewer)) await runner.run(viewer, recordFileDownload, fileId);
    return url;
  },
});
