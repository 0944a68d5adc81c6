import { fileErrors } from '@husvaer/domain/files/errors';
import { requestErrors } from '@husvaer/domain/kernel/errors';

import type { Storage } from '../../platform/storage/storage.ts';
import { storeSizes } from './photo-files.ts';
import { makeSizesApart } from './make-sizes-apart.ts';
import type { Photo } from './store.ts';

/** Pixels per side. */
const SIDE = 512;
/** Pictures that may wait here at the same time: each keeps a request open. */
const WAITING_MAX = 8;
/** Seconds after which a refused client may retry. */
const RETRY_SECONDS = 10;

let waiting = 0;

/**
 * Makes a profile picture from an upload: square, upright, without the camera's metadata. Throws
 * `files.not_a_picture`, `files.heic`, `files.too_many_pixels` and `files.unreadable`, and
 * `request.unavailable` when many wait already.
 */
export async function makeAvatar(storage: Storage, id: string, sent: Buffer): Promise<Photo> {
  if (waiting >= WAITING_MAX) throw requestErrors.unavailable({ retryAfter: RETRY_SECONDS });
  waiting += 1;
  // A picture whose process died or took too long is refused.
  const made = await makeSizesApart(sent, { side: SIDE })
    .catch(() => ({ refusal: fileErrors.unreadable().code }))
    .finally(() => (waiting -= 1));
  if ('sizes' in made) return storeSizes(storage, id, made.sizes);
  const refused = Object.values(fileErrors).map((make) => make());
  throw refused.find(({ code }) => code === made.refusal) ?? fileErrors.unreadable();
}
