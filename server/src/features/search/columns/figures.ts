import { NORWAY } from '@husvaer/domain/kernel/geo';
import { cellSize, CLUSTERS_MAX, type Cluster } from '@husvaer/domain/search/cluster';
import type { Sort } from '@husvaer/domain/search/limits';
import type { SearchQuery } from '@husvaer/domain/search/query';
import { CHART_BEDROOMS_MAX, RENT_STEP, RENT_STEPS } from '@husvaer/domain/search/rent-chart';

import type { RentFigures } from '../rent-chart/store.ts';
import { compareIds } from './ids.ts';
import { BLOCK, idIn, type Part } from './part.ts';

/** The rows of one part that a search found. */
export interface Hits {
  part: Part;
  rows: Uint32Array;
  count: number;
}

type Before = (a: Part, rowA: number, b: Part, rowB: number) => number;

/** Below zero when the first home comes first. */
const ORDERS: Record<Sort, Before> = {
  newest: (a, rowA, b, rowB) =>
    b.publishedAt[rowB]! - a.publishedAt[rowA]! || compareIds(b.ids, rowB, a.ids, rowA),
  rent_up: (a, rowA, b, rowB) =>
    a.rent[rowA]! - b.rent[rowB]! || compareIds(a.ids, rowA, b.ids, rowB),
  rent_down: (a, rowA, b, rowB) =>
    b.rent[rowB]! - a.rent[rowA]! || compareIds(b.ids, rowB, a.ids, rowA),
};

/** The ids of one page of the hits. */
export function pageOf(
  hits: readonly Hits[],
  { limit, skip, sort }: { limit: number; skip: number; sort: Sort },
): string[] {
  const before = ORDERS[sort];
  return hits
    .flatMap(({ part, rows, count }) =>
      firstOf(part, rows, count, skip + limit, before).map((row) => ({ part, row })),
    )
    .sort((a, b) => before(a.part, a.row, b.part, b.row))
    .slice(skip, skip + limit)
    .map(({ part, row }) => idIn(part, row));
}

