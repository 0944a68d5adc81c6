import type { Cluster } from '@husvaer/domain/search/cluster';
import { rentKindOf } from '@husvaer/domain/search/kinds';
import type { PageOptions } from '@husvaer/domain/search/query';

import type { RentFigures } from '../rents/store.ts';
import type { LoosenedSearch } from '../store.ts';
import { clustersOf, pageOf, rentsOf, type Hits } from './figures.ts';
import type { Homes } from './homes.ts';
import { idWords, idWordsIn, rowOf, type IdWords } from './ids.ts';
import { join } from './join.ts';
import {
  countWithout,
  filtersIn,
  find,
  placesIn,
  RENT_FILTERS,
  rentBetween,
  type ColumnQuery,
} from './narrow.ts';
import { bytesOf, columnsOf, isDead, type Part } from './part.ts';

/** The requested parts of an answer. */
interface RequestedParts {
  page?: PageOptions;
  /** Clusters of a map at this zoom level. */
  zoom?: number;
  rents?: true;
}

export interface Found {
  total: number;
  ids: string[];
  clusters: Cluster[];
  rents: RentFigures | null;
}

/** All published homes in memory, as of one snapshot, updated to the next. */
export interface HomesInColumns {
  /** Adds new homes and replaces changed ones. */
  put(homes: Homes): void;
  remove(id: string): void;
  /** Merges parts when there are too many, and yields in between. Must not run concurrently. */
  compact(yieldToEvents: () => Promise<void>): Promise<void>;
  count(): number;
  bytes(): number;
  /** All requested parts of a search, from one pass over the homes. */
  search(query: ColumnQuery, wanted: RequestedParts): Found;
  /** The number of homes without each filter, largest first. */
  loosen(query: ColumnQuery): LoosenedSearch[];
}

/** The homes a search found, and those it would find without the rent filter. */
interface FoundRows {
  hits: readonly Hits[];
  ofAnyRent: readonly Hits[];
}

/** A part is merged with the one before when that has at most this many times its rows. */
const LARGER = 4;
/** Parts with fewer rows are merged immediately: it takes a few milliseconds. */
const SMALL = 4096;

/**
 * Homes in immutable parts, each a few times as large as the next. A changed home is marked dead in its old
 * part and added in a new small part, which is soon merged with others.
 */
