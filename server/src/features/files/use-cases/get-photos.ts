import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { filePolicy } from '../policy.ts';
import { findUploadedPhotos, type UploadedPhoto } from '../store.ts';

/** How far one's own photos have come, in the order asked for. Others' are left out. */
export async function getPhotos(
  { tx, viewer }: ReadWork,
  ids: readonly string[],
): Promise<UploadedPhoto[]> {
  if (!filePolicy.upload(viewer)) throw accountErrors.login_required();
  const found = await findUploadedPhotos(tx, { ids, ownerId: viewer.id });
  return ids.flatMap((id) => found.find((photo) => photo.id === id) ?? []);
}
