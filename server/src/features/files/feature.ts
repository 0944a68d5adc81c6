import { rm } from 'node:fs/promises';

import { z } from 'zod';

import type { Feature } from '../../platform/feature.ts';
import { servePhotos } from './http.ts';
import { photoFolder } from './make-photo.ts';
import { forgetPhoto } from './store.ts';

const dropped = z.object({ photoId: z.uuid() });

export const files: Feature = {
  name: 'files',
  http: servePhotos,
  on: [
    {
      event: 'photo.dropped',
      name: 'files.remove_photo',
      async hear({ tx, filesDirectory }, payload) {
        const { photoId } = dropped.parse(payload);
        await forgetPhoto(tx, photoId);
        await rm(photoFolder(filesDirectory, photoId), { recursive: true, force: true });
      },
    },
  ],
};
