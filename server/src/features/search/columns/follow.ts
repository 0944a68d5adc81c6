import { setImmediate as yieldToEvents } from 'node:timers/promises';

import type { SearchQuery } from '@husvaer/domain/search/query';

import type { WorkerContext } from '../../../platform/feature.ts';
import type { Memory } from '../../../platform/memory.ts';
import type { Measures } from '../../../platform/metrics/metrics.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { createWorker, type Worker } from '../../../platform/worker.ts';
import { createColumns, runInSteps, type HomesInColumns } from './columns.ts';
import type { Homes } from './homes.ts';
import { idOf } from './ids.ts';
import { join } from './join.ts';
import type { ColumnQuery } from './narrow.ts';
import { columnsOf, type Columns } from './part.ts';
import {
  findChanges,
  findHomes,
  findMeaning,
  findMiddle,
  findSnapshot,
  type Range,
} from './store.ts';

/** The database's channel for changed homes. */
const CHANGES_CHANNEL = 'husvaer_listing_change';
/** Seconds between two polls, in case a notification was lost. */
const POLL_SECONDS = 1;
/** Columns that are older are not used. */
const BEHIND_SECONDS = 5;
/** A follower that was idle longer starts again: the first changes may be deleted. */
const TOO_LATE_HOURS = 12;
/** With more changed homes than these, all homes are read again. */
const CHANGES_MAX = 10_000;
/** Homes read in one statement. */
const PAGE = 8192;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The homes in memory, and the database snapshot they show. */
interface InStep {
  columns: HomesInColumns | null;
  snapshot: string;
  /** When they were last known to be up to date. */
  at: Temporal.Instant | null;
}

const inMemory = (memory: Memory): InStep =>
  memory.of('search.columns', () => ({ columns: null, snapshot: '', at: null }));

/**
 * Reads all published homes into memory and then, notified by the database, their changes. Until that is
 * done, and whenever it is behind, the database answers searches.
 */
export function createFollower({ database, runner, log, clock, memory }: WorkerContext): Worker {
  const inStep = inMemory(memory);
  const stopController = new AbortController();
  let compacting: Promise<void> | null = null;

  async function readRange({ after: first, until }: Range): Promise<Columns[]> {
    const pageAfter = (after: string) =>
      runner.read(SYSTEM, ({ tx }, input) => findHomes(tx, input), { after, until, limit: PAGE });
    const read: Columns[] = [];
    for (let next: Promise<Homes> | null = pageAfter(first); next;) {
      const page: Homes = await next;
      if (stopController.signal.aborted) return read;
      // The database reads the next page while this one becomes columns.
      next = page.count < PAGE ? null : pageAfter(idOf(page.ids, page.count - 1));
      read.push(columnsOf(page));
    }
    return read;
  }

  async function begin(): Promise<void> {
    const at = clock.now();
    const snapshot = await runner.read(SYSTEM, ({ tx }) => findSnapshot(tx), undefined);
    const middle = await runner.read(SYSTEM, ({ tx }) => findMiddle(tx), undefined);
    // Two reads at a time, since the database is the slower part.
    const halves = middle
      ? [
          { after: FIRST_ID, until: middle },
          { after: middle, until: LAST_ID },
        ]
      : [{ after: FIRST_ID, until: LAST_ID }];
    const read = (await Promise.all(halves.map(readRange))).flat();
    if (stopController.signal.aborted) return;
    // Changes during the read are read again with the next changes.
    const part = await runInSteps(join(read), yieldToEvents);
    Object.assign(inStep, { columns: createColumns([part]), snapshot, at });
    log.info({ homes: part.count }, 'search index loaded');
  }

  async function follow(columns: HomesInColumns): Promise<void> {
    const at = clock.now();
    const changes = await runner.read(SYSTEM, ({ tx }, input) => findChanges(tx, input), {
      since: inStep.snapshot,
      most: CHANGES_MAX,
    });
    if (!changes) return begin();
    columns.put(changes.homes);
    for (const id of changes.gone) columns.remove(id);
    Object.assign(inStep, { snapshot: changes.snapshot, at });
    compacting ??= columns
      .compact(yieldToEvents)
      .catch((error: unknown) => log.error({ err: error }, 'search index not compacted'))
      .finally(() => (compacting = null));
  }

  const worker = createWorker({
    database,
    log,
    channel: CHANGES_CHANNEL,
    pollSeconds: POLL_SECONDS,
    async round() {
      const { columns, at } = inStep;
      if (!columns || !at || at.until(clock.now()).total('hours') > TOO_LATE_HOURS) await begin();
      else {
        await follow(columns);
        return false;
      }
      return !stopController.signal.aborted;
    },
  });
  return {
    ...worker,
    async stop() {
      stopController.abort();
      await worker.stop();
      await compacting;
    },
  };
}

/** The homes in memory and the search in their terms; null while the database answers. */
export async function findColumns(
  { tx, clock, memory }: ReadWork,
  query: SearchQuery,
): Promise<{ columns: HomesInColumns; query: ColumnQuery } | null> {
  const wanted = inMemory(memory).columns && (await findMeaning(tx, query));
  const { columns, at } = inMemory(memory);
  if (!wanted || !columns || !at) return null;
  return at.until(clock.now()).total('seconds') > BEHIND_SECONDS
    ? null
    : { columns, query: wanted };
}

/** Metrics of the homes in memory, for operators. */
export const columnMeasures: Measures = {
  gauges: [
    {
      name: 'husvaer_search_homes',
      help: 'Homes in memory; 0 while the database answers searches.',
      of: 'node',
      read: async ({ memory }) => inMemory(memory).columns?.count() ?? 0,
    },
    {
      name: 'husvaer_search_bytes',
      help: 'Bytes of the homes in memory.',
      of: 'node',
      read: async ({ memory }) => inMemory(memory).columns?.bytes() ?? 0,
    },
    {
      name: 'husvaer_search_reading',
      help: '1 while homes are being loaded into memory, otherwise 0.',
      of: 'node',
      read: async ({ memory }) => (inMemory(memory).columns ? 0 : 1),
    },
    {
      name: 'husvaer_search_behind_seconds',
      help: 'Seconds since the homes in memory last matched the database.',
      of: 'node',
      async read({ memory, clock }) {
        const { at } = inMemory(memory);
        return at ? Math.max(0, at.until(clock.now()).total('seconds')) : 0;
      },
    },
  ],
};
