import { fileErrors } from '@husvaer/domain/files/errors';

import type { Work } from '../../platform/work.ts';
import {
  completePhoto,
  postponeWaiting,
  claimWaitingPhoto,
  type Photo,
  type WaitingPhoto,
} from './store.ts';

/** Seconds making a photo may take before another node tries; longer than its process is given. */
const LEASE_SECONDS = 150;
/** Attempts, including those whose process was killed. */
export const ATTEMPTS_MAX = 8;

/** Claims the next photo to make; other nodes skip it for a while. */
export async function claimNextPhoto({ tx, clock }: Work): Promise<WaitingPhoto | undefined> {
  const now = clock.now();
  return claimWaitingPhoto(tx, now, now.add({ seconds: LEASE_SECONDS }));
}

/** Records that a photo's sizes are stored. Returns false when no task waits for them any more. */
export async function finish(work: Work, { id: photoId, ...photo }: Photo): Promise<boolean> {
  if (!(await completePhoto(work.tx, photoId, photo))) return false;
  await work.emit({ name: 'files.photo_made', payload: { photoId, ...photo } });
  return true;
}

/** Records why a photo will never be available: an error's code. */
export async function refuse(
  work: Work,
  { photoId, refusal }: { photoId: string; refusal: string },
): Promise<void> {
  if (await completePhoto(work.tx, photoId, { refusal }))
    await work.emit({ name: 'files.photo_refused', payload: { photoId, refusal } });
}

/** After a failure that may not be due to the picture: tries later, and in the end refuses it. */
export async function postpone(work: Work, { photoId, attempts }: WaitingPhoto): Promise<void> {
  if (attempts >= ATTEMPTS_MAX)
    return refuse(work, { photoId, refusal: fileErrors.unreadable().code });
  const wait = 2 ** attempts;
  await postponeWaiting(work.tx, photoId, work.clock.now().add({ seconds: wait }));
}
