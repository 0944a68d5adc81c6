import { fileErrors } from '@husvaer/domain/files/errors';
import { isForPhotos } from '@husvaer/domain/files/uploads';

import type { Work } from '../../../platform/work.ts';
import { addWaitingPhoto } from '../store.ts';
import { lockUpload, markTaken } from '../uploads/store.ts';

/**
 * Makes a photo of what somebody uploaded, and returns its id. It waits until a worker has made its
 * sizes, which `files.photo_made {photoId, width, height, color}` tells, or `files.photo_refused {photoId,
 * refusal}`. Asked again it is the same photo. Whoever shows it refers to it by a foreign key and is
 * named in the view `photo_in_use`: what nothing shows is removed a day later. Throws
 * `files.not_found` for what this account has not uploaded.
 */
export async function createPhotoFromUpload(
  work: Work,
  { key, ownerId }: { key: string; ownerId: string },
): Promise<string> {
  const upload = await lockUpload(work.tx, key);
  const isTheirs = upload?.ownerId === ownerId && isForPhotos(upload.directive);
  // Another's store does not tell us: what has not come is found missing when it is looked for.
  if (!isTheirs || (work.storage.disk && !upload.isReceived)) throw fileErrors.not_found({ key });
  if (upload.photoId) return upload.photoId;

  const id = work.newId();
  await addWaitingPhoto(work.tx, { id, key, ownerId }, work.clock.now());
  await markTaken(work.tx, key, id);
  return id;
}
