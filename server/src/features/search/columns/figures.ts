import { NORWAY } from '@husvaer/domain/kernel/geo';
import { LISTING_TYPES } from '@husvaer/domain/listings/enums';
import { cellSize, CLUSTERS_MAX, type Cluster } from '@husvaer/domain/search/cluster';
import type { Sort } from '@husvaer/domain/search/limits';
import { kindOf, RENT_KINDS, type RentKind } from '@husvaer/domain/search/kinds';
import type { SearchQuery } from '@husvaer/domain/search/query';
import { CHART_BEDROOMS_MAX, RENT_STEPS, type RentCount } from '@husvaer/domain/search/rent-chart';

import type { RentFigures } from '../rents/store.ts';
import { compareIds } from './ids.ts';
import { BLOCK, idIn, KINDS, NO_AMOUNT, UNKNOWN, type Part } from './part.ts';

/** The rows of one part that a search found. */
export interface Hits {
  part: Part;
  rows: Uint32Array;
  count: number;
}

/** Øre, more than any home costs a month. Sorts homes without an estimate after all others, by rent. */
const AFTER_ALL_COSTS = 2 ** 50;

/** Sort keys, ascending (1) or descending (-1); ties are sorted by id, in the same direction. */
const ORDERS: Record<Sort, { of: (hits: Hits) => ArrayLike<number>; direction: 1 | -1 }> = {
  newest: { of: ({ part }) => part.publishedAt, direction: -1 },
  rent_up: { of: ({ part }) => part.rent, direction: 1 },
  rent_down: { of: ({ part }) => part.rent, direction: -1 },
  square_metre: {
    of: (hits) => valuesOf(hits, ({ rent, size }, row) => rent[row]! / size[row]!),
    direction: 1,
  },
  monthly_cost: {
    of: (hits) =>
      valuesOf(
        hits,
        ({ rent, extras }, row) =>
          rent[row]! + (extras[row] === NO_AMOUNT ? AFTER_ALL_COSTS : extras[row]!),
      ),
    direction: 1,
  },
  move_in_cost: {
    of: (hits) =>
      valuesOf(hits, ({ rent, deposit }, row) =>
        deposit[row] === NO_AMOUNT ? NaN : rent[row]! + deposit[row]!,
      ),
    direction: 1,
  },
};

/**
 * A number for each hit, indexed by row. NaN becomes the largest number, so that unknown values come last.
 */
function valuesOf({ part, rows, count }: Hits, of: (part: Part, row: number) => number) {
  const values = new Float64Array(part.count);
  for (let at = 0; at < count; at++) {
    const value = of(part, rows[at]!);
    values[rows[at]!] = Number.isNaN(value) ? Number.MAX_VALUE : value;
  }
  return values;
}

/** The ids of one page of the hits. */
export function pageOf(
  hits: readonly Hits[],
  { limit, skip, sort }: { limit: number; skip: number; sort: Sort },
): string[] {
  const { of, direction } = ORDERS[sort];
  return hits
    .flatMap((some) => {
      const values = of(some);
      return firstOf(some, skip + limit, values, direction).map((row) => ({
        part: some.part,
        row,
        value: values[row]!,
      }));
    })
    .sort(
      (a, b) => direction * (a.value - b.value || compareIds(a.part.ids, a.row, b.part.ids, b.row)),
    )
    .slice(skip, skip + limit)
    .map(({ part, row }) => idIn(part, row));
}

/** The first `most` of the rows, unordered: a heap with the last of them on top. */
function firstOf(
  { part, rows, count }: Hits,
  most: number,
  values: ArrayLike<number>,
  direction: 1 | -1,
): number[] {
  const { ids } = part;
  const isBefore = (a: number, b: number): boolean => {
    const difference = direction * (values[a]! - values[b]!);
    return difference < 0 || (difference === 0 && direction * compareIds(ids, a, ids, b) < 0);
  };
  const heap: number[] = Array.from(rows.subarray(0, Math.min(count, most)));
  const sink = (from: number): void => {
    const row = heap[from]!;
    let at = from;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below]!, heap[below + 1]!)) below += 1;
      if (!isBefore(row, heap[below]!)) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = row;
  };
  for (let at = heap.length >>> 1; at-- > 0;) sink(at);
  for (let at = heap.length; at < count; at++) {
    const row = rows[at]!;
    if (!isBefore(row, heap[0]!)) continue;
    heap[0] = row;
    sink(0);
  }
  return heap;
}

interface Cell {
  count: number;
  lat: number;
  lng: number;
  rent: number;
  part: Part;
  row: number;
  north: number;
  south: number;
  east: number;
  west: number;
}

