import { CronExpressionParser } from 'cron-parser';
import { sql as raw } from 'kysely';

import type { MaybeMoment, Moment } from './db/moment.ts';
import { waitingBy } from './db/waiting.ts';
import { owns, type ReadTx, type Tx } from './db/tx.ts';
import type { Measures } from './metrics/metrics.ts';
import { ZONE } from './norwegian-time.ts';

type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

/** Columns that a run copies from its queue. */
const OF_QUEUE = [
  'policy',
  'retryLimit',
  'retryDelay',
  'retryBackoff',
  'retryDelayMax',
  'expireSeconds',
  'deletionSeconds',
] as const;
type OfQueue = Record<Exclude<(typeof OF_QUEUE)[number], 'retryLimit'>, unknown>;

interface JobTables {
  'pgboss.job': OfQueue & {
    id: string;
    name: string;
    state: JobState;
    retryLimit: number;
    startAfter: Moment;
    createdOn: Moment;
    startedOn: MaybeMoment;
    completedOn: MaybeMoment;
    keepUntil: Moment;
    output: { message?: unknown } | null;
  };
  'pgboss.queue': OfQueue & { name: string; retryLimit: number };
  'pgboss.schedule': { name: string; cron: string };
}

const sql = owns<JobTables>();

/** Pattern of the names of pg-boss's own queues. */
const INTERNAL = '\\_\\_%';

/** A job's last run. */
interface JobRun {
  job: string;
  id: string;
  state: JobState;
  startedAt: Temporal.Instant | null;
  /** Null while it runs. */
  endedAt: Temporal.Instant | null;
  /** The error, as the program reported it. */
  problem: string | null;
}

/** pg-boss's tables exist once a process has worked on jobs. */
async function isThere(tx: ReadTx): Promise<boolean> {
  const { found } = await sql(tx)
    .selectNoFrom(raw<string | null>`to_regclass('pgboss.job')::text`.as('found'))
    .executeTakeFirstOrThrow();
  return found !== null;
}

/** The last run of each job that has run; pg-boss's own jobs are left out. */
export async function findLastRuns(tx: ReadTx): Promise<JobRun[]> {
  if (!(await isThere(tx))) return [];
  const rows = await sql(tx)
    .selectFrom('pgboss.job')
    .distinctOn('name')
    .select(['name', 'id', 'state', 'startedOn', 'completedOn', 'output'])
    .where('state', 'in', ['retry', 'active', 'completed', 'failed'])
    .where('name', 'not like', INTERNAL)
    .orderBy('name')
    .orderBy('createdOn', 'desc')
    .execute();
  return rows.map(({ name, id, state, startedOn, completedOn, output }) => ({
    job: name,
    id,
    state,
    startedAt: startedOn,
    endedAt: completedOn,
    problem: state === 'completed' ? null : problemIn(output),
  }));
}

const problemIn = (output: { message?: unknown } | null): string | null =>
  typeof output?.message === 'string' ? output.message.slice(0, 300) : null;

/** A scheduled job and its runs. */
export interface JobSeen {
  job: string;
  /** Five cron fields, Europe/Oslo. */
  cron: string;
  /** Null before the first. */
  lastRun: JobRun | null;
  /** Whether a run is due that no process has started yet. */
  isDue: boolean;
  /** The end of the last successful run. */
  doneAt: Temporal.Instant | null;
  nextAt: Temporal.Instant;
}

/** All scheduled jobs, by name, with their next run after `now`. */
export async function findJobs(tx: ReadTx, now: Temporal.Instant): Promise<JobSeen[]> {
  if (!(await isThere(tx))) return [];
  const scheduled = await sql(tx)
    .selectFrom('pgboss.schedule')
    .select(['name', 'cron'])
    .orderBy('name')
    .execute();
  const runs = new Map((await findLastRuns(tx)).map((run) => [run.job, run]));
  const done = await findLastDone(tx);
  const due = await findDue(tx);
  return scheduled.map(({ name, cron }) => ({
    job: name,
    cron,
    lastRun: runs.get(name) ?? null,
    isDue: due.has(name),
    doneAt: done.get(name) ?? null,
    nextAt: nextRun(cron, now),
  }));
}

/**
 * Deletes the schedules and runs of all jobs but these: a release that does not have a job would never run it.
 * pg-boss's own function fails when two processes call it at the same time.
 */
