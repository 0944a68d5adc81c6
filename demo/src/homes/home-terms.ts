import type {
  EnergyLabel,
  Facility,
  Floor,
  Furnished,
  IncludedInRent,
} from '@husvaer/domain/listings/enums';

import type { Random } from '../random.ts';
import type { Building, HomeFacts } from './home-facts.ts';
import type { Plan } from './home-plans.ts';
import type { Area, Town } from './place.ts';

const hundreds = (kroner: number) => Math.max(4, Math.round(kroner / 100)) * 100;

/** Rent grows more slowly than size; rooms and storage spaces have prices of their own. */
export function rentOf(
  { town, area }: { town: Town; area: Area },
  plan: Plan,
  furnished: Furnished | undefined,
  random: Random,
): number {
  const level = town.rent * area.rentFactor * random.between(0.93, 1.09);
  if (plan.listingType === 'parking')
    return Math.min(
      2500,
      Math.max(800, hundreds(level * (plan.building === 'garage' ? 0.135 : 0.095))),
    );
  if (plan.listingType === 'storage_room')
    return Math.min(1500, Math.max(400, hundreds(280 + level * 0.0065 * plan.size)));
  if (plan.listingType === 'shared_room') return hundreds(level * 0.31);
  if (plan.listingType === 'private_room')
    return hundreds(level * (plan.propertyType === 'dorm' ? 0.4 : 0.47) * (0.82 + plan.size / 60));
  const furnishing = furnished === 'furnished' ? 1.07 : 1;
  const perRoom = plan.bedrooms > 5 ? plan.bedrooms * 0.3 : 0.45 + 0.55 * (plan.size / 45) ** 0.82;
  const style = plan.building === 'modern' ? 1.07 : plan.propertyType === 'other' ? 0.85 : 1;
  return hundreds(level * Math.max(perRoom, 0.5) * furnishing * style);
}

const LIVED_IN: readonly (readonly [Facility, number])[] = [
  ['dishwasher', 0.62],
  ['washing_machine', 0.7],
  ['dryer', 0.16],
  ['internet_ready', 0.66],
  ['storage', 0.58],
  ['pets_allowed', 0.2],
  ['smoking_allowed', 0.03],
];

const BY_BUILDING: Partial<Record<Building, readonly (readonly [Facility, number])[]>> = {
  bygard: [
    ['fireplace', 0.28],
    ['balcony', 0.3],
    ['elevator', 0.14],
  ],
  functionalist: [
    ['balcony', 0.68],
    ['elevator', 0.25],
    ['garden', 0.25],
    ['parking', 0.25],
  ],
  modern: [
    ['balcony', 0.88],
    ['elevator', 0.86],
    ['ev_charger', 0.35],
    ['wheelchair_accessible', 0.5],
    ['gym', 0.16],
    ['parking', 0.3],
  ],
  house: [
    ['garden', 0.9],
    ['fireplace', 0.62],
    ['parking', 0.86],
    ['private_entrance', 0.85],
    ['ev_charger', 0.3],
    ['balcony', 0.4],
  ],
  semi: [
    ['garden', 0.8],
    ['parking', 0.8],
    ['private_entrance', 0.9],
    ['fireplace', 0.45],
    ['ev_charger', 0.25],
  ],
  terrace: [
    ['garden', 0.6],
    ['balcony', 0.5],
    ['private_entrance', 0.9],
    ['parking', 0.7],
    ['fireplace', 0.3],
    ['ev_charger', 0.25],
  ],
  dorm: [
    ['elevator', 0.6],
    ['gym', 0.25],
    ['wheelchair_accessible', 0.3],
  ],
};

const drawn = <T>(odds: readonly (readonly [T, number])[], random: Random): T[] =>
  odds.filter(([, share]) => random.chance(share)).map(([word]) => word);

