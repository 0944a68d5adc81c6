import { fileErrors } from '@husvaer/domain/files/errors';

import type { WorkerContext } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { createWorker, type Worker } from '../../platform/worker.ts';
import { photoKeys, storeSizes } from './make-photo.ts';
import { makeSizesApart } from './make-sizes-apart.ts';
import { PHOTO_CHANNEL, type WaitingPhoto } from './store.ts';
import { ATTEMPTS_MAX, finish, refuse, takeNext, tryLater } from './make-waiting-photo.ts';

/**
 * Makes the sizes of photos that wait, one at a time: one keeps every core busy. No transaction is
 * open meanwhile. A process that is killed over one leaves it to the next who looks, after a while.
 */
export function createPhotoWorker({
  database,
  runner,
  log,
  storage,
}: Pick<WorkerContext, 'database' | 'runner' | 'log' | 'storage'>): Worker {
  async function make(waiting: WaitingPhoto): Promise<void> {
    const { photoId, key, attempts } = waiting;
    try {
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
    } catch (error) {
      log.error({ err: error, photoId, attempts }, 'photo not made');
      await runner.run(SYSTEM, tryLater, waiting);
    }
  }

  return createWorker({
    database,
    log,
    channel: PHOTO_CHANNEL,
    async round() {
      const waiting = await runner.run(SYSTEM, takeNext, undefined);
      if (waiting) await make(waiting);
      return waiting !== undefined;
    },
  });
}
