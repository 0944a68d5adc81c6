import type { Bounds, Position } from '@husvaer/domain/kernel/geo';
import {
  LIST_PARAMS,
  PLACE_PARAMS,
  NUMBER_PARAMS,
  TEXT_PARAMS,
} from '@husvaer/domain/search/address';
import { relevantFilters } from '@husvaer/domain/search/kinds';
import { searchQuery } from '@husvaer/domain/search/query';
import {
  AREA_CORNERS_MAX,
  CITIES_MAX,
  PAGE_SIZE,
  SKIP_MAX,
  SORTS,
  SUGGESTION_TEXT_MAX,
  type Sort,
} from '@husvaer/domain/search/limits';

import type { NO_PLACE, Search } from './search-params.ts';

/** The search in a URL, and the names of parameters that were invalid and were dropped or corrected. */
interface ReadSearch extends Search {
  ignored: string[];
}

const PAIRS = [
  ['minRent', 'maxRent'],
  ['minBedrooms', 'maxBedrooms'],
] as const;

/** Reads a URL as the nearest valid search: invalid values are dropped, and swapped limits are corrected. */
export function readSearch(params: URLSearchParams): ReadSearch {
  const ignored: string[] = [];
  const filters: Record<string, unknown> = {};
  for (const name of NUMBER_PARAMS) {
    const text = params.get(name);
    if (!text) continue;
    if (isValid(name, Number(text))) filters[name] = Number(text);
    else ignored.push(name);
  }
  for (const name of TEXT_PARAMS) {
    const text = params.get(name)?.trim();
    if (!text) continue;
    if (isValid(name, text)) filters[name] = text;
    else ignored.push(name);
  }
  for (const name of LIST_PARAMS) {
    const values = listIn(params, name);
    const words = values.filter((word) => isValid(name, [word]));
    if (words.length > 0) filters[name] = words;
    if (words.length < values.length) ignored.push(name);
  }
  for (const [low, high] of PAIRS) {
    const [from, to] = [filters[low], filters[high]] as (number | undefined)[];
    if (from !== undefined && to !== undefined && from > to) {
      [filters[low], filters[high]] = [to, from];
    }
  }
  const where = readWhere(params, ignored);
  const page = Number(params.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= SKIP_MAX / PAGE_SIZE;
  if (!isPage) ignored.push('page');
  const sort = (params.get('sort') ?? 'newest') as Sort;
  if (!SORTS.includes(sort)) ignored.push('sort');
  return {
    ...where,
    filters: relevantFilters(filters),
    sort: SORTS.includes(sort) ? sort : 'newest',
    page: isPage ? page : 1,
    showsMap: params.get('view') === 'map',
    ignored,
  };
}

/** Where to search: the first one given of an area, a box, and towns with names. */
function readWhere(
  params: URLSearchParams,
  ignored: string[],
): Pick<Search, keyof typeof NO_PLACE> {
  const drawn = params.get('area');
  const area = drawn ? readArea(drawn) : undefined;
  if (drawn && area?.length !== drawn.split(';').length) ignored.push('area');
  if (area) return { area };
  const box = params.get('bounds');
  const bounds = box ? readBounds(box) : undefined;
  // No longer than a typed text, because it is shown in the heading.
  const near = params.get('near')?.trim().slice(0, SUGGESTION_TEXT_MAX);
  if (bounds) return { bounds, ...(near && { near }) };
  if (box) ignored.push('bounds');
  const values = listIn(params, 'cityPlaceId');
  const placeIds = values.filter((id) => isValid('cityPlaceId', id)).slice(0, CITIES_MAX);
  if (placeIds.length < values.length) ignored.push('cityPlaceId');
  const where: Pick<Search, keyof typeof NO_PLACE> = placeIds.length > 0 ? { placeIds } : {};
  for (const name of PLACE_PARAMS) {
    const text = params.get(name)?.trim();
    if (!text) continue;
    if (isValid(name, text)) where[name] = text;
    else ignored.push(name);
  }
  return where;
}

function isValid(name: keyof typeof searchQuery.shape, value: unknown): boolean {
  return searchQuery.shape[name].safeParse(value).success;
}

/** All values of a parameter: separated by commas, or repeated. */
const listIn = (params: URLSearchParams, name: string) => [
  ...new Set(
    params
      .getAll(name)
      .flatMap((text) => text.split(','))
      .filter((word) => word !== ''),
  ),
];

function readBounds(text: string): Bounds | undefined {
  const [north, south, east, west] = text.split(',').map(Number);
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

/** Corners as `lat,lng;lat,lng`. If there are too many, an even selection is kept. */
function readArea(text: string): Position[] | undefined {
  const corners = text
    .split(';')
    .map((pair) => pair.split(',').map(Number))
    .filter((pair) => pair.length === 2 && pair.every(Number.isFinite))
    .map(([lat, lng]) => ({ lat: lat!, lng: lng! }));
  const step = Math.max(1, corners.length / AREA_CORNERS_MAX);
  const rest = Array.from(
    { length: Math.min(corners.length, AREA_CORNERS_MAX) },
    (_, index) => corners[Math.floor(index * step)]!,
  );
  return isValid('area', rest) ? rest : undefined;
}