export async function deleteOtherJobs(tx: Tx, names: readonly string[]): Promise<void> {
  const others = await sql(tx)
    .deleteFrom('pgboss.schedule')
    .where(raw<boolean>`name <> all(${names})`)
    .returning('name')
    .execute();
  if (others.length === 0) return;
  const former = others.map(({ name }) => name);
  await sql(tx).deleteFrom('pgboss.job').where('name', 'in', former).execute();
  await sql(tx).deleteFrom('pgboss.queue').where('name', 'in', former).execute();
}

/** Computed like pg-boss does. */
function nextRun(cron: string, now: Temporal.Instant): Temporal.Instant {
  const currentDate = new Date(now.epochMilliseconds);
  const next = CronExpressionParser.parse(cron, { tz: ZONE, currentDate }).next();
  return Temporal.Instant.fromEpochMilliseconds(next.getTime());
}

/** The jobs with a run that waits for a process. */
async function findDue(tx: ReadTx): Promise<Set<string>> {
  const rows = await sql(tx)
    .selectFrom('pgboss.job')
    .distinct()
    .select('name')
    .where('state', '=', 'created')
    .where('startAfter', '<=', raw<Temporal.Instant>`now()`)
    .where('name', 'not like', INTERNAL)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/**
 * Starts a job now, in the next process that works on jobs. A job that runs, waits to start or waits for a
 * retry is not started a second time; the result says so.
 */
export async function beginRun(
  tx: Tx,
  name: string,
): Promise<'begun' | 'running' | 'not_scheduled'> {
  if (!(await isThere(tx))) return 'not_scheduled';
  // Locked, so that two simultaneous calls start one run.
  const queue = await sql(tx)
    .selectFrom('pgboss.queue')
    .select('name')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (!queue) return 'not_scheduled';
  const open = await sql(tx)
    .selectFrom('pgboss.job')
    .select('id')
    .where('name', '=', name)
    .where('state', 'in', ['created', 'retry', 'active'])
    .limit(1)
    .executeTakeFirst();
  if (open) return 'running';
  // With the columns that pg-boss copies from the queue.
  await sql(tx)
    .insertInto('pgboss.job')
    .columns(['name', ...OF_QUEUE, 'keepUntil'])
    .expression(({ selectFrom }) =>
      selectFrom('pgboss.queue')
        .select(['name', ...OF_QUEUE])
        .select(raw<string>`now() + retention_seconds * interval '1 second'`.as('keepUntil'))
        .where('name', '=', name),
    )
    .execute();
  return 'begun';
}

async function findLastDone(tx: ReadTx): Promise<Map<string, Temporal.Instant>> {
  const rows = await sql(tx)
    .selectFrom('pgboss.job')
    .select(['name', raw<Temporal.Instant>`max(completed_on)`.as('at')])
    .where('state', '=', 'completed')
    .where('name', 'not like', INTERNAL)
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, at }) => [name, at]));
}

/** Schedules failed runs again, as pg-boss does. Returns their ids. */
export async function retryRuns(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (!(await isThere(tx))) return [];
  const rows = await sql(tx)
    .updateTable('pgboss.job')
    .set({
      state: 'retry',
      retryLimit: raw<number>`retry_limit + 1`,
      // By the database's clock, as everywhere in pg-boss.
      startAfter: raw<string>`now()`,
      completedOn: null,
    })
    .where('id', 'in', ids)
    .where('state', '=', 'failed')
    .where('name', 'not like', INTERNAL)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The metrics of jobs, for operators. */
export const jobMeasures = {
  queues: [
    {
      name: 'jobs',
      async read({ tx }) {
        if (!(await isThere(tx))) return { waiting: 0n, since: null };
        const due = await sql(tx)
          .selectFrom('pgboss.job')
          .select(waitingBy('startAfter'))
          .where('state', 'in', ['created', 'retry'])
          .where('name', 'not like', INTERNAL)
          .where('startAfter', '<=', raw<Temporal.Instant>`now()`)
          .executeTakeFirstOrThrow();
        const runs = await findLastRuns(tx);
        const failed = runs.filter(({ state }) => state === 'failed');
        return { ...due, givenUp: BigInt(failed.length) };
      },
    },
  ],
  gauges: [
    {
      name: 'husvaer_job_last_done_timestamp_seconds',
      help: 'When each job last finished.',
      of: 'system',
      labels: ['job'],
      async read({ tx }) {
        if (!(await isThere(tx))) return [];
        return [...(await findLastDone(tx))].map(([job, at]) => ({
          labels: { job },
          value: at.epochMilliseconds / 1000,
        }));
      },
    },
  ],
} satisfies Measures;
