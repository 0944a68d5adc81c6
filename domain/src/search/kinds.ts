import type { Facility, ListingType } from '../listings/enums.ts';

/** Kinds whose rents are counted separately: rents of rooms or garages say nothing about those of homes. */
export const RENT_KINDS = ['home', 'room', 'parking', 'storage'] as const;
export type RentKind = (typeof RENT_KINDS)[number];

const KIND_OF: Record<ListingType, RentKind> = {
  entire_place: 'home',
  private_room: 'room',
  shared_room: 'room',
  parking: 'parking',
  storage_room: 'storage',
};
export const kindOf = (listingType: ListingType): RentKind => KIND_OF[listingType];

/**
 * The kind whose rents are shown for a search: the first of {@link RENT_KINDS} that it includes, or whole
 * homes.
 */
export function rentKindOf(listingTypes: readonly ListingType[] | undefined): RentKind {
  const value = listingTypes?.map(kindOf);
  return RENT_KINDS.find((kind) => value?.includes(kind)) ?? 'home';
}

type Types = readonly ListingType[] | null | undefined;

/** Whether a search is only for parking or storage, where no one lives. */
export const isForSpacesOnly = (listingTypes: Types): boolean =>
  Boolean(listingTypes?.length) &&
  listingTypes!.every((type) => type === 'parking' || type === 'storage_room');

/** Facilities that a parking place or a storage room may have. */
export const SPACE_FACILITIES: readonly Facility[] = [
  'elevator',
  'ev_charger',
  'private_entrance',
  'wheelchair_accessible',
];

interface Requested {
  listingTypes?: Types;
  facilities?: readonly Facility[] | null;
}

/** The filters without those that do not apply to what is searched: a garage has no bedrooms or furniture. */
export function relevantFilters<Filters extends Requested>(filters: Filters): Filters {
  if (!isForSpacesOnly(filters.listingTypes)) return filters;
  const facilities = filters.facilities?.filter((one) => SPACE_FACILITIES.includes(one));
  const left = Object.entries({ ...filters, facilities: facilities?.length ? facilities : null });
  return Object.fromEntries(
    left.filter(([name, value]) => !ONLY_OF_DWELLINGS.includes(name) && value !== null),
  ) as Filters;
}

const ONLY_OF_DWELLINGS: readonly string[] = [
  'propertyTypes',
  'minBedrooms',
  'maxBedrooms',
  'furnished',
  'includedInRent',
];