export function facilitiesOf({ listingType, building }: Plan, random: Random): Facility[] {
  if (listingType === 'parking') {
    return drawn(
      [
        ['ev_charger', 0.45],
        ['elevator', building === 'garage' ? 0.4 : 0],
        ['wheelchair_accessible', 0.15],
      ],
      random,
    );
  }
  if (listingType === 'storage_room')
    return drawn(
      [
        ['elevator', 0.35],
        ['private_entrance', 0.3],
        ['wheelchair_accessible', 0.2],
      ],
      random,
    );
  return drawn([...LIVED_IN, ...(BY_BUILDING[building] ?? [])], random);
}

export function includedIn(
  { listingType, building, bedrooms }: Plan,
  facilities: readonly Facility[],
  random: Random,
): IncludedInRent[] {
  if (listingType === 'parking')
    return drawn([['electricity', facilities.includes('ev_charger') ? 0.25 : 0]], random);
  if (listingType === 'storage_room')
    return drawn(
      [
        ['electricity', 0.3],
        ['heating', 0.2],
      ],
      random,
    );
  if (listingType !== 'entire_place')
    return drawn(
      [
        ['electricity', 0.85],
        ['heating', 0.85],
        ['hot_water', 0.9],
        ['water', 0.9],
        ['internet', 0.92],
        ['cleaning', 0.22],
        ['cable_tv', 0.1],
      ],
      random,
    );
  const common = ['bygard', 'functionalist', 'modern'].includes(building);
  return drawn<IncludedInRent>(
    [
      ['hot_water', common ? 0.5 : 0.1],
      ['heating', common ? 0.4 : 0.04],
      ['water', 0.55],
      ['internet', common ? 0.45 : 0.15],
      ['cable_tv', common ? 0.25 : 0.08],
      ['electricity', bedrooms === 0 ? 0.35 : 0.06],
      ['gas', building === 'bygard' ? 0.06 : 0],
      ['parking', facilities.includes('parking') ? 0.7 : 0],
      ['cleaning', 0.03],
    ],
    random,
  );
}

/** The share of landlords who give an estimate of the extra costs. */
const ESTIMATING = 0.65;

/** A landlord's estimate of the monthly costs on top of the rent: kroner, rounded to fifties. */
export function extrasOf(
  { listingType, internalSize, includedInRent }: HomeFacts,
  random: Random,
): number | undefined {
  if (listingType === 'parking' || listingType === 'storage_room') return undefined;
  if (!random.chance(ESTIMATING)) return undefined;
  const included = new Set(includedInRent);
  const power = included.has('electricity')
    ? 0
    : (150 + internalSize * (included.has('heating') ? 4 : 13)) * random.between(0.85, 1.15);
  const internet = included.has('internet') ? 0 : random.pick([450, 550, 650]);
  return Math.round((power + internet) / 50) * 50;
}

export function floorOf(
  { building, propertyType }: Plan,
  facilities: readonly Facility[],
  random: Random,
): Floor | undefined {
  if (['house', 'semi', 'terrace'].includes(building))
    return propertyType === 'other' ? 'ground' : undefined;
  if (building === 'garage') return 'basement';
  if (building === 'storage') return random.pick(['basement', 'basement', 'ground', '5']);
  if (building === 'outdoors') return 'ground';
  const odds: readonly (readonly [Floor, number])[] = [
    ['basement', facilities.includes('balcony') ? 0 : 5],
    ['ground', 16],
    ['2', 26],
    ['3', 24],
    ['4', 18],
    ['5', facilities.includes('elevator') ? 22 : 8],
  ];
  return random.weighted(odds);
}

export const ENERGY: Partial<
  Record<Building, readonly (readonly [EnergyLabel | undefined, number])[]>
> = {
  modern: [
    ['A', 3],
    ['B', 6],
    ['C', 2],
    [undefined, 1],
  ],
  bygard: [
    ['E', 3],
    ['F', 4],
    ['G', 4],
    ['D', 2],
    [undefined, 3],
  ],
};

export const ENERGY_ELSEWHERE: readonly (readonly [EnergyLabel | undefined, number])[] = [
  ['B', 1],
  ['C', 3],
  ['D', 4],
  ['E', 4],
  ['F', 2],
  ['G', 2],
  [undefined, 3],
];
