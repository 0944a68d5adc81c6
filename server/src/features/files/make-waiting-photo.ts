import { fileErrors } from '@husvaer/domain/files/errors';

import type { Work } from '../../platform/work.ts';
import {
  endWaiting,
  postponeWaiting,
  claimWaitingPhoto,
  type Photo,
  type WaitingPhoto,
} from './store.ts';

/** Seconds making a photo may take before another node tries. More than the process that makes it is given. */
const LEASE_SECONDS = 150;
/** Tries, among them those that somebody pulled the plug on. */
export const ATTEMPTS_MAX = 8;

/** The next photo to make, kept from the other nodes for a while. */
export async function claimNextPhoto({ tx, clock }: Work): Promise<WaitingPhoto | undefined> {
  const now = clock.now();
  return claimWaitingPhoto(tx, now, now.add({ seconds: LEASE_SECONDS }));
}

/** Notes that a photo's sizes are stored. Says false when nobody waits for them any more. */
export async function finish(work: Work, { id: photoId, ...photo }: Photo): Promise<boolean> {
  if (!(await endWaiting(work.tx, photoId, photo))) return false;
  await work.emit({ name: 'files.photo_made', payload: { photoId, ...photo } });
  return true;
}

/** Notes why a photo will never be: an error's code. */
export async function refuse(
  work: Work,
  { photoId, refusal }: { photoId: string; refusal: string },
): Promise<void> {
  if (await endWaiting(work.tx, photoId, { refusal }))
    await work.emit({ name: 'files.photo_refused', payload: { photoId, refusal } });
}

/** After a failure that may not be the picture's: later again, and in the end no more. */
export async function tryLater(work: Work, { photoId, attempts }: WaitingPhoto): Promise<void> {
  if (attempts >= ATTEMPTS_MAX)
    return refuse(work, { photoId, refusal: fileErrors.unreadable().code });
  const wait = 2 ** attempts;
  await postponeWaiting(work.tx, photoId, work.clock.now().add({ seconds: wait }));
}
