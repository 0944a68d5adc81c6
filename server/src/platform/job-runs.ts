import { sql as raw } from 'kysely';

import type { MaybeMoment, Moment } from './db/moment.ts';
import { waitingBy } from './db/waiting.ts';
import { owns, type ReadTx, type Tx } from './db/tx.ts';
import type { Measures } from './metrics/metrics.ts';

export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

interface JobTables {
  'pgboss.job': {
    id: string;
    name: string;
    state: JobState;
    retry_limit: number;
    start_after: Moment;
    created_on: Moment;
    completed_on: MaybeMoment;
    output: { message?: unknown } | null;
  };
  'pgboss.schedule': { name: string; cron: string };
}

const sql = owns<JobTables>();

/** Names that pg-boss gives to what is its own. */
const INTERNAL = '\\_\\_%';

/** A job's last run. */
export interface JobRun {
  job: string;
  id: string;
  state: JobState;
  /** Null while it runs. */
  endedAt: Temporal.Instant | null;
  /** What was wrong, in the program's own words. */
  problem: string | null;
}

/** Before a process that works has begun there is nothing of pg-boss's here. */
async function isThere(tx: ReadTx): Promise<boolean> {
  const { found } = await sql(tx)
    .selectNoFrom(raw<string | null>`to_regclass('pgboss.job')::text`.as('found'))
    .executeTakeFirstOrThrow();
  return found !== null;
}

/** The last run of each job that has begun; pg-boss's own are left out. */
export async function findLastRuns(tx: ReadTx): Promise<JobRun[]> {
  if (!(await isThere(tx))) return [];
  const rows = await sql(tx)
    .selectFrom('pgboss.job')
    .distinctOn('name')
    .select(['name', 'id', 'state', 'completed_on', 'output'])
    .where('state', 'in', ['retry', 'active', 'completed', 'failed'])
    .where('name', 'not like', INTERNAL)
    .orderBy('name')
    .orderBy('created_on', 'desc')
    .execute();
  return rows.map(({ name, id, state, completed_on, output }) => ({
    ...{ job: name, id, state, endedAt: completed_on },
    problem: state === 'completed' ? null : problemIn(output),
  }));
}

const problemIn = (output: { message?: unknown } | null): string | null =>
  typeof output?.message === 'string' ? output.message.slice(0, 300) : null;

/** A job as it is scheduled, and how it went. */
export interface JobSeen {
  job: string;
  /** Five cron fields, Europe/Oslo. */
  cron: string;
  /** Null before the first. */
  lastRun: JobRun | null;
  /** When it last went well. */
  doneAt: Temporal.Instant | null;
}

/** All jobs that are scheduled, by name. */
export async function findJobs(tx: ReadTx): Promise<JobSeen[]> {
  if (!(await isThere(tx))) return [];
  const scheduled = await sql(tx)
    .selectFrom('pgboss.schedule')
    .select(['name', 'cron'])
    .orderBy('name')
    .execute();
  const runs = new Map((await findLastRuns(tx)).map((run) => [run.job, run]));
  const done = await findLastDone(tx);
  return scheduled.map(({ name, cron }) => ({
    ...{ job: name, cron },
    lastRun: runs.get(name) ?? null,
    doneAt: done.get(name) ?? null,
  }));
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

/** Has runs that failed begin again, as pg-boss does it: which ones. */
export async function retryRuns(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (!(await isThere(tx))) return [];
  const rows = await sql(tx)
    .updateTable('pgboss.job')
    .set({
      state: 'retry',
      retry_limit: raw<number>`retry_limit + 1`,
      // By the database's clock, as all of pg-boss.
      start_after: raw<string>`now()`,
      completed_on: null,
    })
    .where('id', 'in', ids)
    .where('state', '=', 'failed')
    .where('name', 'not like', INTERNAL)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Jobs as operators see them. */
export const jobMeasures: Measures = {
  queues: [
    {
      name: 'jobs',
      async look({ tx }) {
        if (!(await isThere(tx))) return { waiting: 0n, since: null };
        const due = await sql(tx)
          .selectFrom('pgboss.job')
          .select(waitingBy('start_after'))
          .where('state', 'in', ['created', 'retry'])
          .where('name', 'not like', INTERNAL)
          .where('start_after', '<=', raw<Temporal.Instant>`now()`)
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
      help: 'When each job last came to its end.',
      of: 'house',
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
};
