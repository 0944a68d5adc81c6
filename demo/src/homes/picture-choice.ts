import type { Random } from '../random.ts';
import type { Building, HomeFacts } from './home-facts.ts';
import { PICTURES, type Picture, type PictureKind } from './pictures.ts';

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

function livingIn({ bedrooms, internalSize, furnished }: HomeFacts): PictureKind {
  if (furnished === 'unfurnished') return 'empty_room';
  if (bedrooms === 0) return 'studio_room';
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
      facts.furnished === 'unfurnished' ? 'empty_room' : 'single_room',
      outside,
      'kitchen',
      facts.flatmates > 2 ? 'common_room' : 'bathroom',
      'hallway',
    ];
  }
  const bedroom = facts.furnished === 'unfurnished' ? 'empty_room' : 'bedroom';
  const inside: PictureKind[] =
    facts.bedrooms === 0 ? ['bathroom', 'hallway'] : ['kitchen', bedroom, 'bathroom'];
  if (facts.balconySize > 0) inside.push('balcony');
  if (facts.bedrooms > 2) inside.push(bedroom);
  const last = random.weighted<PictureKind | null>([
    ['floor_plan', 4],
    ['hallway', 3],
    [null, 3],
  ]);
  if (last && !inside.includes(last)) inside.push(last);
  const detached = ['house', 'semi', 'terrace'].includes(facts.building);
  const living = livingIn(facts);
  const first = random.chance(detached ? 0.72 : 0.45) ? outside : living;
  const rest: PictureKind[] = [living, outside];
  return [first, ...rest.filter((kind) => kind !== first), ...inside].slice(0, 7);
}

/**
 * Assigns pictures in turn, so that homes next to each other in a list look different. The pictures of a home
 * show the same season.
 */
export function createPictureChoice(): (facts: HomeFacts, random: Random) => Picture[] {
  const turns = new Map<string, number>();
  let cover: Picture | undefined;
  const nextOf = (kind: PictureKind, season: 'summer' | 'winter', isCover: boolean): Picture => {
    const fitting = PICTURES.filter(
      (picture) => picture.kind === kind && [season, 'any'].includes(picture.season),
    );
    const key = `${kind} ${fitting[0]!.season}`;
    let turn = turns.get(key) ?? 0;
    if (isCover && fitting[turn % fitting.length] === cover) turn++;
    turns.set(key, turn + 1);
    return fitting[turn % fitting.length]!;
  };
  return (facts, random) => {
    const kinds = random.chance(0.04) ? [] : kindsFor(facts, random);
    const season = random.chance(0.6) ? 'summer' : 'winter';
    // Where a kind has one picture of a season, the next home of that kind shows the other season.
    const shown =
      kinds[0] === cover?.kind && season === cover?.season
        ? season === 'summer'
          ? 'winter'
          : 'summer'
        : season;
    const pictures = (random.chance(0.012) ? kinds.slice(0, 1) : kinds).map((kind, at) =>
      nextOf(kind, shown, at === 0),
    );
    cover = pictures[0] ?? cover;
    return pictures;
  };
}
