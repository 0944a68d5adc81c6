import { fromPglite, PgBoss } from 'pg-boss';

import type { Database } from './db/database.ts';
import type { Logger } from './log.ts';
import type { Runner } from './work.ts';

/** What happens because time passed. Safe to run twice: pg-boss delivers at least once. */
export interface Job {
  name: string;
  /** Five cron fields, Europe/Oslo. */
  cron: string;
  perform(context: JobContext): Promise<void>;
}

export interface JobContext {
  runner: Runner;
  log: Logger;
}

export interface Jobs {
  start(): Promise<void>;
  /** Runs one job now, in this process: for the console and for tests. */
  perform(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Schedules and works off jobs in the database that holds the facts, so that many nodes run each of them once. */
export function createJobs(deps: {
  database: Database;
  context: JobContext;
  jobs: readonly Job[];
}): Jobs {
  const { database, context, jobs } = deps;
  const { engine } = database;
  const boss =
    engine.kind === 'pglite'
      ? new PgBoss({ db: fromPglite(engine.pglite), backend: 'pglite' })
      : new PgBoss({ connectionString: engine.url, max: 2 });
  boss.on('error', (error: unknown) => context.log.error({ err: error }, 'pg-boss'));

  return {
    async start() {
      await boss.start();
      for (const job of jobs) {
        await boss.createQueue(job.name, { retryLimit: 5, retryBackoff: true });
        await boss.work(job.name, { pollingIntervalSeconds: 10 }, () => job.perform(context));
        await boss.schedule(job.name, job.cron, null, { tz: 'Europe/Oslo' });
      }
    },
    async perform(name) {
      const job = jobs.find((candidate) => candidate.name === name);
      if (!job) throw new Error(`There is no job '${name}'.`);
      await job.perform(context);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000, close: true });
    },
  };
}
