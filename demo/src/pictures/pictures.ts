import { dormBuilding, functionalistBlock, modernBlock } from './apartment-blocks.ts';
import { balcony } from './balconies.ts';
import { bathroom } from './bathrooms.ts';
import { bygard } from './bygard.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { floorPlan } from './floor-plans.ts';
import { hallway } from './hallways.ts';
import { detachedHouse, semiDetachedHouse } from './houses.ts';
import { kitchen } from './kitchens.ts';
import { bedroom, commonRoom, dormRoom, livingRoom, sharedRoom } from './living-spaces.ts';
import { garage, parkingSpace } from './parking.ts';
import { emptyRoom, singleRoom, smallLivingRoom, studioRoom } from './small-rooms.ts';
import { storageRoom } from './storage-rooms.ts';
import { terracedHouses } from './terraced-houses.ts';

export const PICTURE_KINDS = [
  'bygard',
  'functionalist_block',
  'modern_block',
  'dorm_building',
  'detached_house',
  'semi_detached_house',
  'terraced_houses',
  'living_room',
  'small_living_room',
  'empty_room',
  'studio_room',
  'single_room',
  'kitchen',
  'bedroom',
  'bathroom',
  'hallway',
  'balcony',
  'dorm_room',
  'shared_room',
  'common_room',
  'garage',
  'parking_space',
  'storage_room',
  'floor_plan',
] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];

const DRAW: Record<PictureKind, (seed: number) => string> = {
  bygard,
  functionalist_block: functionalistBlock,
  modern_block: modernBlock,
  dorm_building: dormBuilding,
  detached_house: detachedHouse,
  semi_detached_house: semiDetachedHouse,
  terraced_houses: terracedHouses,
  living_room: livingRoom,
  small_living_room: smallLivingRoom,
  empty_room: emptyRoom,
  studio_room: studioRoom,
  single_room: singleRoom,
  kitchen,
  bedroom,
  bathroom,
  hallway,
  balcony,
  dorm_room: dormRoom,
  shared_room: sharedRoom,
  common_room: commonRoom,
  garage,
  parking_space: parkingSpace,
  storage_room: storageRoom,
  floor_plan: floorPlan,
};

/** Captions of pictures, also used as alternative texts. */
export const PICTURE_CAPTIONS: Record<PictureKind, { en: string; no: string }> = {
  bygard: { en: 'The building from the street', no: 'Bygården sett fra gata' },
  functionalist_block: { en: 'The building and its lawn', no: 'Blokka med plenen foran' },
  modern_block: { en: 'The building from the yard', no: 'Bygget sett fra gårdsrommet' },
  dorm_building: { en: 'The student house', no: 'Studenthuset' },
  detached_house: { en: 'The house and garden', no: 'Huset med hagen' },
  semi_detached_house: { en: 'The semi-detached house', no: 'Tomannsboligen' },
  terraced_houses: { en: 'The row of houses', no: 'Rekkehusene' },
  living_room: { en: 'Living room', no: 'Stue' },
  small_living_room: { en: 'Living room', no: 'Stue' },
  empty_room: { en: 'A room without furniture', no: 'Rom uten møbler' },
  studio_room: { en: 'Room with kitchenette', no: 'Rom med kjøkkenkrok' },
  single_room: { en: 'The room', no: 'Rommet' },
  kitchen: { en: 'Kitchen', no: 'Kjøkken' },
  bedroom: { en: 'Bedroom', no: 'Soverom' },
  bathroom: { en: 'Bathroom', no: 'Bad' },
  hallway: { en: 'Hallway', no: 'Gang' },
  balcony: { en: 'Balcony with a view', no: 'Balkong med utsikt' },
  dorm_room: { en: 'The room', no: 'Hybelen' },
  shared_room: { en: 'The shared room', no: 'Rommet som deles' },
  common_room: { en: 'Shared dining room', no: 'Felles spisestue' },
  garage: { en: 'Space in the garage', no: 'Plass i garasjeanlegget' },
  parking_space: { en: 'The parking space', no: 'Parkeringsplassen' },
  storage_room: { en: 'The storage room', no: 'Boden' },
  floor_plan: { en: 'Floor plan', no: 'Plantegning' },
};

/** An SVG of 4:3, the same for the same seed. It contains no text, so it needs no fonts. `width` is in pixels. */
export const drawPicture = (kind: PictureKind, seed: number, width = WIDTH): string =>
  DRAW[kind](seed).replace('<svg', `<svg width="${width}" height="${(width * HEIGHT) / WIDTH}"`);
