import type { Bounds, Position } from '../kernel/geo.ts';

/** Parameters of a search's URL: single numbers, single texts, and lists separated by commas. */
export const NUMBER_PARAMS = [
  'minRent',
  'maxRent',
  'minBedrooms',
  'maxBedrooms',
  'minSize',
  'maxMinimumStay',
] as const;
export const TEXT_PARAMS = ['search', 'availableFrom', 'availableOn', 'publishedAfter'] as const;
export const LIST_PARAMS = [
  'listingTypes',
  'propertyTypes',
  'furnished',
  'facilities',
  'includedInRent',
  'languages',
] as const;

/** The parts of a home's address that a search can filter by exactly. */
export const PLACE_PARAMS = ['municipality', 'neighbourhood', 'street', 'postalCode'] as const;
export type PlaceNames = { [Name in (typeof PLACE_PARAMS)[number]]?: string };

type Parameter =
  | (typeof NUMBER_PARAMS)[number]
  | (typeof TEXT_PARAMS)[number]
  | (typeof LIST_PARAMS)[number];

/** The place and the filters of a search in its URL. Rents are kroner. */
export interface SearchLocation extends PlaceNames {
  /** The name of the place that the box is around. It is shown to the user and filters nothing. */
  near?: string;
  /** Towns, by the ids of their places. */
  placeIds?: readonly string[];
  bounds?: Bounds;
  area?: readonly Position[];
  filters: { [Name in Parameter]?: unknown };
}

/** Decimals of degrees: accurate to a metre. */
const DIGITS = 5;

/** The URL parameters of a search at `/find-home`, without unset ones. */
export function searchParamsOf({
  placeIds,
  bounds,
  near,
  area,
  filters,
  ...names
}: SearchLocation): URLSearchParams {
  const params = new URLSearchParams();
  if (placeIds?.length) params.set('cityPlaceId', placeIds.join(','));
  for (const name of PLACE_PARAMS) if (names[name]) params.set(name, names[name]);
  if (bounds) {
    const { north, south, east, west } = bounds;
    params.set('bounds', [north, south, east, west].map(rounded).join(','));
    if (near) params.set('near', near);
  }
  if (area) params.set('area', area.map(({ lat, lng }) => [lat, lng].map(rounded)).join(';'));
  for (const name of [...TEXT_PARAMS, ...NUMBER_PARAMS, ...LIST_PARAMS]) {
    if (isSet(filters[name])) params.set(name, String(filters[name]));
  }
  return params;
}

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));
const isSet = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
