import { fileErrors } from '@husvaer/domain/files/errors';
import { isForPhotos } from '@husvaer/domain/files/uploads';

import type { Work } from '../../../platform/work.ts';
import { addWaitingPhoto } from '../store.ts';
import { lockUpload, recordPhoto } from '../uploads/store.ts';

/**
 * Makes a photo from an upload and returns its id. The photo waits until a worker has made its sizes, and
 * then `files.photo_made {photoId, width, height, color}` or `files.photo_refused {photoId, refusal}` is
 * emitted. A repeated call returns the same photo. What shows it refers to it by a foreign key and is in the
 * view `photo_in_use`: a photo that is not in use is removed a day later. Throws `files.not_found` for a file
 * that this account has not uploaded.
 */
export async function createPhotoFromUpload(
  work: Work,
  { key, ownerId }: { key: string; ownerId: string },
): Promise<string> {
  const upload = await lockUpload(work.tx, key);
  const isTheirs = upload?.ownerId === ownerId && isForPhotos(upload.directive);
  // An external bucket sends no notification: a missing file is noticed when it is read.
  if (!isTheirs || (work.storage.disk && !upload.isReceived)) throw fileErrors.not_found({ key });
  if (upload.photoId) return upload.photoId;

  const id = work.newId();
  await addWaitingPhoto(work.tx, { id, key, ownerId }, work.clock.now());
  await recordPhoto(work.tx, key, id);
  return id;
}
