import { Registry } from 'prom-client';
import { expect, test } from 'vitest';

import { testDatabase } from '../../testing/test-database.ts';
import { createTestContext } from '../../testing/test-context.ts';
import { readConfig } from '../config.ts';
import type { Database } from './db/database.ts';
import { beginRun } from './job-runs.ts';
import { createJobs, type Job, type Jobs } from './jobs.ts';
import { createLogger } from './log.ts';
import { NO_TRACER } from './tracing/tracing.ts';
import { SYSTEM } from './viewer.ts';
import { createRunner } from './work.ts';

/** The job queue of a release with these jobs. */
function jobsOf(database: Database, jobs: readonly Job[]): Jobs {
  const runner = createRunner(database, createTestContext());
  const log = createLogger({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
  return createJobs({
    database,
    context: { runner, log, config: readConfig({}) },
    metrics: new Registry(),
    tracer: NO_TRACER,
    jobs,
  });
}

const scheduledIn = (database: Database) =>
  database.session((session) =>
    session.query<{ name: string; cron: string; timezone: string }>(
      'select name, cron, timezone from pgboss.schedule',
    ),
  );

test('jobs are scheduled in the database, and one can be run by hand', async () => {
  const database = await testDatabase();
  let times = 0;
  const jobs = jobsOf(database, [
    { name: 'test.count', cron: '0 4 * * *', perform: async () => void (times += 1) },
  ]);
  await jobs.start();
  expect(await scheduledIn(database)).toEqual([
    { name: 'test.count', cron: '0 4 * * *', timezone: 'Europe/Oslo' },
  ]);
  await jobs.perform('test.count');
  expect(times).toBe(1);
  await expect(jobs.perform('test.nothing')).rejects.toThrow("There is no job 'test.nothing'");
  await jobs.stop();
  await database.close();
});

test('a job that a later release does not have is no longer scheduled', async () => {
  const database = await testDatabase();
  const perform = async () => undefined;
  const before = jobsOf(database, [
    { name: 'test.stays', cron: '0 4 * * *', perform },
    { name: 'test.goes', cron: '0 5 * * *', perform },
  ]);
  await before.start();
  const runner = createRunner(database, createTestContext());
  await runner.run(SYSTEM, ({ tx }) => beginRun(tx, 'test.goes'), undefined);
  await before.stop();

  const after = jobsOf(database, [{ name: 'test.stays', cron: '0 4 * * *', perform }]);
  await after.start();
  expect(await scheduledIn(database)).toMatchObject([{ name: 'test.stays' }]);
  const waiting = await database.session((session) =>
    session.query("select id from pgboss.job where name = 'test.goes'"),
  );
  expect(waiting).toEqual([]);
  await after.stop();
  await database.close();
});
