import type { Tracer } from '@opentelemetry/api';
import { fromPglite, PgBoss } from 'pg-boss';
import { Histogram, type Registry } from 'prom-client';

import type { Config } from '../config.ts';
import type { Database } from './db/database.ts';
import { deleteOtherJobs } from './job-runs.ts';
import type { Logger } from './log.ts';
import { within } from './tracing/tracing.ts';
import { SYSTEM } from './viewer.ts';
import type { Runner } from './work.ts';
import { ZONE } from './norwegian-time.ts';

const SECONDS = [0.1, 1, 10, 60, 300, 900];

/** Scheduled work. It must be safe to run twice: pg-boss delivers at least once. */
export interface Job {
  name: string;
  /** Five cron fields, Europe/Oslo. */
  cron: string;
  perform(context: JobContext): Promise<void>;
}

export interface JobContext {
  runner: Runner;
  log: Logger;
  config: Config;
}

export interface Jobs {
  start(): Promise<void>;
  /** Runs one job now, in this process, for the console and tests. */
  perform(name: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Schedules and runs jobs through the application's database, so that each job runs once across all nodes.
 */
export function createJobs(deps: {
  database: Database;
  context: JobContext;
  jobs: readonly Job[];
  metrics: Registry;
  tracer: Tracer;
}): Jobs {
  const { database, context, jobs, metrics, tracer } = deps;
  const durations = new Histogram({
    name: 'husvaer_job_duration_seconds',
    help: 'Duration of jobs, by result.',
    labelNames: ['job', 'outcome'],
    buckets: SECONDS,
    registers: [metrics],
  });
  for (const { name: job } of jobs)
    for (const outcome of ['done', 'failed']) durations.zero({ job, outcome });
  const { engine } = database;
  const boss =
    engine.kind === 'pglite'
      ? new PgBoss({ db: fromPglite(engine.pglite), backend: 'pglite' })
      : new PgBoss({ connectionString: engine.url, max: 2 });
  boss.on('error', (error: unknown) => context.log.error({ err: error }, 'job queue failed'));

  async function perform(job: Job): Promise<void> {
    const end = durations.startTimer({ job: job.name });
    let outcome = 'failed';
    try {
      await within(tracer, `job ${job.name}`, () => job.perform(context));
      outcome = 'done';
    } finally {
      end({ outcome });
    }
  }

  return {
    async start() {
      await boss.start();
      const names = jobs.map(({ name }) => name);
      await context.runner.run(SYSTEM, ({ tx }) => deleteOtherJobs(tx, names), undefined);
      for (const job of jobs) {
        await boss.createQueue(job.name, { retryLimit: 5, retryBackoff: true });
        await boss.work(job.name, { pollingIntervalSeconds: 10 }, () => perform(job));
        await boss.schedule(job.name, job.cron, null, { tz: ZONE });
      }
    },
    async perform(name) {
      const job = jobs.find((candidate) => candidate.name === name);
      if (!job) throw new Error(`There is no job '${name}'.`);
      await perform(job);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000, close: true });
    },
  };
}