/** The first so many of rows, in no order: a heap with the last of them on top. */
function firstOf(
  part: Part,
  rows: Uint32Array,
  count: number,
  most: number,
  before: Before,
): number[] {
  const heap: number[] = Array.from(rows.subarray(0, Math.min(count, most)));
  const sink = (from: number) => {
    const row = heap[from]!;
    let at = from;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && before(part, heap[below]!, part, heap[below + 1]!) < 0)
        below += 1;
      if (before(part, row, part, heap[below]!) >= 0) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = row;
  };
  for (let at = heap.length >>> 1; at-- > 0;) sink(at);
  for (let at = heap.length; at < count; at++) {
    if (before(part, rows[at]!, part, heap[0]!) >= 0) continue;
    heap[0] = rows[at]!;
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

/** The hits gathered in the cells of a grid, as `findClusters` does it. */
export function clustersOf(hits: readonly Hits[], query: SearchQuery, zoom: number): Cluster[] {
  const size = cellSize(query.bounds ?? NORWAY, zoom);
  const cells = new Map<number, Cell>();
  for (const { part, rows, count } of hits) {
    const { lat, lng, rent, ids, blocks } = part;
    let block = -1;
    // A block that lies in one cell is not taken apart.
    let own: Cell | undefined;
    for (let at = 0; at < count; at++) {
      const row = rows[at]!;
      if (row >>> BLOCK_BITS !== block) {
        block = row >>> BLOCK_BITS;
        const key = keyOf(blocks.lat.least[block]!, blocks.lng.least[block]!, size);
        own =
          key === keyOf(blocks.lat.most[block]!, blocks.lng.most[block]!, size)
            ? cellAt(cells, key, part, row)
            : undefined;
      }
      const cell = own ?? cellAt(cells, keyOf(lat[row]!, lng[row]!, size), part, row);
      const [y, x] = [lat[row]!, lng[row]!];
      cell.count += 1;
      cell.lat += y;
      cell.lng += x;
      if (rent[row]! < cell.rent) cell.rent = rent[row]!;
      if (y > cell.north) cell.north = y;
      if (y < cell.south) cell.south = y;
      if (x > cell.east) cell.east = x;
      if (x < cell.west) cell.west = x;
      if (compareIds(ids, row, cell.part.ids, cell.row) < 0) {
        cell.part = part;
        cell.row = row;
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

const BLOCK_BITS = Math.log2(BLOCK);
/** More cells than the smallest of them make between the poles, on both sides of the equator. */
const ROWS_OF_CELLS = 2 ** 26;

/** The cell of a position: Mercator's own y, in degrees, so that a cell is a square on the map. */
function keyOf(lat: number, lng: number, size: number): number {
  const y = Math.asinh(Math.tan(lat * RADIANS)) / RADIANS;
  return Math.floor(lng / size) * ROWS_OF_CELLS + Math.floor(y / size);
}

const RADIANS = Math.PI / 180;

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

/** Bedrooms from none to {@link CHART_BEDROOMS_MAX}, and last: not said. */
const GROUPS = CHART_BEDROOMS_MAX + 2;
const NOT_SAID = GROUPS - 1;
const STEP = Number(RENT_STEP);

/** What the rents of homes are, whatever they are, and of those from `least` to `most` øre: as `findRents` does it. */
export function rentsOf(
  hits: readonly Hits[],
  { least, most }: { least: number; most: number },
): RentFigures {
  const steps = new Uint32Array(RENT_STEPS);
  const asked = new Uint32Array(GROUPS * RENT_STEPS);
  for (const { part, rows, count } of hits)
    for (let at = 0; at < count; at++) {
      const rent = part.rent[rows[at]!]!;
      const step = stepOf(rent);
      steps[step]! += 1;
      if (rent >= least && rent <= most)
        asked[groupOf(part.bedrooms[rows[at]!]!) * RENT_STEPS + step]! += 1;
    }

  const groups = Array.from({ length: GROUPS }, (_, group) =>
    middleOf(asked.subarray(group * RENT_STEPS, (group + 1) * RENT_STEPS)),
  );
  const together = new Uint32Array(RENT_STEPS);
  for (let at = 0; at < asked.length; at++) together[at % RENT_STEPS]! += asked[at]!;
  const all = middleOf(together);

  // The homes of the steps that the middles are in are looked at once more, one by one.
  for (const { part, rows, count } of hits)
    for (let at = 0; at < count; at++) {
      const rent = part.rent[rows[at]!]!;
      if (rent < least || rent > most) continue;
      const step = stepOf(rent);
      const group = groups[groupOf(part.bedrooms[rows[at]!]!)]!;
      if (step === group.step) group.rents.push(rent);
      if (step === all.step) all.rents.push(rent);
    }
  return {
    count: all.count,
    median: all.count === 0 ? null : rentIn(all),
    byBedrooms: groups.flatMap((group, bedrooms) =>
      group.count === 0
        ? []
        : [
            {
              bedrooms: bedrooms === NOT_SAID ? null : bedrooms,
              count: group.count,
              median: rentIn(group),
            },
          ],
    ),
    steps: Array.from(steps, (count, step) => ({ step, count })).filter(({ count }) => count > 0),
  };
}

const stepOf = (rent: number): number => Math.min(Math.floor(rent / STEP), RENT_STEPS - 1);
const groupOf = (bedrooms: number): number =>
  bedrooms < 0 ? NOT_SAID : Math.min(bedrooms, CHART_BEDROOMS_MAX);

/** Where the lower of the two in the middle is: in which step, and how many of it come before. */
interface Middle {
  count: number;
  step: number;
  before: number;
  /** The rents of the step, once they are gathered. */
  rents: number[];
}

function middleOf(counts: Uint32Array): Middle {
  const count = counts.reduce((sum, one) => sum + one, 0);
  let before = Math.ceil(count / 2) - 1;
  let step = 0;
  while (step < counts.length && before >= counts[step]!) before -= counts[step++]!;
  return { count, step: count === 0 ? -1 : step, before, rents: [] };
}

const rentIn = ({ rents, before }: Middle): bigint =>
  BigInt(Float64Array.from(rents).sort()[before]!);
