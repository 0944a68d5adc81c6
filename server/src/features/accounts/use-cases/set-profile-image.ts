import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../platform/work.ts';
import { savePhoto, type Photo } from '../../files/public.ts';
import { accountPolicy } from '../policy.ts';
import { findProfile } from '../profile/store.ts';
import { changeAccount } from '../store.ts';

/** Sets the picture of a profile and removes the one before. */
export async function setProfileImage(
  work: Work,
  { accountId, photo }: { accountId: string; photo: Photo },
): Promise<void> {
  const profile = accountPolicy.changeProfile(work.viewer, accountId)
    ? await findProfile(work.tx, accountId)
    : undefined;
  if (!profile) throw accountErrors.not_found();
  await savePhoto(work.tx, photo, work.clock.now());
  await changeAccount(work.tx, accountId, { photoId: photo.id });
  if (profile.photoId)
    await work.emit({ name: 'files.photo_dropped', payload: { photoId: profile.photoId } });
}
