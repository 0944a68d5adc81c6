import type { Work } from '../../../platform/work.ts';
import { addWantedPictures } from '../wanted/store.ts';

/**
 * Makes photos from pictures on other servers, by their https addresses, and returns the photos' ids in the
 * same order. A worker fetches each, which is then handled like an upload: `files.photo_made` or
 * `files.photo_refused` is emitted. Every call makes new photos, so callers store which address belongs to
 * which photo. References to them work as for `createPhotoFromUpload`.
 */
export async function createPhotosFromUrls(work: Work, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return [];
  const pictures = urls.map((url) => ({ photoId: work.newId(), url }));
  await addWantedPictures(work.tx, pictures, work.clock.now());
  return pictures.map(({ photoId }) => photoId);
}
