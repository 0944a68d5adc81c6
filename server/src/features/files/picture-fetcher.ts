import { AppError } from '@husvaer/domain/kernel/errors';

import type { WorkerContext } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { createParallelWorker, type Worker } from '../../platform/worker.ts';
import { fetchPicture } from './fetch-picture.ts';
import { originalKey } from './photo-files.ts';
import {
  fetchLater,
  FETCHES_MAX,
  recordFetchedPicture,
  refuseWanted,
  claimNextWantedPicture,
} from './fetch-wanted-picture.ts';
import { PICTURE_CHANNEL, type WantedPicture } from './wanted/store.ts';

/** Pictures fetched at the same time: each may take 25 MB of memory. */
const AT_ONCE = 6;
/** Of them from one host, which has other users; a host that never answers does not delay the others. */
const AT_ONCE_FROM_HOST = 2;
/** Milliseconds one picture may take, redirects included. */
const TIME_MAX = 60_000;

/**
 * The worker that fetches pictures from other servers. It is separate from the photo worker: this one waits
 * for other servers, that one for our processor. Fetched pictures are passed on to it.
 */
export function createPictureFetcher({
  database,
  runner,
  log,
  storage,
  config,
}: Pick<WorkerContext, 'database' | 'runner' | 'log' | 'storage' | 'config'>): Worker {
  const hostsAllowed = config.PICTURE_HOSTS_ALLOWED;

  async function storePicture(wanted: WantedPicture, stopSignal: AbortSignal): Promise<void> {
    const { photoId, url, attempts } = wanted;
    try {
      if (attempts > FETCHES_MAX) throw new Error('Every try before ended with its process');
      const signal = AbortSignal.any([stopSignal, AbortSignal.timeout(TIME_MAX)]);
      const picture = await fetchPicture(url, { hostsAllowed, signal });
      const key = originalKey(photoId);
      // The type of the file is not known yet.
      await storage.write(key, picture, 'application/octet-stream');
      if (!(await runner.run(SYSTEM, recordFetchedPicture, { photoId, key })))
        await storage.remove([key]);
    } catch (error) {
      if (error instanceof AppError)
        return runner.run(SYSTEM, refuseWanted, { photoId, refusal: String(error.code) });
      log.info({ err: error, photoId, attempts }, 'picture not fetched');
      await runner.run(SYSTEM, fetchLater, wanted);
    }
  }

  return createParallelWorker({
    database,
    log,
    channel: PICTURE_CHANNEL,
    atOnce: AT_ONCE,
    atOnceOfOne: AT_ONCE_FROM_HOST,
    groupOf: ({ host }) => host,
    claim: (busyHosts) => runner.run(SYSTEM, claimNextWantedPicture, busyHosts),
    perform: storePicture,
  });
}
