import type { Tracer } from '@opentelemetry/api';
import { sql } from 'kysely';

import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Tables } from './db/tables.gen.ts';
import { anyOf } from './db/any-of.ts';
import { moment } from './db/moment.ts';
import { owns, type ReadTx, type Tx } from './db/tx.ts';
import type { Logger } from './log.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { within } from './tracing/tracing.ts';
import type { Queue } from './metrics/metrics.ts';
import { SYSTEM } from './viewer.ts';
import type { Runner, Work } from './work.ts';
import { createWorker } from './worker.ts';

/**
 * A feature's reaction to an event of another feature. It runs in a transaction of its own, once for each
 * event.
 */
export interface Listener {
  /** The name of the event. */
  event: string;
  /** Unique among all listeners: with the event's id it is the key of "already handled". */
  name: string;
  handle(work: Work, payload: Record<string, unknown>): Promise<void>;
}

const tables = owns<Pick<Tables, 'outbox' | 'outboxDelivery'>>();

/** Events claimed at a time. */
const BATCH = 50;
/** Seconds a batch may take before another node may claim it. */
const LEASE_SECONDS = 60;
/** Failed attempts after which an event waits for an operator. */
export const ATTEMPTS_MAX = 12;
/**
 * Minutes that an event without a listener on this node waits for a node that has one. While a release rolls
 * out, nodes of the previous release do not know its new events.
 */
const UNKNOWN_MINUTES = 10;