/** Clusters of the hits in the cells of a grid, like `findClusters`. */
export function clustersOf(hits: readonly Hits[], query: SearchQuery, zoom: number): Cluster[] {
  const size = cellSize(query.bounds ?? NORWAY, zoom);
  const cells = new Map<number, Cell>();
  const rowAt = (lat: number): number => Math.floor(mercator(lat) / size);
  const edges = new Map<number, number>();
  const edgeOf = (y: number): number => {
    const known = edges.get(y);
    if (known !== undefined) return known;
    const edge = firstFrom(y, rowAt, unmercator(y * size));
    edges.set(y, edge);
    return edge;
  };
  for (const { part, rows, count } of hits) {
    const { lat, lng, blocks } = part;
    for (let at = 0; at < count;) {
      const from = at;
      const block = rows[at]! >>> BLOCK_BITS;
      while (at < count && rows[at]! >>> BLOCK_BITS === block) at += 1;
      const [south, north] = [rowAt(blocks.lat.least[block]!), rowAt(blocks.lat.most[block]!)];
      const tops = Array.from({ length: north - south }, (_, y) => edgeOf(south + y + 1));
      const keyIn = (row: number): number => {
        let y = 0;
        while (y < tops.length && lat[row]! >= tops[y]!) y += 1;
        return keyOf(south + y, Math.floor(lng[row]! / size));
      };
      // Neighbouring rows are mostly in the same cell.
      for (let start = from; start < at;) {
        const first = rows[start]!;
        const key = keyIn(first);
        let end = start + 1;
        while (end < at && keyIn(rows[end]!) === key) end += 1;
        gather(cellAt(cells, key, part, first), part, rows, start, end);
        start = end;
      }
    }
  }
  return [...cells.values()]
    .sort((a, b) => b.count - a.count || compareIds(a.part.ids, a.row, b.part.ids, b.row))
    .slice(0, CLUSTERS_MAX)
    .map(({ count, lat, lng, rent, part, row, north, south, east, west }) => ({
      lat: lat / count,
      lng: lng / count,
      count,
      rent: BigInt(rent),
      listingId: idIn(part, row),
      bounds: { north, south, east, west },
    }));
}

/** Adds a range of rows to a cell. */
function gather(cell: Cell, part: Part, rows: Uint32Array, from: number, to: number): void {
  const { ids, lat, lng, rent } = part;
  let { lat: lats, lng: lngs, rent: least, north, south, east, west, row: first } = cell;
  let firstIds = cell.part.ids;
  let firstBegins = firstIds[first * 4]!;
  for (let at = from; at < to; at++) {
    const row = rows[at]!;
    const y = lat[row]!;
    const x = lng[row]!;
    lats += y;
    lngs += x;
    least = Math.min(least, rent[row]!);
    north = Math.max(north, y);
    south = Math.min(south, y);
    east = Math.max(east, x);
    west = Math.min(west, x);
    // Most ids differ in their first word.
    const begins = ids[row * 4]!;
    if (begins <= firstBegins && compareIds(ids, row, firstIds, first) < 0) {
      first = row;
      firstIds = ids;
      firstBegins = begins;
    }
  }
  cell.count += to - from;
  cell.lat = lats;
  cell.lng = lngs;
  cell.rent = least;
  cell.north = north;
  cell.south = south;
  cell.east = east;
  cell.west = west;
  cell.row = first;
  if (firstIds === ids) cell.part = part;
}

const BLOCK_BITS = Math.log2(BLOCK);
/** More rows of cells than the smallest cells make between the poles, in both hemispheres. */
const ROWS_OF_CELLS = 2 ** 26;

const keyOf = (y: number, x: number): number => x * ROWS_OF_CELLS + y;

const RADIANS = Math.PI / 180;
/** Mercator's y in degrees, so that a cell is a square on the map; and the latitude of a y. */
const mercator = (lat: number): number => Math.asinh(Math.tan(lat * RADIANS)) / RADIANS;
const unmercator = (y: number): number => Math.atan(Math.sinh(y * RADIANS)) / RADIANS;

/** The lowest latitude in a row of cells, near a known one: found by bisection. */
function firstFrom(row: number, rowAt: (lat: number) => number, near: number): number {
  let [low, high] = [near - NEAR, near + NEAR];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return high;
    if (rowAt(middle) < row) low = middle;
    else high = middle;
  }
}

/** Degrees: far more than the rounding error. */
const NEAR = 1e-9;

function cellAt(cells: Map<number, Cell>, key: number, part: Part, row: number): Cell {
  const known = cells.get(key);
  if (known) return known;
  const cell: Cell = {
    count: 0,
    lat: 0,
    lng: 0,
    rent: Infinity,
    part,
    row,
    north: -Infinity,
    south: Infinity,
    east: -Infinity,
    west: Infinity,
  };
  cells.set(key, cell);
  return cell;
}

