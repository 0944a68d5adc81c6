import { fileErrors } from '@husvaer/domain/files/errors';

import type { WorkerContext } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { createRowWorker } from '../../platform/row-worker.ts';
import type { Worker } from '../../platform/worker.ts';
import { photoKeys, storeSizes } from './photo-files.ts';
import { makeSizesApart } from './make-sizes-apart.ts';
import { PHOTO_CHANNEL, type WaitingPhoto } from './store.ts';
import { ATTEMPTS_MAX, finish, refuse, claimNextPhoto, postpone } from './make-waiting-photo.ts';

/**
 * The worker that makes the sizes of queued photos, one at a time, because one keeps every core busy. No
 * transaction is open meanwhile. If the process is killed, another node takes the photo after a while.
 */
export function createPhotoWorker(
  context: Pick<WorkerContext, 'database' | 'runner' | 'log' | 'storage'>,
): Worker {
  const { runner, storage } = context;

  async function make({ photoId, key, attempts }: WaitingPhoto): Promise<void> {
    if (attempts > ATTEMPTS_MAX) throw new Error('Every try before ended with its process');
    const picture = await storage.read(key);
    const made = picture ? await makeSizesApart(picture) : { refusal: fileErrors.missing().code };
    if ('refusal' in made) {
      await runner.run(SYSTEM, refuse, { photoId, refusal: made.refusal });
    } else {
      const photo = await storeSizes(storage, photoId, made.sizes);
      if (!(await runner.run(SYSTEM, finish, photo))) await storage.remove(photoKeys(photoId));
    }
    await storage.remove([key]);
  }

  return createRowWorker({
    context,
    channel: PHOTO_CHANNEL,
    claim: claimNextPhoto,
    perform: make,
    postpone,
    failure: ({ photoId, attempts }) => ({ message: 'photo not made', photoId, attempts }),
  });
}
