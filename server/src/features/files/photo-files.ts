import { PHOTO_FILES } from '@husvaer/domain/files/photo';

import type { Storage } from '../../platform/storage/storage.ts';
import type { Sizes } from './make-sizes.ts';
import type { Photo } from './store.ts';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The keys of a photo's sizes. */
export const photoKeys = (id: string): string[] => PHOTO_FILES.map((name) => photoKey(id, name));
export const photoKey = (id: string, name: string): string => `photos/${id}/${name}`;
const PHOTO_PATH = /^\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/([\w.]+)$/;
/** Whether `/{id}/{name}` may be one of a photo's sizes: no other path is looked up. */
export const isPhotoPath = (path: string): boolean =>
  PHOTO_FILES.includes(PHOTO_PATH.exec(path)?.[1] ?? '');
/** The key of a fetched picture until its sizes are made. */
export const originalKey = (id: string): string => `fetched/${id}/original`;

export const typeOf = (name: string): string | undefined => TYPES[name.split('.').pop() ?? ''];

/** Stores a photo's sizes where they are served from. */
export async function storeSizes(
  storage: Pick<Storage, 'write'>,
  id: string,
  { width, height, color, files }: Sizes,
): Promise<Photo> {
  for (const [name, bytes] of Object.entries(files))
    await storage.write(photoKey(id, name), bytes, typeOf(name) ?? '');
  return { id, width, height, color };
}
