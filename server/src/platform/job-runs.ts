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
}

const sql = owns<JobTables>();

/** A job's last run that has ended, and when it last went well. */
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

/** The last run of each job that has begun; pg-boss's own are not told. */
export async function findLastRuns(tx: ReadTx): Promise<JobRun[]> {
  if (!(await isThere(tx))) return [];
  const rows = await sql(tx)
    .selectFrom('pgboss.job')
    .distinctOn('name')
    .select(['name', 'id', 'state', 'completed_on', 'output'])
    .where('state', 'in', ['retry', 'active', 'completed', 'failed'])
    .where('name', 'not like', '\\_\\_%')
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

/** Has a run that failed begin again. Says false when there is none. */
export async function retryRun(tx: Tx, id: string): Promise<boolean> {
  if (!(await isThere(tx))) return false;
  const { numUpdatedRows } = await sql(tx)
    .updateTable('pgboss.job')
    .set({
      state: 'retry',
      retry_limit: raw<number>`retry_limit + 1`,
      start_after: raw<string>`now()`,
      completed_on: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('name', 'not like', '\\_\\_%')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
          .where('name', 'not like', '\\_\\_%')
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
        const rows = await sql(tx)
          .selectFrom('pgboss.job')
          .select(['name', raw<Temporal.Instant>`max(completed_on)`.as('at')])
          .where('state', '=', 'completed')
          .where('name', 'not like', '\\_\\_%')
          .groupBy('name')
          .execute();
        return rows.map(({ name: job, at }) => ({
          labels: { job },
          value: at.epochMilliseconds / 1000,
        }));
      },
    },
  ],
};