export interface Dispatcher {
  start(): Promise<void>;
  /** Delivers all events that are due, and the events that follow from them. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

interface ClaimedEvent {
  id: string;
  name: string;
  payload: Record<string, unknown>;
  attempts: number;
}

/** Delivers events from the outbox to their listeners, at least once, and in order as long as none fails. */
export function createDispatcher(deps: {
  database: Database;
  runner: Runner;
  clock: Clock;
  log: Logger;
  listeners: readonly Listener[];
  tracer: Tracer;
}): Dispatcher {
  const { database, runner, clock, log, listeners, tracer } = deps;
  const known = [...new Set(listeners.map(({ event }) => event))];
  const worker = createWorker({
    database,
    log,
    channel: OUTBOX_CHANNEL,
    async round() {
      const events = await runner.run(SYSTEM, claimEvents, known);
      for (const event of events) await deliver(event);
      return events.length === BATCH;
    },
  });

  async function deliver(event: ClaimedEvent): Promise<void> {
    try {
      for (const listener of listeners.filter(({ event: name }) => name === event.name)) {
        const handle = async (work: Work) => {
          const first = await tables(work.tx)
            .insertInto('outboxDelivery')
            .values({ eventId: event.id, listener: listener.name })
            .onConflict((conflict) => conflict.doNothing())
            .returning('eventId')
            .executeTakeFirst();
          if (first) await listener.handle(work, event.payload);
        };
        await within(tracer, `deliver ${event.name} to ${listener.name}`, () =>
          runner.run(SYSTEM, handle, undefined),
        );
      }
      await runner.run(SYSTEM, finish, event.id);
    } catch (error) {
      log.error(
        { err: error, event: event.name, eventId: event.id, attempts: event.attempts },
        'listener failed',
      );
      await runner.run(SYSTEM, postpone, { ...event, error: String(error) });
    }
  }

  async function pending(): Promise<boolean> {
    return runner.read(
      SYSTEM,
      async ({ tx }) => {
        const row = await tables(tx)
          .selectFrom('outbox')
          .select('id')
          .where(isDue(known, clock.now()))
          .limit(1)
          .executeTakeFirst();
        return row !== undefined;
      },
      undefined,
    );
  }

  return {
    start: worker.start,
    async settle() {
      do await worker.runDue();
      while (await pending());
    },
    stop: worker.stop,
  };
}

/** Whether an event is due for a node that knows these event names. */
const isDue = (known: readonly string[], now: Temporal.Instant) => sql<boolean>`
  done_at is null and attempts < ${ATTEMPTS_MAX} and due_at <= ${now.toString()}
  and (name = any(${known}) or due_at <= ${now.subtract({ minutes: UNKNOWN_MINUTES }).toString()})`;

async function claimEvents({ tx, clock }: Work, known: readonly string[]): Promise<ClaimedEvent[]> {
  const now = clock.now();
  const rows = await tables(tx)
    .updateTable('outbox')
    .set({
      dueAt: now.add({ seconds: LEASE_SECONDS }).toString(),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', (due) =>
      anyOf(
        due
          .selectFrom('outbox')
          .select('id')
          .where(isDue(known, now))
          .orderBy('position')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning(['id', 'name', 'payload', 'attempts', 'position'])
    .execute();
  return rows
    .sort((a, b) => Number(a.position - b.position))
    .map(({ id, name, payload, attempts }) => ({
      id,
      name,
      attempts,
      payload: payload as Record<string, unknown>,
    }));
}

async function finish({ tx, clock }: Work, id: string): Promise<void> {
  await tables(tx)
    .updateTable('outbox')
    .set({ doneAt: clock.now().toString() })
    .where('id', '=', id)
    .execute();
}

async function postpone(
  { tx, clock }: Work,
  event: ClaimedEvent & { error: string },
): Promise<void> {
  const wait = Math.min(3600, 2 ** event.attempts);
  await tables(tx)
    .updateTable('outbox')
    .set({
      dueAt: clock.now().add({ seconds: wait }).toString(),
      lastError: event.error.slice(0, 500),
    })
    .where('id', '=', event.id)
    .execute();
}

/** The queue of undelivered events, for operators. */
export const outboxQueue: Queue = {
  name: 'outbox',
  read: ({ tx }) =>
    tables(tx)
      .selectFrom('outbox')
      .where('doneAt', 'is', null)
      .select([
        sql<bigint>`count(*) filter (where attempts < ${ATTEMPTS_MAX})`.as('waiting'),
        sql<Temporal.Instant>`min(created_at) filter (where attempts < ${ATTEMPTS_MAX})`.as(
          'since',
        ),
        sql<bigint>`count(*) filter (where attempts >= ${ATTEMPTS_MAX})`.as('givenUp'),
      ])
      .executeTakeFirstOrThrow(),
};

/** An event whose delivery was given up. */
interface GivenUpEvent {
  id: string;
  name: string;
  createdAt: Temporal.Instant;
  attempts: number;
  problem: string | null;
}

/** Events that were given up, latest first. */
export const findGivenUpEvents = (tx: ReadTx, limit: number): Promise<GivenUpEvent[]> =>
  tables(tx)
    .selectFrom('outbox')
    .select(['id', 'name', 'attempts', 'lastError as problem'])
    .select(sql<Temporal.Instant>`created_at`.as('createdAt'))
    .where('doneAt', 'is', null)
    .where('attempts', '>=', ATTEMPTS_MAX)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();

/**
 * Schedules events that were given up for delivery to the listeners that have not handled them. Returns their
 * ids.
 */
export async function retryEvents(
  tx: Tx,
  ids: readonly string[],
  at: Temporal.Instant,
): Promise<string[]> {
  const rows = await tables(tx)
    .updateTable('outbox')
    .set({ attempts: 0, dueAt: at.toString() })
    .where('id', 'in', ids)
    .where('doneAt', 'is', null)
    .where('attempts', '>=', ATTEMPTS_MAX)
    .returning('id')
    .execute();
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(tables(tx));
  return rows.map(({ id }) => id);
}

/** Days a delivered event is kept, for investigations. */
const KEEP_DAYS = 30;

/** Deletes events that were delivered long ago. Returns the number. */
export async function purgeOutbox({ tx, clock }: Work): Promise<number> {
  const gone = await tables(tx)
    .deleteFrom('outbox')
    .where('doneAt', '<', moment(clock.now().subtract({ hours: 24 * KEEP_DAYS })))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
