import {
  FACILITIES,
  FURNISHINGS,
  INCLUDED_IN_RENT,
  LISTING_LANGUAGES,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from '@husvaer/domain/listings/enums';
import { RENT_STEP, RENT_STEPS } from '@husvaer/domain/search/rent-chart';

import type { Homes } from './homes.ts';
import { idOf, tableOf } from './ids.ts';
import type { Words } from './search-terms.ts';
import { wordsOf } from './search-terms.ts';

/** Neighbouring homes that are searched or skipped together. */
export const BLOCK = 256;

/** A town of a listing: its name in lower case, and the place it was recognised as. */
export interface Town {
  city: string;
  /** '' when it was not recognised. */
  placeId: string;
}

/** Columns that are kept unchanged. */
type AsTheyCame = Pick<
  Homes,
  | 'count'
  | 'ids'
  | 'lat'
  | 'lng'
  | 'rent'
  | 'publishedAt'
  | 'size'
  | 'availableFrom'
  | 'availableTo'
>;

/** Homes as columns; a home has the same row in each. Only `dead` changes. */
export interface Columns extends AsTheyCame {
  /** Rows that are no longer homes, one bit each. */
  readonly dead: Uint32Array;
  /** Øre, or {@link NO_AMOUNT}. Half the memory of a double. */
  readonly deposit: Uint32Array;
  /** Øre, or {@link NO_AMOUNT}. */
  readonly extras: Uint32Array;
  readonly stay: Uint16Array;
  /** {@link UNKNOWN} when unknown. */
  readonly bedrooms: Uint8Array;
  /** Facilities from the lowest bit on, then what the rent includes. */
  readonly traits: Uint32Array;
  /** See {@link KINDS}. */
  readonly kinds: Uint16Array;
  /** Indexes in `towns` and `partners`. */
  readonly town: Uint32Array | Uint16Array;
  readonly partner: Uint32Array | Uint16Array;
  readonly towns: readonly Town[];
  readonly partners: readonly string[];
  readonly words: Words;
}

/** Columns in Morton order, so that the homes of a block are neighbours, with facts of each block. */
export interface Part extends Columns {
  /** The hash table from ids to rows. */
  readonly table: Uint32Array;
  readonly blocks: Blocks;
  /** The rent step of the chart's bars for each row. */
  readonly rentStep: Uint16Array;
  /** The number of living rows. */
  alive: number;
}

/** The minimum and maximum of each block. */
export interface Span {
  readonly least: Float64Array;
  readonly most: Float64Array;
}

const SPANS = ['lat', 'lng', 'rent', 'publishedAt'] as const;
type Blocks = Readonly<Record<(typeof SPANS)[number], Span>>;

const STEP = Number(RENT_STEP);
/** No amount is given. Larger amounts, above 42 million kroner, are kept as the largest possible one. */
export const NO_AMOUNT = 0xffff_ffff;
/** Differs from every number of bedrooms. */
export const UNKNOWN = 255;
/** More than any search filters by. */
const BEDROOMS_MOST = UNKNOWN - 1;

const MILLENNIUM = Date.UTC(2000, 0);
const DAY = 86_400_000;

/** Days since the year 2000 of a date, `2027-01-31`. */
export const dayOf = (iso: string): number => (Date.parse(iso) - MILLENNIUM) / DAY;

/** A bit for each word of a closed list, from the lowest on. */
const bitsFor = (words: readonly string[], lowest = 0): ReadonlyMap<string, number> =>
  new Map(words.map((word, at) => [word, 1 << (lowest + at)]));

const FACILITY_BITS = bitsFor(FACILITIES);
const INCLUDED_BITS = bitsFor(INCLUDED_IN_RENT, FACILITIES.length);

/**
 * The facilities of a home, or those required, and what the rent includes, as bits; unknown words have none.
 */
export function traitsOf(facilities: readonly string[], included: readonly string[]): number {
  let bits = 0;
  for (const word of facilities) bits |= FACILITY_BITS.get(word) ?? 0;
  for (const word of included) bits |= INCLUDED_BITS.get(word) ?? 0;
  return bits >>> 0;
}

/** The bit fields in `kinds`; a field with all bits set is unknown. */
export const KINDS = {
  listingType: { shift: 0, bits: 3 },
  propertyType: { shift: 3, bits: 4 },
  furnished: { shift: 7, bits: 2 },
  language: { shift: 9, bits: 2 },
  count: 2 ** 11,
};

/** -1 for an unknown word. */
const codeIn = (words: readonly string[], word: string): number => words.indexOf(word);

const kindOf = ({ listingType, propertyType, furnished, language }: Homes, row: number): number =>
  (codeIn(LISTING_TYPES, listingType[row]!) & 7) |
  ((codeIn(PROPERTY_TYPES, propertyType[row]!) & 15) << KINDS.propertyType.shift) |
  ((codeIn(FURNISHINGS, furnished[row]!) & 3) << KINDS.furnished.shift) |
  ((codeIn(LISTING_LANGUAGES, language[row]!) & 3) << KINDS.language.shift);

export const isDead = (dead: Uint32Array, row: number): boolean =>
  ((dead[row >>> 5]! >>> (row & 31)) & 1) === 1;

/** Few different values take two bytes each. */
export const codes = (count: number, values: number): Uint32Array | Uint16Array =>
  values > 0x10000 ? new Uint32Array(count) : new Uint16Array(count);

/** Homes as columns, in the order given. */
export function columnsOf(homes: Homes): Columns {
  const { count, ids, lat, lng, rent, publishedAt, size, availableFrom, availableTo } = homes;
  const numbers = <Column extends { [row: number]: number }>(
    column: Column,
    of: (row: number) => number,
  ): Column => {
    for (let row = 0; row < count; row++) column[row] = of(row);
    return column;
  };
  const amounts = (input: Float64Array) =>
    numbers(new Uint32Array(count), (row) =>
      Number.isNaN(input[row]!) ? NO_AMOUNT : Math.min(input[row]!, NO_AMOUNT - 1),
    );
  const towns = listOf<Town>();
  const town = numbers(new Uint32Array(count), (row) => {
    const one = { city: homes.city[row]!, placeId: homes.cityPlaceId[row]! };
    return towns.codeOf(keyOfTown(one), one);
  });
  const partners = listOf<string>();
  const partner = numbers(new Uint32Array(count), (row) => {
    const id = homes.partnerId[row]!;
    return partners.codeOf(id, id);
  });
  return {
    count,
    dead: new Uint32Array((count + 31) >>> 5),
    ids,
    lat,
    lng,
    rent,
    publishedAt,
    size,
    availableFrom,
    availableTo,
    deposit: amounts(homes.deposit),
    extras: amounts(homes.extras),
    stay: Uint16Array.from(homes.minimumStay),
    bedrooms: numbers(new Uint8Array(count), (row) => {
      const bedrooms = homes.bedrooms[row]!;
      return bedrooms < 0 ? UNKNOWN : Math.min(bedrooms, BEDROOMS_MOST);
    }),
    traits: numbers(new Uint32Array(count), (row) =>
      traitsOf(homes.facilities[row]!.split(' '), homes.includedInRent[row]!.split(' ')),
    ),
    kinds: numbers(new Uint16Array(count), (row) => kindOf(homes, row)),
    town,
    partner,
    towns: towns.values,
    partners: partners.values,
    words: wordsOf(homes.words),
  };
}

export const keyOfTown = ({ city, placeId }: Town): string => `${placeId} ${city}`;

/** A list that has each value once, by its key. */
export function listOf<Value>(): { values: Value[]; codeOf(key: string, value: Value): number } {
  const places = new Map<string, number>();
  const values: Value[] = [];
  return {
    values,
    codeOf(key, value) {
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, values.length);
      return values.push(value) - 1;
    },
  };
}

