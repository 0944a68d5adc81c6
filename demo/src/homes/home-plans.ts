import type { PropertyType } from '@husvaer/domain/listings/enums';

import type { Random } from '../random.ts';
import type { Building, HomeFacts } from './home-facts.ts';
import type { Area, Town } from './place.ts';

export type Plan = Pick<HomeFacts, 'listingType' | 'propertyType' | 'building'> & {
  bedrooms: number;
  size: number;
  flatmates: number;
};

interface Choice {
  name: string;
  weight: { city: number; town: number; small: number };
  plan(random: Random): Plan;
}

/** Neighbourhoods with blocks from the nineteenth century; flats elsewhere are newer. */
const OLD_QUARTERS = new Set(
  'Grünerløkka, Sofienberg, Sagene, Torshov, Bjølsen, St. Hanshaugen, Homansbyen, Majorstuen, Frogner, Skillebekk, Grønland, Tøyen, Kampen, Vålerenga, Gamlebyen, Bergen sentrum, Nygårdshøyden, Møhlenpris, Sandviken, Nordnes, Midtbyen, Bakklandet, Møllenberg, Lademoen, Elgeseter, Ila, Stavanger sentrum, Storhaug, Våland, Tromsø sentrum, Kvadraturen, Bragernes, Strømsø, Fredrikstad sentrum, Ålesund sentrum'.split(
    ', ',
  ),
);

const NEW_QUARTERS = new Set(['Sørenga', 'Bjørvika', 'Løren', 'Ensjø', 'Nydalen', 'Fornebu']);

export function adaptPlanTo({ town, area }: { town: Town; area: Area }, plan: Plan): Plan {
  const isBlock = plan.building === 'bygard' || plan.building === 'functionalist';
  if (isBlock && area.name && NEW_QUARTERS.has(area.name)) return { ...plan, building: 'modern' };
  const isOld = area.name ? OLD_QUARTERS.has(area.name) : town.size === 'town';
  return plan.building === 'bygard' && !isOld ? { ...plan, building: 'functionalist' } : plan;
}

const flat = (random: Random, building: Building): Plan => {
  const bedrooms = random.weighted([
    [1, 40],
    [2, 38],
    [3, 18],
    [4, 4],
  ]);
  return {
    listingType: 'entire_place',
    propertyType: 'apartment',
    building,
    bedrooms,
    size: Math.round(random.between(21, 29) + bedrooms * random.between(17, 22)),
    flatmates: 0,
  };
};

const wholeHome = (
  propertyType: PropertyType,
  building: Building,
  bedrooms: number,
  size: number,
): Plan => ({
  listingType: 'entire_place',
  propertyType,
  building,
  bedrooms,
  size,
  flatmates: 0,
});

const room = (
  propertyType: PropertyType,
  building: Building,
  flatmates: number,
  size: number,
  isShared = false,
): Plan => ({
  listingType: isShared ? 'shared_room' : 'private_room',
  propertyType,
  building,
  bedrooms: flatmates + 1,
  size,
  flatmates,
});

export const CHOICES: readonly Choice[] = [
  {
    name: 'old flat',
    weight: { city: 24, town: 12, small: 6 },
    plan: (random) => flat(random, 'bygard'),
  },
  {
    name: 'post-war flat',
    weight: { city: 14, town: 14, small: 14 },
    plan: (random) => flat(random, 'functionalist'),
  },
  {
    name: 'new flat',
    weight: { city: 15, town: 14, small: 9 },
    plan: (random) => flat(random, 'modern'),
  },
  {
    name: 'studio',
    weight: { city: 9, town: 7, small: 6 },
    plan: (random) =>
      wholeHome(
        'studio',
        random.pick(['bygard', 'functionalist', 'modern'] as const),
        0,
        random.int(17, 33),
      ),
  },
  {
    name: 'detached',
    weight: { city: 2, town: 9, small: 14 },
    plan: (random) => {
      const rooms = random.int(3, 5);
      return wholeHome('detached_house', 'house', rooms, 62 + rooms * random.int(21, 29));
    },
  },
  {
    name: 'house',
    weight: { city: 1, town: 5, small: 8 },
    plan: (random) => {
      const rooms = random.int(2, 4);
      return wholeHome('house', 'house', rooms, 48 + rooms * random.int(18, 25));
    },
  },
  {
    name: 'semi',
    weight: { city: 2, town: 6, small: 7 },
    plan: (random) => {
      const rooms = random.int(2, 4);
      return wholeHome('semi_detached_house', 'semi', rooms, 50 + rooms * random.int(17, 23));
    },
  },
  {
    name: 'terraced',
    weight: { city: 3, town: 7, small: 6 },
    plan: (random) => {
      const rooms = random.int(2, 4);
      return wholeHome('terraced_house', 'terrace', rooms, 44 + rooms * random.int(16, 22));
    },
  },
  {
    name: 'annex',
    weight: { city: 1, town: 2, small: 3 },
    plan: (random) => wholeHome('other', 'house', 1, random.int(28, 46)),
  },
  {
    name: 'shared house',
    weight: { city: 0.7, town: 0.5, small: 0.5 },
    plan: (random) => {
      const rooms = random.int(6, 12);
      return wholeHome('shared_accommodation', 'house', rooms, 90 + rooms * random.int(14, 19));
    },
  },
  {
    name: 'flatshare room',
    weight: { city: 10, town: 6, small: 5 },
    plan: (random) =>
      room(
        'shared_accommodation',
        random.pick(['bygard', 'functionalist', 'house'] as const),
        random.int(2, 5),
        random.int(8, 16),
      ),
  },
  {
    name: 'lodger',
    weight: { city: 3, town: 4, small: 5 },
    plan: (random) =>
      room(
        'apartment',
        random.pick(['bygard', 'functionalist', 'modern'] as const),
        1,
        random.int(9, 15),
      ),
  },
  {
    name: 'dorm room',
    weight: { city: 5, town: 4, small: 5 },
    plan: (random) => room('dorm', 'dorm', random.int(3, 11), random.int(10, 16)),
  },
  {
    name: 'shared room',
    weight: { city: 1.6, town: 1.4, small: 1.6 },
    plan: (random) =>
      random.chance(0.5)
        ? room('dorm', 'dorm', random.int(3, 7), random.int(14, 22), true)
        : room('shared_accommodation', 'functionalist', random.int(2, 4), random.int(14, 20), true),
  },
  {
    name: 'parking',
    weight: { city: 5, town: 4, small: 3 },
    plan: (random) => ({
      listingType: 'parking',
      propertyType: 'parking',
      building: random.pick(['garage', 'outdoors'] as const),
      bedrooms: 0,
      size: random.int(12, 15),
      flatmates: 0,
    }),
  },
  {
    name: 'storage',
    weight: { city: 3.4, town: 3, small: 2 },
    plan: (random) => ({
      listingType: 'storage_room',
      propertyType: 'other',
      building: 'storage',
      bedrooms: 0,
      size: random.int(3, 16),
      flatmates: 0,
    }),
  },
];
