import { parseInput } from '@husvaer/domain/kernel/validation';
import { z } from 'zod';

import { builder } from '../../../platform/graphql/builder.ts';
import { anId } from '../../../platform/input-id.ts';
import { getFileDownloadUrl } from './use-cases/get-file-download-url.ts';
import type { Document } from './store.ts';

export const FileType = builder.objectRef<Document>('File').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    title: t.exposeString('title', {
      description: 'What it is called: as it was uploaded, unless it was renamed.',
    }),
    name: t.exposeString('name', {
      description: 'What an upload is stored under: 11 random characters and its own extension.',
    }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    type: t.exposeString('contentType', { description: 'Such as application/pdf.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const AttachmentInput = builder.inputType('AttachmentInput', {
  description: 'A file that goes with something: exactly one of key and _id.',
  fields: (t) => ({
    key: t.string({ description: 'Of a finished upload, by a policy of the directive Files.' }),
    _id: t.id({ description: 'Of a file of one’s own that is here already.' }),
    title: t.string({ description: 'What an upload is called from now on; else as it was.' }),
  }),
});

const DownloadQueryData = builder.inputType('FileDownloadUrlQueryData', {
  fields: (t) => ({ fileId: t.id({ required: true }) }),
});

builder.queryField('getFileDownloadUrl', (t) =>
  t.string({
    description:
      'An address that fetches a file for the next minutes, to be opened in a new window.',
    args: { queryData: t.arg({ type: DownloadQueryData, required: true }) },
    resolve(_, { queryData }, { runner, viewer, mayReadDocument }) {
      const querySchema = z.object({ fileId: z.string().trim().min(1).pipe(anId) });
      const { fileId } = parseInput(querySchema, queryData, 'queryData');
      const mayRead = (id: string) => mayReadDocument(viewer, id);
      return runner.read(viewer, getFileDownloadUrl, { id: fileId, mayRead });
    },
  }),
);
