import type { PictureKind } from '../pictures/pictures.ts';
import type { Random } from '../random.ts';
import type { Building, HomeFacts } from './home-facts.ts';

export interface PictureRef {
  kind: PictureKind;
  seed: number;
}

/** Rasterising is dear, so all homes share these: how many pictures of each kind there are. */
export const PICTURE_POOL: Record<PictureKind, number> = {
  bygard: 8,
  functionalist_block: 6,
  modern_block: 7,
  dorm_building: 3,
  detached_house: 7,
  semi_detached_house: 4,
  terraced_houses: 4,
  living_room: 10,
  kitchen: 7,
  bedroom: 6,
  bathroom: 4,
  hallway: 2,
  balcony: 4,
  dorm_room: 3,
  shared_room: 2,
  common_room: 2,
  garage: 3,
  parking_space: 3,
  storage_room: 3,
  floor_plan: 2,
};

const OUTSIDE: Partial<Record<Building, PictureKind>> = {
  bygard: 'bygard',
  functionalist: 'functionalist_block',
  modern: 'modern_block',
  house: 'detached_house',
  semi: 'semi_detached_house',
  terrace: 'terraced_houses',
  dorm: 'dorm_building',
};

/** Which pictures the home has, the one for the list first. */
function kindsFor(facts: HomeFacts, random: Random): PictureKind[] {
  const outside = OUTSIDE[facts.building];
  if (!outside) {
    // A space has no rooms to walk through: two views of it, and the block it belongs to.
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
      random.pick<PictureKind>(['bedroom', 'living_room']),
      outside,
      'kitchen',
      facts.flatmates > 2 ? 'common_room' : 'bathroom',
      'hallway',
    ];
  }
  const inside: PictureKind[] =
    facts.bedrooms === 0
      ? ['dorm_room', 'bathroom', 'hallway']
      : ['kitchen', 'bedroom', 'bathroom'];
  if (facts.balconySize > 0) inside.push('balcony');
  if (facts.bedrooms > 2) inside.push('bedroom');
  inside.push(
    ...random.weighted<PictureKind[]>([
      [['floor_plan'], 4],
      [['hallway'], 3],
      [[], 3],
    ]),
  );
  const detached = ['house', 'semi', 'terrace'].includes(facts.building);
  const first = random.chance(detached ? 0.72 : 0.45)
    ? outside
    : facts.bedrooms === 0
      ? 'dorm_room'
      : 'living_room';
  const rest: PictureKind[] = facts.bedrooms === 0 ? [outside] : ['living_room', outside];
  return [first, ...rest.filter((kind) => kind !== first), ...inside].slice(0, 7);
}

/** Gives the pictures out in turn, so that homes which stand side by side in a list look different. */
export function createPictureChoice(): (facts: HomeFacts, random: Random) => PictureRef[] {
  const given = new Map<PictureKind, number>();
  const nextOf = (kind: PictureKind): PictureRef => {
    const turn = given.get(kind) ?? 0;
    given.set(kind, turn + 1);
    return { kind, seed: (turn % PICTURE_POOL[kind]) + 1 };
  };
  return (facts, random) => {
    const kinds = random.chance(0.04) ? [] : kindsFor(facts, random);
    return (random.chance(0.012) ? kinds.slice(0, 1) : kinds).map(nextOf);
  };
}
