import type { ListingsQueryData } from '@husvaer/contract/schema-types';
import type { Bounds, Position } from '@husvaer/domain/kernel/geo';
import { searchParamsOf, type PlaceNames } from '@husvaer/domain/search/address';
import type { Sort } from '@husvaer/domain/search/limits';

type Where = 'area' | 'bounds' | 'city' | 'cityPlaceId' | 'cityPlaceIds' | keyof PlaceNames;
/** The filters of a search, without the place and the partner. */
export type Filters = Omit<
  ListingsQueryData,
  Where | 'partnerId' | 'hiddenListingIds' | 'search'
> & { search?: string | null };

/** A search as its URL stores it. */
export interface Search extends PlaceNames {
  /** Towns, by their place ids. */
  placeIds?: string[];
  /** Where the map was moved to; excludes towns and names. */
  bounds?: Bounds;
  /** The name of the place that the box is around; absent when the user moved the map there. */
  near?: string;
  /** The corners of the drawn area; excludes both. */
  area?: Position[];
  filters: Filters;
  sort: Sort;
  /** 1 is the first page. */
  page: number;
  /** Whether the map is shown, on a phone, where list and map are two views of one page. */
  showsMap: boolean;
}

/** All fields that say where to search, unset. Spread before the fields that replace them. */
export const NO_PLACE = {
  placeIds: undefined,
  municipality: undefined,
  neighbourhood: undefined,
  street: undefined,
  postalCode: undefined,
  bounds: undefined,
  near: undefined,
  area: undefined,
} satisfies Partial<Search>;

/** The query of a search, without default values. `readSearch` reads it. */
export function writeSearch(search: Search): URLSearchParams {
  const params = searchParamsOf(search);
  if (search.sort !== 'newest') params.set('sort', search.sort);
  if (search.page > 1) params.set('page', String(search.page));
  if (search.showsMap) params.set('view', 'map');
  return params;
}

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
