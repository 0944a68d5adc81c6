import type { Work } from '../../../platform/work.ts';
import { addWantedPictures } from '../wanted/store.ts';

/**
 * Makes photos of pictures that lie elsewhere, by their https addresses, and returns the photos' ids
 * in the same order. Each is fetched by a worker and then goes the way of an uploaded one: `files.photo_made`
 * or `files.photo_refused` tells what became of it. Every call is a new photo: whoever asks remembers
 * which address became which. What shows them is said as for `createPhotoFromUpload`.
 */
export async function createPhotosFromUrls(work: Work, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return [];
  const pictures = urls.map((url) => ({ photoId: work.newId(), url }));
  await addWantedPictures(work.tx, pictures, work.clock.now());
  return pictures.map(({ photoId }) => photoId);
}
