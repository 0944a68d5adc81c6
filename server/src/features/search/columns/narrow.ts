import { boundsOf, type Bounds } from '@husvaer/domain/kernel/geo';
import {
  FURNISHINGS,
  LISTING_LANGUAGES,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from '@husvaer/domain/listings/enums';
import type { Filter, SearchQuery } from '@husvaer/domain/search/query';

import { UNITS_PER_DEGREE, placesOf } from '../matching/store.ts';
import { idWords, rowOf } from './ids.ts';
import { BLOCK, dayOf, isDead, KINDS, UNKNOWN, traitsOf, type Part, type Span } from './part.ts';
import { cornersOf, isInside } from './polygon.ts';
import { rowsWith } from './search-terms.ts';

/** A search in the terms of columns; the database has interpreted its texts. */
export interface ColumnQuery {
  query: SearchQuery;
  /** Word beginnings that must all occur; undefined: none. */
  words: readonly string[] | undefined;
  /** Words of place names that the address must contain. */
  placeWords: readonly string[];
  /** The town's name in lower case, as the database converts it, when the search has no place id. */
  city: string | undefined;
}

/** One condition of a search on the homes of one part. */
interface Narrowing {
  /**
   * Keeps those of `count` rows, beginning at `from` in `rows`, for which the condition holds. They come
   * first, in order; returns their number. Each row is written, and overwritten by the next if the condition
   * does not hold: branches here would be mispredicted.
   */
  narrow(rows: Uint32Array, from: number, count: number): number;
  /** Whether none, or all, of a block's homes are known to match. */
  isOut?(block: number): boolean;
  isIn?(block: number): boolean;
}

/**
 * Writes the rows of a part that meet all conditions to `rows`, in order (with space for the whole part).
 * Returns their number.
 */
export function find(part: Part, narrowings: readonly Narrowing[], rows: Uint32Array): number {
  let found = 0;
  const blocks = Math.ceil(part.count / BLOCK);
  for (let block = 0; block < blocks; block++) {
    if (narrowings.some((one) => one.isOut?.(block))) continue;
    let count = homesOf(part, block, rows, found);
    for (const one of narrowings)
      if (count > 0 && !one.isIn?.(block)) count = one.narrow(rows, found, count);
    found += count;
  }
  return found;
}

/** Writes the living rows of a block. */
function homesOf(part: Part, block: number, rows: Uint32Array, from: number): number {
  const end = Math.min(part.count, (block + 1) * BLOCK);
  let to = from;
  if (part.alive === part.count) for (let row = block * BLOCK; row < end; row++) rows[to++] = row;
  else
    for (let row = block * BLOCK; row < end; row++) if (!isDead(part.dead, row)) rows[to++] = row;
  return to - from;
}

/** The number of homes that pass every filter, and for each filter those that only it excludes. */
export function countWithout(
  part: Part,
  places: readonly Narrowing[],
  filters: readonly Narrowing[],
): { hits: number; without: number[] } {
  const rows = new Uint32Array(part.count);
  const count = find(part, places, rows);
  const fails = new Uint8Array(count);
  const failed = new Uint8Array(count);
  const passed = new Uint32Array(count);
  for (const [index, filter] of filters.entries()) {
    passed.set(rows.subarray(0, count));
    const left = filter.narrow(passed, 0, count);
    for (let at = 0, next = 0; at < count; at++)
      if (next < left && passed[next] === rows[at]) next += 1;
      else {
        fails[at]! += 1;
        failed[at] = index;
      }
  }
  const without = filters.map(() => 0);
  let hits = 0;
  for (let at = 0; at < count; at++)
    if (fails[at] === 0) hits += 1;
    else if (fails[at] === 1) without[failed[at]!]! += 1;
  return { hits, without };
}

/** The place conditions of a search: `homesInPlace` of the database. */
export function placesIn(part: Part, { query, city, placeWords }: ColumnQuery): Narrowing[] {
  const { bounds, area, partnerId, hiddenListingIds } = query;
  const { lat, lng, town, towns } = part;
  const all: Narrowing[] = [];
  if (bounds) all.push(...inBox(part, bounds));
  if (area) {
    const corners = cornersOf(area, UNITS_PER_DEGREE);
    const isIn = (row: number) =>
      isInside(corners, lng[row]! * UNITS_PER_DEGREE, lat[row]! * UNITS_PER_DEGREE);
    all.push(...inBox(part, boundsOf(area)), where(isIn));
  }
  const places = placesOf(query);
  if (places.length > 0)
    all.push(coded(town, towns, ({ placeId }) => placeId !== '' && places.includes(placeId)));
  else if (city !== undefined) all.push(coded(town, towns, (one) => one.city === city));
  if (placeWords.length > 0) all.push(withWords(part, placeWords));
  if (partnerId) all.push(coded(part.partner, part.partners, (id) => id === partnerId));
  const hidden = new Set(hiddenListingIds?.map((id) => rowOf(part, idWords(id))));
  if (hidden.size > 0) all.push(where((row) => !hidden.has(row)));
  return all;
}

/** All filters that are set, in the order of the database's. */
export function filtersIn(part: Part, { query, words }: ColumnQuery): [Filter, Narrowing][] {
  const { bedrooms, size, stay, publishedAt, blocks } = part;
  const input = { ...query, search: words };
  const narrowings: { [Each in Filter]: (value: NonNullable<(typeof input)[Each]>) => Narrowing } =
    {
      search: (beginnings) => withWords(part, beginnings),
      listingTypes: (types) => ofKind(part, LISTING_TYPES, types, KINDS.listingType),
      propertyTypes: (types) => ofKind(part, PROPERTY_TYPES, types, KINDS.propertyType),
      minRent: (least) => rentBetween(part, { minRent: least }),
      maxRent: (most) => rentBetween(part, { maxRent: most }),
      minBedrooms: (least) => numbered(bedrooms, least, UNKNOWN - 1),
      maxBedrooms: (most) => numbered(bedrooms, 0, most),
      // Compared with the precision of the column.
      minSize: (least) => where((row) => size[row]! >= Math.fround(least)),
      availableFrom: (month) => {
        const first = `${month}-01`;
        return freeBetween(part, dayOf(first), dayOf(lastDayOf(first)));
      },
      availableOn: (day) => freeBetween(part, dayOf(day), dayOf(day)),
      maxMinimumStay: (most) => where((row) => stay[row]! <= most),
      furnished: (some) => ofKind(part, FURNISHINGS, some, KINDS.furnished),
      facilities: (some) => withAll(part, traitsOf(some, [])),
      includedInRent: (some) => withAll(part, traitsOf([], some)),
      languages: (some) => ofKind(part, LISTING_LANGUAGES, some, KINDS.language),
      publishedAfter: (moment) =>
        between(publishedAt, microsecondsOf(moment) + 1, Infinity, blocks.publishedAt),
    };
  return (Object.keys(narrowings) as Filter[]).flatMap((filter) => {
    const [value, narrowing] = [input[filter], narrowings[filter] as (value: unknown) => Narrowing];
    return value === undefined ? [] : [[filter, narrowing(value)]];
  });
}

export const RENT_FILTERS = ['minRent', 'maxRent'] as const;

/** Homes with a rent in a range, both ends included. */
export const rentBetween = (
  { rent, blocks }: Part,
  { minRent, maxRent }: Partial<Pick<SearchQuery, (typeof RENT_FILTERS)[number]>>,
): Narrowing =>
  between(
    rent,
    Number(minRent ?? 0n),
    maxRent === undefined ? Infinity : Number(maxRent),
    blocks.rent,
  );

/** Homes that are free on at least one of these days. Days since the year 2000. */
const freeBetween = (
  { availableFrom, availableTo }: Part,
  first: number,
  last: number,
): Narrowing => where((row) => availableFrom[row]! <= last && availableTo[row]! >= first);

const lastDayOf = (first: string): string => {
  const day = Temporal.PlainDate.from(first);
  return day.with({ day: day.daysInMonth }).toString();
};

const inBox = ({ lat, lng, blocks }: Part, { north, south, east, west }: Bounds): Narrowing[] => [
  between(lat, south, north, blocks.lat),
  between(lng, west, east, blocks.lng),
];

/**
 * Homes with a number in a range, both ends included. It uses one array type only, so that it is compiled for
 * that.
 */
function between(column: Float64Array, least: number, most: number, blocks: Span): Narrowing {
  return {
    narrow(rows, from, count) {
      let to = from;
      const end = from + count;
      for (let at = from; at < end; at++) {
        const row = rows[at]!;
        const value = column[row]!;
        rows[to] = row;
        to += Number(value >= least) & Number(value <= most);
      }
      return to - from;
    },
    isOut: (block) => blocks.least[block]! > most || blocks.most[block]! < least,
    isIn: (block) => blocks.least[block]! >= least && blocks.most[block]! <= most,
  };
}

/** Homes whose code is marked. */
function marked(column: { [row: number]: number }, marks: Uint8Array): Narrowing {
  const isNone = !marks.includes(1);
  return {
    narrow(rows, from, count) {
      let to = from;
      const end = from + count;
      for (let at = from; at < end; at++) {
        const row = rows[at]!;
        rows[to] = row;
        to += marks[column[row]!]!;
      }
      return to - from;
    },
    isOut: () => isNone,
  };
}

const coded = <Value>(
  column: { [row: number]: number },
  values: readonly Value[],
  isRequested: (value: Value) => boolean,
): Narrowing =>
  marked(
    column,
    Uint8Array.from(values, (value) => Number(isRequested(value))),
  );

/** Homes with a small number in a range, both ends included. */
const numbered = (column: Uint8Array, least: number, most: number): Narrowing =>
  marked(
    column,
    Uint8Array.from({ length: UNKNOWN + 1 }, (_, one) => Number(one >= least && one <= most)),
  );

function ofKind(
  { kinds }: Part,
  all: readonly string[],
  value: readonly string[],
  { shift, bits }: { shift: number; bits: number },
): Narrowing {
  const marks = new Uint8Array(KINDS.count);
  for (let kind = 0; kind < marks.length; kind++) {
    const word = all[(kind >>> shift) & (2 ** bits - 1)];
    marks[kind] = Number(word !== undefined && value.includes(word));
  }
  return marked(kinds, marks);
}

const withAll = ({ traits }: Part, value: number): Narrowing =>
  where((row) => (traits[row]! & value) >>> 0 === value);

function withWords(part: Part, beginnings: readonly string[]): Narrowing {
  const bits = rowsWith(part.words, beginnings, part.count);
  const inBlock = BLOCK >>> 5;
  return {
    ...where((row) => ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1),
    isOut: (block) =>
      bits.subarray(block * inBlock, (block + 1) * inBlock).every((one) => one === 0),
  };
}

const where = (holds: (row: number) => boolean): Narrowing => ({
  narrow(rows, from, count) {
    let to = from;
    const end = from + count;
    for (let at = from; at < end; at++) {
      const row = rows[at]!;
      rows[to] = row;
      to += Number(holds(row));
    }
    return to - from;
  },
});

/** A UTC timestamp, ISO 8601, in microseconds since 1970, rounded like the database. */
function microsecondsOf(moment: string): number {
  const [, whole = '', fraction = ''] = /^([^.Z]+)(\.\d+)?Z$/.exec(moment) ?? [];
  const parts = Number(`0${fraction}`) * 1e6;
  const rounded = Math.round(parts);
  const isOddHalf = rounded - parts === 0.5 && rounded % 2 === 1;
  return Date.parse(`${whole}Z`) * 1000 + rounded - Number(isOddHalf);
}
