import { NORWAY } from '@husvaer/domain/kernel/geo';

import {
  codes,
  isDead,
  keyOfTown,
  listOf,
  partOf,
  type Columns,
  type Part,
  type Town,
} from './part.ts';
import { joinWords, OMITTED } from './search-terms.ts';

/** Bits of a latitude or longitude in a Morton code: about 40 metres. */
const SIDE_BITS = 16;
const SIDE = 2 ** SIDE_BITS;

/**
 * Merges columns into one part in Morton order, without dead rows. Yields now and then so that others are
 * served; rows that die after the start are still in the result.
 */
export function* join(sources: readonly Columns[]): Generator<undefined, Part> {
  const order = orderOf(sources);
  yield;
  const count = order.length;
  const starts = startsOf(sources);
  const total = sources.reduce((sum, source) => sum + source.count, 0);

  /** A column of all sources in the order of the part; `each` numbers for a home. */
  const gather = <Column extends Numbers>(
    made: (length: number) => Column,
    of: (source: Columns, index: number) => ArrayLike<number>,
    each = 1,
  ): Column => {
    const all = made(total * each);
    for (const [index, source] of sources.entries())
      all.set(of(source, index), starts[index]! * each);
    const column = made(count * each);
    for (let row = 0; row < count; row++)
      for (let at = 0; at < each; at++) column[row * each + at] = all[order[row]! * each + at]!;
    return column;
  };
  const doubles = (length: number) => new Float64Array(length);
  const longs = (length: number) => new Uint32Array(length);
  const shorts = (length: number) => new Uint16Array(length);

  const ids = gather(longs, (source) => source.ids, 4);
  yield;
  const lat = gather(doubles, (source) => source.lat);
  const lng = gather(doubles, (source) => source.lng);
  yield;
  const rent = gather(doubles, (source) => source.rent);
  const publishedAt = gather(doubles, (source) => source.publishedAt);
  yield;
  const size = gather(
    (length) => new Float32Array(length),
    (source) => source.size,
  );
  const days = (length: number) => new Int32Array(length);
  const availableFrom = gather(days, (source) => source.availableFrom);
  const availableTo = gather(days, (source) => source.availableTo);
  const deposit = gather(longs, (source) => source.deposit);
  const extras = gather(longs, (source) => source.extras);
  const stay = gather(shorts, (source) => source.stay);
  yield;
  const bedrooms = gather(
    (length) => new Uint8Array(length),
    (source) => source.bedrooms,
  );
  const traits = gather(longs, (source) => source.traits);
  const kinds = gather(shorts, (source) => source.kinds);
  yield;

  const towns = listOf<Town>();
  const townsOf = sources.map((source) =>
    source.towns.map((town) => towns.codeOf(keyOfTown(town), town)),
  );
  const partners = listOf<string>();
  const partnersOf = sources.map((source) => source.partners.map((id) => partners.codeOf(id, id)));
  const town = gather(
    (length) => codes(length, towns.values.length),
    (source, index) => Uint32Array.from(source.town, (code) => townsOf[index]![code]!),
  );
  const partner = gather(
    (length) => codes(length, partners.values.length),
    (source, index) => Uint32Array.from(source.partner, (code) => partnersOf[index]![code]!),
  );
  yield;

  const places = new Uint32Array(total).fill(OMITTED);
  for (let row = 0; row < count; row++) places[order[row]!] = row;
  const words = yield* joinWords(
    sources.map((source, index) => ({
      words: source.words,
      places: places.subarray(starts[index], starts[index]! + source.count),
    })),
  );
  return partOf({
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
    deposit,
    extras,
    stay,
    bedrooms,
    traits,
    kinds,
    town,
    partner,
    towns: towns.values,
    partners: partners.values,
    words,
  });
}

interface Numbers {
  [index: number]: number;
  set(numbers: ArrayLike<number>, at: number): void;
}

/** The first index of each source when all are concatenated. */
const startsOf = (sources: readonly Columns[]): number[] => {
  let next = 0;
  return sources.map(({ count }) => (next += count) - count);
};

/** The living rows of all sources, neighbours next to each other. */
function orderOf(sources: readonly Columns[]): Uint32Array {
  const total = sources.reduce((sum, { count }) => sum + count, 0);
  // Code and row are combined into one number; a double has 53 bits.
  const rows = 2 ** Math.ceil(Math.log2(total + 1));
  const coarse = Math.max(1, (SIDE * SIDE * rows) / 2 ** 53);
  const keys = new Float64Array(total);
  let start = 0;
  let count = 0;
  for (const { count: own, dead, lat, lng } of sources) {
    for (let row = 0; row < own; row++)
      if (!isDead(dead, row))
        keys[count++] = Math.floor(morton(lat[row]!, lng[row]!) / coarse) * rows + start + row;
    start += own;
  }
  const sorted = keys.subarray(0, count).sort();
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at++) order[at] = sorted[at]! % rows;
  return order;
}

/**
 * A position on the Morton curve, which keeps neighbours together: the bits of latitude and longitude,
 * interleaved.
 */
function morton(lat: number, lng: number): number {
  const { north, south, east, west } = NORWAY;
  return (spread(side(lat, south, north)) * 2 + spread(side(lng, west, east))) >>> 0;
}

const side = (value: number, from: number, to: number): number =>
  Math.max(0, Math.min(SIDE - 1, Math.floor(((value - from) / (to - from)) * SIDE)));

/** Inserts a zero before each of sixteen bits. */
function spread(bits: number): number {
  let spaced = (bits | (bits << 8)) & 0x00ff00ff;
  spaced = (spaced | (spaced << 4)) & 0x0f0f0f0f;
  spaced = (spaced | (spaced << 2)) & 0x33333333;
  return (spaced | (spaced << 1)) & 0x55555555;
}
