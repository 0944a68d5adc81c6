import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Runner, Work } from '../../../platform/work.ts';
import { forgetUnusedDocuments } from '../documents/store.ts';
import { findUnusedPhotos } from '../store.ts';
import { findOldUploads, forgetUploads } from '../uploads/store.ts';

/** How long a file waits to be taken, and a photo to be shown. */
const HOURS = 24;
/** Files removed at a time. */
const BATCH = 200;
/** Photos let go of in one run; the others wait a day longer. */
const PHOTOS_MAX = 1000;

const yesterday = ({ clock }: ReadWork) => clock.now().subtract({ hours: HOURS });

/**
 * Removes what was uploaded a day ago: originals, which photos were made of by now, and what nobody
 * took, or what goes with nothing any more; then photos that nothing shows.
 */
export async function removeOrphans(runner: Runner): Promise<void> {
  await runner.run(SYSTEM, (work) => forgetUnusedDocuments(work.tx, yesterday(work)), undefined);
  while (await removeUploads(runner));
  await runner.run(SYSTEM, dropPhotos, undefined);
  await runner.read(
    SYSTEM,
    async (work) => work.storage.disk?.removeLeftovers(yesterday(work)),
    undefined,
  );
}

/** First the files, outside any transaction, then what is known of them: cut off in between it starts over. */
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
  if (keys.length > 0) await runner.run(SYSTEM, ({ tx }) => forgetUploads(tx, keys), undefined);
  return keys.length === BATCH;
}

async function dropPhotos(work: Work): Promise<void> {
  const ids = await findUnusedPhotos(work.tx, yesterday(work), PHOTOS_MAX);
  for (const photoId of ids) await work.emit({ name: 'files.photo_dropped', payload: { photoId } });
}
