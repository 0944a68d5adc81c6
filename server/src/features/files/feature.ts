import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import './documents/graphql.ts';
import { forgetDocumentOwner, findDocumentsOf } from './documents/store.ts';
import './graphql.ts';
import { serveFiles } from './http.ts';
import { originalKey, photoKeys } from './photo-files.ts';
import { createPhotoWorker } from './photo-worker.ts';
import { createPictureFetcher } from './picture-fetcher.ts';
import { findPhotosOf, deletePhoto, getPhotoQueueState } from './store.ts';
import { forgetUploadOwner, findUploadsOf } from './uploads/store.ts';
import { getWantedPictureQueueState } from './wanted/store.ts';
import { removeOrphans } from './use-cases/remove-orphans.ts';

const deleted = z.object({ accountId: z.string() });
const dropped = z.object({ photoId: uuid });

export const files: Feature = {
  name: 'files',
  http: [serveFiles],
  workers: [createPhotoWorker, createPictureFetcher],
  measures: {
    queues: [
      { name: 'photos', read: ({ tx }) => getPhotoQueueState(tx) },
      { name: 'pictures', read: ({ tx }) => getWantedPictureQueueState(tx) },
    ],
  },
  on: [
    {
      event: 'accounts.deleted',
      name: 'files.forget_person',
      async handle({ tx }, payload) {
        const { accountId } = deleted.parse(payload);
        await forgetDocumentOwner(tx, accountId);
        await forgetUploadOwner(tx, accountId);
      },
    },
    {
      event: 'files.photo_dropped',
      name: 'files.remove_photo',
      async handle({ tx, storage }, payload) {
        const { photoId } = dropped.parse(payload);
        if (await deletePhoto(tx, photoId))
          await storage.remove([...photoKeys(photoId), originalKey(photoId)]);
      },
    },
  ],
  personalData: personalData(
    async ({ tx }, accountId) => ({
      photos: await findPhotosOf(tx, accountId),
      uploads: await findUploadsOf(tx, accountId),
      documents: await findDocumentsOf(tx, accountId),
    }),
    {
      photos: { id: true, uploadedAt: true },
      uploads: { title: true, uploadedAt: true },
      documents: { title: true, name: true, size: true, uploadedAt: true },
    },
  ),
  jobs: [
    {
      name: 'files.remove_orphans',
      cron: '23 4 * * *',
      perform: ({ runner }) => removeOrphans(runner),
    },
  ],
};
