import type { ListingDraft } from '@husvaer/domain/listings/listing';

import type { Furnished } from '@husvaer/domain/listings/enums';

import type { Random } from '../random.ts';
import type { HomeFacts } from './home-facts.ts';
import { CHOICES, adaptPlanTo } from './home-plans.ts';
import {
  ENERGY,
  ENERGY_ELSEWHERE,
  facilitiesOf,
  floorOf,
  includedIn,
  rentOf,
} from './home-terms.ts';
import type { Town } from './place.ts';

/** A random home in one of the town's areas. */
export function homeIn(town: Town, random: Random): HomeFacts {
  const area = random.pick(town.areas);
  const choice = random.weighted(
    CHOICES.map(
      (one) =>
        [one, one.name === 'dorm room' && !town.hasStudents ? 0 : one.weight[town.size]] as const,
    ),
  );
  const plan = adaptPlanTo({ town, area }, choice.plan(random));
  const livedIn = plan.listingType !== 'parking' && plan.listingType !== 'storage_room';
  // There are no gardens on Svalbard.
  const facilities = facilitiesOf(plan, random).filter(
    (word) => word !== 'garden' || area.lat < 75,
  );
  const furnished = livedIn
    ? random.weighted<Furnished>(
        plan.listingType === 'entire_place'
          ? [
              ['unfurnished', 46],
              ['partially_furnished', 28],
              ['furnished', 26],
            ]
          : [
              ['unfurnished', 22],
              ['partially_furnished', 28],
              ['furnished', 50],
            ],
      )
    : undefined;
  return {
    town,
    area,
    street: random.pick(area.streets),
    listingType: plan.listingType,
    propertyType: plan.propertyType,
    building: plan.building,
    bedrooms: plan.bedrooms,
    internalSize: plan.size,
    externalSize:
      livedIn && plan.listingType === 'entire_place' && facilities.includes('storage')
        ? random.int(3, 9)
        : 0,
    balconySize:
      facilities.includes('balcony') && plan.listingType === 'entire_place'
        ? random.int(3, plan.bedrooms === 0 ? 5 : 14)
        : 0,
    floor: floorOf(plan, facilities, random),
    energyLabel: livedIn ? random.weighted(ENERGY[plan.building] ?? ENERGY_ELSEWHERE) : undefined,
    furnished,
    facilities,
    includedInRent: includedIn(plan, facilities, random),
    rent: rentOf({ town, area }, plan, furnished, random),
    depositRents: livedIn
      ? random.weighted<number | undefined>([
          [3, 72],
          [2, 10],
          [1, 6],
          [6, 3],
          [0, 3],
          [undefined, 6],
        ])
      : random.weighted<number | undefined>([
          [undefined, 5],
          [1, 4],
          [0, 2],
        ]),
    minimumStay: livedIn
      ? random.weighted<number | undefined>([
          [12, 34],
          [6, 16],
          [3, 8],
          [0, 8],
          [24, 5],
          [36, 4],
          [1, 3],
          [undefined, 22],
        ])
      : random.weighted<number | undefined>([
          [1, 3],
          [3, 3],
          [0, 2],
          [undefined, 3],
        ]),
    flatmates: plan.flatmates,
  };
}

/** The amounts and texts of a listing, as a landlord would enter them. */
export function factsAsDraft(
  facts: HomeFacts,
): Pick<
  ListingDraft,
  | 'listingType'
  | 'propertyType'
  | 'floor'
  | 'totalBedrooms'
  | 'totalSize'
  | 'internalUsableSize'
  | 'externalUsableSize'
  | 'balconySize'
  | 'energyLabel'
  | 'furnished'
  | 'facilities'
  | 'includedInRent'
  | 'monthlyRent'
  | 'depositAmount'
  | 'minimumStay'
> {
  const livedIn = facts.listingType !== 'parking' && facts.listingType !== 'storage_room';
  return {
    listingType: facts.listingType,
    propertyType: facts.propertyType,
    floor: facts.floor,
    totalBedrooms: livedIn ? facts.bedrooms : undefined,
    totalSize: facts.internalSize + facts.externalSize,
    internalUsableSize: facts.internalSize,
    externalUsableSize: facts.externalSize || undefined,
    balconySize: facts.balconySize || undefined,
    energyLabel: facts.energyLabel,
    furnished: facts.furnished,
    facilities: facts.facilities,
    includedInRent: facts.includedInRent,
    monthlyRent: facts.rent,
    depositAmount: facts.depositRents === undefined ? undefined : facts.depositRents * facts.rent,
    minimumStay: facts.minimumStay,
  };
}