export function createColumns(first: readonly Part[] = []): HomesInColumns {
  let parts = first;
  /** The parts that are being merged. */
  let joining: readonly Part[] = [];
  /** Buffers for the rows of a search. They are read before the next search runs. */
  const scratch = { ofAnyRent: new Uint32Array(0), hits: new Uint32Array(0) };
  /** The last search: the list, map and chart of a page run the same search one after the other. */
  let last: (FoundRows & { key: string }) | null = null;

  const found = (query: ColumnQuery): FoundRows => {
    const key = JSON.stringify(query, (_, part: unknown) =>
      typeof part === 'bigint' ? String(part) : part,
    );
    if (last?.key === key) return last;
    const room = parts.reduce((sum, { count }) => sum + count, 0);
    if (scratch.hits.length < room) {
      scratch.ofAnyRent = new Uint32Array(room);
      scratch.hits = new Uint32Array(room);
    }
    const isByRent = RENT_FILTERS.some((name) => query.query[name] !== undefined);
    let [start, startOfHits] = [0, 0];
    const ofAnyRent: Hits[] = [];
    const hits = parts.map((part): Hits => {
      const narrowings = new Map(filtersIn(part, query));
      for (const name of RENT_FILTERS) narrowings.delete(name);
      const all = scratch.ofAnyRent.subarray(start);
      const count = find(part, [...placesIn(part, query), ...narrowings.values()], all);
      start += count;
      ofAnyRent.push({ part, rows: all, count });
      if (!isByRent) return { part, rows: all, count };
      const rows = scratch.hits.subarray(startOfHits);
      rows.set(all.subarray(0, count));
      const left = rentBetween(part, query.query).narrow(rows, 0, count);
      startOfHits += left;
      return { part, rows, count: left };
    });
    last = { key, ofAnyRent, hits };
    return last;
  };

  const remove = (id: IdWords): void => {
    last = null;
    for (const part of parts) {
      const row = rowOf(part, id);
      if (row >= 0) kill(part, row);
    }
  };

  /**
   * The last parts that should be merged, or one that is mostly dead; empty when there is nothing to merge.
   */
  const findPartsToMerge = (): readonly Part[] => {
    for (let at = parts.length - 1; at >= 0; at--) {
      const [part, next] = [parts[at]!, parts[at + 1]];
      if (next && part.alive <= LARGER * next.count) return [part, next];
      if (part.alive < part.count / 2) return [part];
    }
    return [];
  };

  const replace = (oldParts: readonly Part[], made: Part): void => {
    last = null;
    parts = parts.toSpliced(
      parts.indexOf(oldParts[0]!),
      oldParts.length,
      ...(made.count > 0 ? [made] : []),
    );
  };

  return {
    put(homes) {
      for (let row = 0; row < homes.count; row++) remove(idWordsIn(homes.ids, row));
      if (homes.count > 0) parts = [...parts, atOnce(join([columnsOf(homes)]))];
      for (let oldParts = findPartsToMerge(); oldParts.length > 0; oldParts = findPartsToMerge()) {
        if (oldParts.some((part) => part.count > SMALL || joining.includes(part))) return;
        replace(oldParts, atOnce(join(oldParts)));
      }
    },
    remove: (id) => remove(idWords(id)),
    async compact(yieldToEvents) {
      for (let oldParts = findPartsToMerge(); oldParts.length > 0; oldParts = findPartsToMerge()) {
        const dead = oldParts.map((part) => part.dead.slice());
        joining = oldParts;
        const made = await runInSteps(join(oldParts), yieldToEvents).finally(() => (joining = []));
        // Rows that died meanwhile were still alive when the merge began.
        for (const [index, part] of oldParts.entries())
          for (let row = 0; row < part.count; row++)
            if (isDead(part.dead, row) && !isDead(dead[index]!, row))
              kill(made, rowOf(made, idWordsIn(part.ids, row)));
        replace(oldParts, made);
      }
    },
    count: () => parts.reduce((sum, { alive }) => sum + alive, 0),
    bytes: () => parts.reduce((sum, part) => sum + bytesOf(part), 0),
    search(query, { page, zoom, rents }) {
      const { hits, ofAnyRent } = found(query);
      return {
        total: hits.reduce((sum, { count }) => sum + count, 0),
        ids: page ? pageOf(hits, page) : [],
        clusters: zoom === undefined ? [] : clustersOf(hits, query.query, zoom),
        // The bars cover homes of any rent.
        rents: rents ? rentsOf(hits, ofAnyRent, rentKindOf(query.query.listingTypes)) : null,
      };
    },
    loosen(query) {
      const names = parts
        .slice(0, 1)
        .flatMap((part) => filtersIn(part, query).map(([name]) => name));
      const counted = parts.map((part) => {
        const filters = filtersIn(part, query).map(([, narrowing]) => narrowing);
        return countWithout(part, placesIn(part, query), filters);
      });
      const hits = counted.reduce((sum, part) => sum + part.hits, 0);
      return names
        .map((filter, index) => ({
          filter,
          filteredDocuments: counted.reduce((sum, { without }) => sum + without[index]!, hits),
        }))
        .filter(({ filteredDocuments }) => filteredDocuments > 0)
        .sort((a, b) => b.filteredDocuments - a.filteredDocuments);
    },
  };
}

function kill(part: Part, row: number): void {
  if (isDead(part.dead, row)) return;
  part.dead[row >>> 5]! |= 1 << (row & 31);
  part.alive -= 1;
}

function atOnce<Made>(steps: Generator<undefined, Made>): Made {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Runs work in steps and serves other requests between them. */
export async function runInSteps<Made>(
  steps: Generator<undefined, Made>,
  yieldToEvents: () => Promise<void>,
): Promise<Made> {
  let step = steps.next();
  while (!step.done) {
    await yieldToEvents();
    step = steps.next();
  }
  return step.value;
}
