import { isWarm } from '../pictures/mood.ts';
import type { PictureKind } from '../pictures/pictures.ts';
import type { Random } from '../random.ts';
import type { Building, HomeFacts } from './home-facts.ts';

export interface PictureRef {
  kind: PictureKind;
  seed: number;
}

/** Rasterising is expensive, so all homes share these pictures: their number by kind. */
export const PICTURE_POOL: Record<PictureKind, number> = {
  bygard: 8,
  functionalist_block: 6,
  modern_block: 6,
  dorm_building: 4,
  detached_house: 6,
  semi_detached_house: 4,
  terraced_houses: 4,
  living_room: 7,
  small_living_room: 4,
  empty_room: 4,
  studio_room: 5,
  single_room: 6,
  kitchen: 7,
  bedroom: 5,
  bathroom: 4,
  hallway: 2,
  balcony: 4,
  dorm_room: 4,
  shared_room: 4,
  common_room: 2,
  garage: 3,
  parking_space: 4,
  storage_room: 3,
  floor_plan: 2,
};

/** Pictures that show nothing outdoors fit both halves of the year. */
export const WINDOWLESS: readonly PictureKind[] = [
  'hallway',
  'garage',
  'storage_room',
  'floor_plan',
];

/** Square metres up to which a living room counts as small. */
const SMALL = 45;

const OUTSIDE: Partial<Record<Building, PictureKind>> = {
  bygard: 'bygard',
  functionalist: 'functionalist_block',
  modern: 'modern_block',
  house: 'detached_house',
  semi: 'semi_detached_house',
  terrace: 'terraced_houses',
  dorm: 'dorm_building',
};

/** The living room. Most homes that are let unfurnished show the furniture of the current residents. */
function livingIn({ bedrooms, internalSize, furnished }: HomeFacts, random: Random): PictureKind {
  if (bedrooms === 0) return 'studio_room';
  if (furnished === 'unfurnished' && random.chance(0.35)) return 'empty_room';
  return internalSize <= SMALL ? 'small_living_room' : 'living_room';
}

/** The pictures of the home, the cover first. */
function kindsFor(facts: HomeFacts, random: Random): PictureKind[] {
  const outside = OUTSIDE[facts.building];
  if (!outside) {
    // A parking or storage space has no rooms: two views of it, and its building.
    const view =
      facts.building === 'garage'
        ? 'garage'
        : facts.building === 'outdoors'
          ? 'parking_space'
          : 'storage_room';
    return [view, random.pick<PictureKind>(['functionalist_block', 'modern_block']), view];
  }
  if (facts.listingType === 'shared_room')
    return ['shared_room', outside, 'kitchen', 'bathroom', 'common_room'];
  if (facts.propertyType === 'dorm')
    return [
      ...random.sample<PictureKind>(['dorm_room', outside], 2),
      'kitchen',
      'common_room',
      'bathroom',
    ];
  if (facts.listingType === 'private_room') {
    return [
      'single_room',
      outside,
      'kitchen',
      facts.flatmates > 2 ? 'common_room' : 'bathroom',
      'hallway',
    ];
  }
  const inside: PictureKind[] =
    facts.bedrooms === 0 ? ['bathroom', 'hallway'] : ['kitchen', 'bedroom', 'bathroom'];
  if (facts.balconySize > 0) inside.push('balcony');
  if (facts.bedrooms > 2) inside.push('bedroom');
  const last = random.weighted<PictureKind | null>([
    ['floor_plan', 4],
    ['hallway', 3],
    [null, 3],
  ]);
  if (last && !inside.includes(last)) inside.push(last);
  const detached = ['house', 'semi', 'terrace'].includes(facts.building);
  const living = livingIn(facts, random);
  const first = random.chance(detached ? 0.72 : 0.45) ? outside : living;
  const rest: PictureKind[] = [living, outside];
  return [first, ...rest.filter((kind) => kind !== first), ...inside].slice(0, 7);
}

/**
 * Assigns pictures in turn, so that homes next to each other in a list look different. The pictures of a home
 * show the same half of the year.
 */
export function createPictureChoice(): (facts: HomeFacts, random: Random) => PictureRef[] {
  const given = new Map<string, number>();
  const nextOf = (kind: PictureKind, warm: boolean): PictureRef => {
    const fitsBoth = WINDOWLESS.includes(kind);
    const seeds = Array.from({ length: PICTURE_POOL[kind] }, (_, index) => index + 1).filter(
      (seed) => fitsBoth || isWarm(seed) === warm,
    );
    const key = fitsBoth ? kind : `${kind} ${warm}`;
    const turn = given.get(key) ?? 0;
    given.set(key, turn + 1);
    return { kind, seed: seeds[turn % seeds.length]! };
  };
  return (facts, random) => {
    const kinds = random.chance(0.04) ? [] : kindsFor(facts, random);
    const warm = random.chance(0.6);
    return (random.chance(0.012) ? kinds.slice(0, 1) : kinds).map((kind) => nextOf(kind, warm));
  };
}
