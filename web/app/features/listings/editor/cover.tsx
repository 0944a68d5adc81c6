import { NoPhoto } from '../../../ui/no-photo.tsx';
import { Photo as Picture } from '../../../ui/photo.tsx';
import type { Photo } from './draft.ts';

/** The first photo that can be shown. The home's name is next to it. */
export function Cover({
  images,
}: {
  images: readonly Pick<Photo, 'photoId' | 'state' | 'color'>[];
}) {
  const cover = images.find(({ state }) => state === 'ready');
  return cover ? (
    <Picture id={cover.photoId} color={cover.color ?? ''} alt="" sizes="16rem" />
  ) : (
    <NoPhoto text="" />
  );
}
