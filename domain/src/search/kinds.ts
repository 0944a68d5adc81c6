import type { Facility, ListingType } from '../listings/words.ts';

/** What rents are counted apart by: the rent of a room says nothing about that of a home, nor a garage's. */
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

/** The kind whose rents a search is shown: of those asked for the first, whole homes before all others. */
export function rentKindOf(listingTypes: readonly ListingType[] | undefined): RentKind {
  const asked = listingTypes?.map(kindOf);
  return RENT_KINDS.find((kind) => asked?.includes(kind)) ?? 'home';
}

type Types = readonly ListingType[] | null | undefined;

/** Whether a search asks for parking or storage alone, where nobody lives. */
export const asksForSpacesAlone = (listingTypes: Types): boolean =>
  Boolean(listingTypes?.length) &&
  listingTypes!.every((type) => type === 'parking' || type === 'storage_room');

/** Facilities that a parking place or a storage room may have. */
export const SPACE_FACILITIES: readonly Facility[] = [
  'elevator',
  'ev_charger',
  'private_entrance',
  'wheelchair_accessible',
];

interface Asked {
  listingTypes?: Types;
  facilities?: readonly Facility[] | null;
}

/** Filters without those that say nothing of what is searched: a garage has no bedrooms, and nobody furnishes it. */
export function relevantFilters<Filters extends Asked>(filters: Filters): Filters {
  if (!asksForSpacesAlone(filters.listingTypes)) return filters;
  const facilities = filters.facilities?.filter((one) => SPACE_FACILITIES.includes(one));
  const left = Object.entries({ ...filters, facilities: facilities?.length ? facilities : null });
  return Object.fromEntries(
    left.filter(([name, asked]) => !ONLY_OF_DWELLINGS.includes(name) && asked !== null),
  ) as Filters;
}

const ONLY_OF_DWELLINGS: readonly string[] = [
  'propertyTypes',
  'minBedrooms',
  'maxBedrooms',
  'furnished',
  'includedInRent',
];
