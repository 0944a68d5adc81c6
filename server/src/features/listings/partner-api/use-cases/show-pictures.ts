import type { PartnerPicture } from '@husvaer/domain/listings/partner-listing';

import { lockPhotos, createPhotosFromUrls, type UploadedPhoto } from '../../../files/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { findPictures, savePictures, type NamedPicture } from '../store.ts';

/** Hours after which a failed picture is tried again, when it is sent again. */
const RETRY_HOURS = 24;

interface Pictured {
  listingId: string;
  pictures: readonly PartnerPicture[];
}

/**
 * Shows exactly these pictures on these homes, in this order. A known URL of a home keeps its photo. Returns
 * the ids of the homes that change.
 */
export async function showPictures(work: Work, homes: readonly Pictured[]): Promise<string[]> {
  const { tx, clock } = work;
  const now = clock.now();
  const ids = homes.map(({ listingId }) => listingId);
  const known = Map.groupBy(await findPictures(tx, ids), ({ listingId }) => listingId);
  const photos = await lockNamedPhotos(work, [...known.values()].flat());
  const retried = now.subtract({ hours: RETRY_HOURS });
  const isLost = ({ photoId, askedAt }: NamedPicture) =>
    photos.get(photoId)?.refusal !== null && Temporal.Instant.compare(askedAt, retried) < 0;

  const changed = homes.flatMap(({ listingId, pictures }) => {
    const before = known.get(listingId) ?? [];
    if (isSame(before, pictures) && !before.some(isLost)) return [];
    const stored = new Map(before.flatMap((one) => (isLost(one) ? [] : [[one.url, one]])));
    return [{ listingId, pictures, before, stored }];
  });

  const fresh = changed.flatMap(({ pictures, stored }) =>
    pictures.flatMap(({ url }) => (stored.has(url) ? [] : [url])),
  );
  const taken = (await createPhotosFromUrls(work, fresh)).values();
  const saved = changed.map(({ listingId, pictures, before, stored }) => ({
    listingId,
    before,
    pictures: pictures.map(({ url, description = null }) => {
      const known = stored.get(url) ?? { photoId: taken.next().value ?? '', askedAt: now };
      const { photoId, askedAt } = known;
      return { url, description, photoId, askedAt, photo: photos.get(photoId) ?? ON_ITS_WAY };
    }),
  }));
  if (saved.length > 0) await savePictures(tx, saved);
  for (const { before, pictures } of saved)
    for (const { photoId } of before)
      if (!pictures.some((picture) => picture.photoId === photoId))
        await work.emit({ name: 'files.photo_dropped', payload: { photoId } });
  return saved.map(({ listingId }) => listingId);
}

const ON_ITS_WAY = { refusal: null, width: null, height: null, color: null };

async function lockNamedPhotos(
  { tx }: Work,
  pictures: readonly NamedPicture[],
): Promise<Map<string, UploadedPhoto>> {
  const held = await lockPhotos(
    tx,
    pictures.map(({ photoId }) => photoId),
  );
  return new Map(held.map((photo) => [photo.id, photo]));
}

const isSame = (before: readonly NamedPicture[], pictures: readonly PartnerPicture[]): boolean =>
  before.length === pictures.length &&
  pictures.every(
    ({ url, description = null }, index) =>
      before[index]?.url === url && before[index].description === description,
  );
