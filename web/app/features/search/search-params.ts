import type { Bounds } from '@husvaer/domain/kernel/geo';
import { PAGE_SIZE, searchQuery, SKIP_MAX, SORTS, type Sort } from '@husvaer/domain/search/query';

import type { ListingsQueryData } from './find-home.graphql.ts';

/** What homes are filtered by, beside where they are. */
export type Filters = Omit<ListingsQueryData, 'bounds' | 'city' | 'cityPlaceId' | 'partnerId'>;

/** A search as the address bar keeps it. */
export interface Search {
  cityPlaceId?: string;
  /** Where the map was moved to; rules out a town. */
  bounds?: Bounds;
  filters: Filters;
  sort: Sort;
  /** The first page is 1. */
  page: number;
  /** On a phone, where list and map are two views of one page. */
  showsMap: boolean;
}

const NUMBERS = [
  'minRent',
  'maxRent',
  'minBedrooms',
  'maxBedrooms',
  'minSize',
  'maxMinimumStay',
] as const;
const TEXTS = ['search', 'availableFrom'] as const;
const LISTS = [
  'listingTypes',
  'propertyTypes',
  'furnished',
  'facilities',
  'includedInRent',
] as const;
const PAIRS = [
  ['minRent', 'maxRent'],
  ['minBedrooms', 'maxBedrooms'],
] as const;

/** Degrees are kept to a metre. */
const DIGITS = 5;

/** Reads an address as the nearest sensible search: what makes no sense is left out, swapped ends are turned round. */
export function readSearch(params: URLSearchParams): Search {
  const filters: Record<string, unknown> = {};
  for (const name of NUMBERS) {
    const text = params.get(name);
    if (text && isValid(name, Number(text))) filters[name] = Number(text);
  }
  for (const name of TEXTS) {
    const text = params.get(name)?.trim();
    if (text && isValid(name, text)) filters[name] = text;
  }
  for (const name of LISTS) {
    const words = params
      .getAll(name)
      .flatMap((text) => text.split(','))
      .filter((word) => isValid(name, [word]));
    if (words.length > 0) filters[name] = [...new Set(words)];
  }
  for (const [low, high] of PAIRS) {
    const [from, to] = [filters[low], filters[high]] as (number | undefined)[];
    if (from !== undefined && to !== undefined && from > to) {
      [filters[low], filters[high]] = [to, from];
    }
  }
  const bounds = readBounds(params.get('bounds'));
  const cityPlaceId = params.get('cityPlaceId') ?? undefined;
  const page = Number(params.get('page') ?? 1);
  const sort = params.get('sort') as Sort;
  return {
    ...(bounds
      ? { bounds }
      : cityPlaceId && isValid('cityPlaceId', cityPlaceId) && { cityPlaceId }),
    filters,
    sort: SORTS.includes(sort) ? sort : 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= SKIP_MAX / PAGE_SIZE ? page : 1,
    showsMap: params.get('view') === 'map',
  };
}

/** The address of a search, without what is as it is anyway. `readSearch` reads it back. */
export function writeSearch(search: Search): URLSearchParams {
  const params = new URLSearchParams();
  if (search.cityPlaceId) params.set('cityPlaceId', search.cityPlaceId);
  if (search.bounds) {
    const { north, south, east, west } = search.bounds;
    params.set(
      'bounds',
      [north, south, east, west].map((degrees) => Number(degrees.toFixed(DIGITS))).join(','),
    );
  }
  for (const name of [...TEXTS, ...NUMBERS, ...LISTS]) {
    const value = search.filters[name];
    if (
      Array.isArray(value)
        ? value.length > 0
        : value !== undefined && value !== null && value !== ''
    ) {
      params.set(name, String(value));
    }
  }
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

function isValid(name: keyof typeof searchQuery.shape, value: unknown): boolean {
  return searchQuery.shape[name].safeParse(value).success;
}

function readBounds(text: string | null): Bounds | undefined {
  const [north, south, east, west] = (text ?? '').split(',').map(Number);
  if (north === undefined || south === undefined || east === undefined || west === undefined)
    return undefined;
  const turned = {
    north: Math.max(north, south),
    south: Math.min(north, south),
    east: Math.max(east, west),
    west: Math.min(east, west),
  };
  return isValid('bounds', turned) ? turned : undefined;
}
