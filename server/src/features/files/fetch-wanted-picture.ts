import { fileErrors } from '@husvaer/domain/files/errors';

import type { Work } from '../../platform/work.ts';
import {
  deleteWantedPicture,
  postponeWanted,
  saveRefusal,
  claimWantedPicture,
  waitForSizes,
  type WantedPicture,
} from './wanted/store.ts';

/** Seconds before another node fetches a picture; longer than fetching may take. */
const LEASE_SECONDS = 150;
/** Attempts within three hours. */
export const FETCHES_MAX = 6;
/** Seconds after the first failure; four times as long after each further one. */
const WAIT_SECONDS = 30;

/** Claims the next picture to fetch, not from these hosts; other nodes skip it for a while. */
export async function claimNextWantedPicture(
  { tx, clock }: Work,
  busyHosts: string[],
): Promise<WantedPicture | undefined> {
  const now = clock.now();
  return claimWantedPicture(tx, { now, until: now.add({ seconds: LEASE_SECONDS }), busyHosts });
}

/** Records where a picture's original is stored. Returns false when it is no longer wanted. */
export async function recordFetchedPicture(
  { tx, clock }: Work,
  fetched: { photoId: string; key: string },
): Promise<boolean> {
  if (!(await deleteWantedPicture(tx, fetched.photoId))) return false;
  await waitForSizes(tx, fetched, clock.now());
  return true;
}

/** Records why a picture will never be available: an error's code. */
export async function refuseWanted(
  work: Work,
  { photoId, refusal }: { photoId: string; refusal: string },
): Promise<void> {
  if (!(await deleteWantedPicture(work.tx, photoId))) return;
  await saveRefusal(work.tx, photoId, refusal);
  await work.emit({ name: 'files.photo_refused', payload: { photoId, refusal } });
}

/** After a failure that may be temporary: tries later, and in the end refuses it. */
export async function fetchLater(work: Work, { photoId, attempts }: WantedPicture): Promise<void> {
  if (attempts >= FETCHES_MAX)
    return refuseWanted(work, { photoId, refusal: fileErrors.fetch_failed().code });
  const seconds = WAIT_SECONDS * 4 ** (attempts - 1);
  await postponeWanted(work.tx, photoId, work.clock.now().add({ seconds }));
}
