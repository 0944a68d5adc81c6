import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { filePolicy } from '../policy.ts';
import { findUploadedPhotos, type UploadedPhoto } from '../store.ts';

/** The state of the viewer's own photos, in the requested order. Photos of others are left out. */
export async function getPhotos(
  { tx, viewer }: ReadWork,
  ids: readonly string[],
): Promise<UploadedPhoto[]> {
  if (!filePolicy.upload(viewer)) throw accountErrors.login_required();
  const found = await findUploadedPhotos(tx, { ids, ownerId: viewer.id });
  return ids.flatMap((id) => found.find((photo) => photo.id === id) ?? []);
}
