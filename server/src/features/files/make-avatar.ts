import { fileErrors } from '@husvaer/domain/files/errors';
import { requestErrors } from '@husvaer/domain/kernel/errors';

import type { Storage } from '../../platform/storage/storage.ts';
import { storeSizes } from './make-photo.ts';
import { makeSizesApart } from './make-sizes-apart.ts';
import type { Photo } from './store.ts';

/** Pixels of a side. */
const SIDE = 512;
/** Who may wait here for a picture of theirs at a time: each keeps a call open meanwhile. */
const WAITING_MAX = 8;
/** Seconds after which whoever was sent away may come back. */
const RETRY_SECONDS = 10;

let waiting = 0;

/**
 * Makes a person's picture out of what they sent: square, upright, without what a camera wrote into
 * it. Throws `files.unsupported_type`, `files.heic`, `files.too_many_pixels` and `files.unreadable`,
 * and `request.unavailable` where many wait already.
 */
export async function makeAvatar(storage: Storage, id: string, sent: Buffer): Promise<Photo> {
  if (waiting >= WAITING_MAX) throw requestErrors.unavailable({ retryAfter: RETRY_SECONDS });
  waiting += 1;
  // What its process died of, or took too long for, is no picture that one may have.
  const made = await makeSizesApart(sent, { side: SIDE })
    .catch(() => ({ refusal: fileErrors.unreadable().code }))
    .finally(() => (waiting -= 1));
  if ('sizes' in made) return storeSizes(storage, id, made.sizes);
  const refused = Object.values(fileErrors).map((make) => make());
  throw refused.find(({ code }) => code === made.refusal) ?? fileErrors.unreadable();
}