/** Bedrooms from none to {@link CHART_BEDROOMS_MAX}, and last: unknown. */
const GROUPS = CHART_BEDROOMS_MAX + 2;
const groupOf = (bedrooms: number): number =>
  bedrooms === UNKNOWN ? GROUPS - 1 : Math.min(bedrooms, CHART_BEDROOMS_MAX);

/** The kind of each listing type, indexed by the type's code in the columns. */
const KIND_CODES = LISTING_TYPES.map((type) => RENT_KINDS.indexOf(kindOf(type)));
const kindCodeOf = (kinds: number): number =>
  KIND_CODES[(kinds >>> KINDS.listingType.shift) & (2 ** KINDS.listingType.bits - 1)]!;

/**
 * The rents of the hits, and the number of homes of the shown kind in each rent step, for any rent. Returns
 * the same figures as `findRents`.
 */
export function rentsOf(
  hits: readonly Hits[],
  ofAnyRent: readonly Hits[],
  shown: RentKind,
): RentFigures {
  const shownCode = RENT_KINDS.indexOf(shown);
  const steps = new Uint32Array(RENT_STEPS);
  for (const { part, rows, count } of ofAnyRent) {
    const { rentStep, kinds } = part;
    for (let at = 0; at < count; at++) {
      const row = rows[at]!;
      if (kindCodeOf(kinds[row]!) === shownCode) steps[rentStep[row]!]! += 1;
    }
  }

  // First the steps of each kind, then those of each number of bedrooms.
  const counts = new Uint32Array((RENT_KINDS.length + GROUPS) * RENT_STEPS);
  for (const { part, rows, count } of hits) {
    const { rentStep, bedrooms, kinds } = part;
    for (let at = 0; at < count; at++) {
      const row = rows[at]!;
      const kind = kindCodeOf(kinds[row]!);
      counts[kind * RENT_STEPS + rentStep[row]!]! += 1;
      if (kind === shownCode)
        counts[(RENT_KINDS.length + groupOf(bedrooms[row]!)) * RENT_STEPS + rentStep[row]!]! += 1;
    }
  }
  const middles = Array.from({ length: RENT_KINDS.length + GROUPS }, (_, index) =>
    middleOf(counts.subarray(index * RENT_STEPS, (index + 1) * RENT_STEPS)),
  );

  // The homes in the steps with the medians are read once more, one by one.
  for (const { part, rows, count } of hits) {
    const { rentStep, bedrooms, kinds, rent } = part;
    for (let at = 0; at < count; at++) {
      const row = rows[at]!;
      const step = rentStep[row]!;
      const kind = kindCodeOf(kinds[row]!);
      const ofKind = middles[kind]!;
      if (step === ofKind.step) ofKind.rents.push(rent[row]!);
      if (kind !== shownCode) continue;
      const ofBedrooms = middles[RENT_KINDS.length + groupOf(bedrooms[row]!)]!;
      if (step === ofBedrooms.step) ofBedrooms.rents.push(rent[row]!);
    }
  }
  const figures = middles.map((middle) => ({
    count: middle.count,
    median: middle.count === 0 ? null : rentIn(middle),
  }));
  return {
    kinds: RENT_KINDS.map((kind, index) => ({ kind, ...figures[index]! })).filter(hasHomes),
    byBedrooms: figures
      .slice(RENT_KINDS.length)
      .map((group, index) => ({ bedrooms: index === GROUPS - 1 ? null : index, ...group }))
      .filter(hasHomes),
    steps: countsIn(steps),
  };
}

const hasHomes = ({ count }: { count: number }): boolean => count > 0;

function countsIn(steps: Uint32Array): RentCount[] {
  const counts: RentCount[] = [];
  for (const [step, count] of steps.entries()) if (count > 0) counts.push({ step, count });
  return counts;
}

/** The position of a median (the lower middle): its step, and its rank in it. */
interface Middle {
  count: number;
  step: number;
  before: number;
  /** The rents of the step, once they are collected. */
  rents: number[];
}

function middleOf(counts: Uint32Array): Middle {
  let count = 0;
  for (let step = 0; step < counts.length; step++) count += counts[step]!;
  let before = Math.ceil(count / 2) - 1;
  let step = count === 0 ? -1 : 0;
  while (before >= 0 && before >= counts[step]!) before -= counts[step++]!;
  return { count, step, before, rents: [] };
}

const rentIn = ({ rents, before }: Middle): bigint =>
  BigInt(Float64Array.from(rents).sort()[before]!);
