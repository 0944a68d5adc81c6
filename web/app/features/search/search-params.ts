import type { ListingsQueryData } from '@husvaer/contract/schema-types';
import type { Bounds, Position } from '@husvaer/domain/kernel/geo';
import type { Sort } from '@husvaer/domain/search/limits';

type Where = 'area' | 'bounds' | 'city' | 'cityPlaceId' | 'cityPlaceIds';
/** What homes are filtered by, beside where they are and whose. */
export type Filters = Omit<ListingsQueryData, Where | 'partnerId' | 'hiddenListingIds'>;

/** A search as the address bar keeps it. */
export interface Search {
  /** Towns, by the numbers of their places. */
  placeIds?: string[];
  /** Where the map was moved to; rules out towns. */
  bounds?: Bounds;
  /** The corners of what was drawn on the map; rules out both. */
  area?: Position[];
  filters: Filters;
  sort: Sort;
  /** The first page is 1. */
  page: number;
  /** On a phone, where list and map are two views of one page. */
  showsMap: boolean;
}

export const NUMBERS = [
  'minRent',
  'maxRent',
  'minBedrooms',
  'maxBedrooms',
  'minSize',
  'maxMinimumStay',
] as const;
export const TEXTS = ['search', 'availableFrom', 'publishedAfter'] as const;
export const LISTS = [
  'listingTypes',
  'propertyTypes',
  'furnished',
  'facilities',
  'includedInRent',
] as const;
/** Degrees are kept to a metre. */
const DIGITS = 5;

/** The address of a search, without what is as it is anyway. `readSearch` reads it back. */
export function writeSearch(search: Search): URLSearchParams {
  const params = new URLSearchParams();
  if (search.placeIds?.length) params.set('cityPlaceId', search.placeIds.join(','));
  if (search.bounds) {
    const { north, south, east, west } = search.bounds;
    params.set('bounds', [north, south, east, west].map(rounded).join(','));
  }
  if (search.area) {
    params.set('area', search.area.map(({ lat, lng }) => [lat, lng].map(rounded)).join(';'));
  }
  for (const name of [...TEXTS, ...NUMBERS, ...LISTS]) {
    if (isSet(search.filters[name])) params.set(name, String(search.filters[name]));
  }
  if (search.sort !== 'newest') params.set('sort', search.sort);
  if (search.page > 1) params.set('page', String(search.page));
  if (search.showsMap) params.set('view', 'map');
  return params;
}

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));
const isSet = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

/** How many of the filters are set: a range counts once. */
export function countFilters(filters: Filters): number {
  const { minRent, maxRent, minBedrooms, maxBedrooms, ...others } = filters;
  const ranges = [
    [minRent, maxRent],
    [minBedrooms, maxBedrooms],
  ].filter((ends) => ends.some((end) => end !== undefined && end !== null));
  return (
    ranges.length +
    Object.values(others).filter((value) => value !== undefined && value !== null).length
  );
}