/** Makes a part of columns in Morton order, with its hash table and blocks. */
export function partOf(columns: Columns): Part {
  const { ids, count } = columns;
  const spans = SPANS.map((name) => [name, spanOf(columns[name])]);
  return {
    ...columns,
    alive: count,
    table: tableOf(ids, count),
    blocks: Object.fromEntries(spans) as Blocks,
    rentStep: Uint16Array.from(columns.rent, (rent) =>
      Math.min(Math.trunc(rent / STEP), RENT_STEPS - 1),
    ),
  };
}

function spanOf(column: Float64Array): Span {
  const blocks = Math.ceil(column.length / BLOCK);
  const least = new Float64Array(blocks).fill(Infinity);
  const most = new Float64Array(blocks).fill(-Infinity);
  for (let row = 0; row < column.length; row++) {
    const [block, value] = [Math.floor(row / BLOCK), column[row]!];
    if (value < least[block]!) least[block] = value;
    if (value > most[block]!) most[block] = value;
  }
  return { least, most };
}

/** A home's id. */
export const idIn = ({ ids }: Columns, row: number): string => idOf(ids, row);

/** Bytes that a part uses. */
export const bytesOf = (part: Part): number =>
  [part, part.words, ...Object.values(part.blocks)]
    .flatMap((some): unknown[] => Object.values(some))
    .reduce<number>((sum, one) => sum + (ArrayBuffer.isView(one) ? one.byteLength : 0), 0);
