import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PHOTO_FILES } from '@husvaer/domain/files/photo';
import { storeSizes, type Photo } from '@husvaer/server/features/files/public';
import { newId } from '@husvaer/server/platform/ids';
import type { Storage } from '@husvaer/server/platform/storage/storage';
import { z } from 'zod';

import catalogue from '../../pictures/pictures.json' with { type: 'json' };

/** Captions of pictures by kind, also used as alternative texts. */
export const PICTURE_CAPTIONS = {
  bygard: 'Bygården sett fra gata',
  functionalist_block: 'Blokka med plenen foran',
  modern_block: 'Bygget sett fra gårdsrommet',
  dorm_building: 'Studenthuset',
  detached_house: 'Huset med hagen',
  semi_detached_house: 'Tomannsboligen',
  terraced_houses: 'Rekkehusene',
  living_room: 'Stue',
  small_living_room: 'Stue',
  empty_room: 'Rom uten møbler',
  studio_room: 'Rom med kjøkkenkrok',
  single_room: 'Rommet',
  kitchen: 'Kjøkken',
  bedroom: 'Soverom',
  bathroom: 'Bad',
  hallway: 'Gang',
  balcony: 'Balkong med utsikt',
  dorm_room: 'Hybelen',
  shared_room: 'Rommet som deles',
  common_room: 'Felles spisestue',
  garage: 'Plass i garasjeanlegget',
  parking_space: 'Parkeringsplassen',
  storage_room: 'Boden',
  floor_plan: 'Plantegning',
} as const;

export type PictureKind = keyof typeof PICTURE_CAPTIONS;

/** Its files are in `demo/pictures/{name}/`, in the sizes that are served. All are 1600 × 1200 pixels. */
export interface Picture {
  name: string;
  kind: PictureKind;
  /** What its windows or its sky show; `any` shows nothing outdoors. */
  season: 'summer' | 'winter' | 'any';
  /** Mean colour, #rrggbb. */
  color: string;
}

export const PICTURES: readonly Picture[] = z
  .array(
    z.strictObject({
      name: z.string(),
      kind: z.enum(Object.keys(PICTURE_CAPTIONS) as [PictureKind, ...PictureKind[]]),
      season: z.enum(['summer', 'winter', 'any']),
      color: z.string(),
    }),
  )
  .parse(catalogue);

export const PICTURE_FOLDER = join(import.meta.dirname, '../../pictures');

/** Stores each picture's sizes where they are served from. By name. */
export async function storePictures(
  storage: Pick<Storage, 'write'>,
): Promise<ReadonlyMap<string, Photo>> {
  const stored = new Map<string, Photo>();
  for (const { name, color } of PICTURES) {
    const files: Record<string, Uint8Array> = {};
    for (const file of PHOTO_FILES) files[file] = await readFile(join(PICTURE_FOLDER, name, file));
    const sizes = { width: 1600, height: 1200, color, files };
    stored.set(name, await storeSizes(storage, newId(), sizes));
  }
  return stored;
}
