import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Runner, Work } from '../../../platform/work.ts';
import { deleteUnusedDocuments } from '../documents/store.ts';
import { findUnusedPhotos } from '../store.ts';
import { findOldUploads, deleteUploads } from '../uploads/store.ts';

/** Hours that an upload waits to be taken, and a photo to be shown. */
const HOURS = 24;
/** Files removed in one batch. */
const BATCH = 200;
/** Photos removed in one run; the others wait for the next day. */
const PHOTOS_MAX = 1000;

const yesterday = ({ clock }: ReadWork) => clock.now().subtract({ hours: HOURS });

/**
 * Removes uploads older than a day: originals of photos, files that were never used, and files that no longer
 * belong to anything; then photos that are not in use.
 */
export async function removeOrphans(runner: Runner): Promise<void> {
  await runner.run(SYSTEM, (work) => deleteUnusedDocuments(work.tx, yesterday(work)), undefined);
  while (await removeUploads(runner));
  await runner.run(SYSTEM, dropPhotos, undefined);
  await runner.read(
    SYSTEM,
    async (work) => work.storage.disk?.removeLeftovers(yesterday(work)),
    undefined,
  );
}

/** Removes the files first, outside any transaction, then their rows. If interrupted, it starts over. */
async function removeUploads(runner: Runner): Promise<boolean> {
  const keys = await runner.read(
    SYSTEM,
    async (work) => {
      const old = await findOldUploads(work.tx, yesterday(work), BATCH);
      await work.storage.remove(old);
      return old;
    },
    undefined,
  );
  if (keys.length > 0) await runner.run(SYSTEM, ({ tx }) => deleteUploads(tx, keys), undefined);
  return keys.length === BATCH;
}

async function dropPhotos(work: Work): Promise<void> {
  const ids = await findUnusedPhotos(work.tx, yesterday(work), PHOTOS_MAX);
  for (const photoId of ids) await work.emit({ name: 'files.photo_dropped', payload: { photoId } });
}
