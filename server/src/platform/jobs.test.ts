import { Registry } from 'prom-client';
import { expect, test } from 'vitest';

import { testDatabase } from '../../testing/test-database.ts';
import { createTestContext } from '../../testing/test-context.ts';
import { readConfig } from '../config.ts';
import { createJobs } from './jobs.ts';
import { createLogger } from './log.ts';
import { NO_TRACER } from './tracing/tracing.ts';
import { createRunner } from './work.ts';

test('jobs are scheduled in the database, and one can be run by hand', async () => {
  const database = await testDatabase();
  const runner = createRunner(database, createTestContext());
  const log = createLogger({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
  let times = 0;
  const jobs = createJobs({
    database,
    context: { runner, log, config: readConfig({}) },
    metrics: new Registry(),
    tracer: NO_TRACER,
    jobs: [{ name: 'test.count', cron: '0 4 * * *', perform: async () => void (times += 1) }],
  });
  await jobs.start();
  const scheduled = await database.session((session) =>
    session.query<{ name: string; cron: string; timezone: string }>(
      'select name, cron, timezone from pgboss.schedule',
    ),
  );
  expect(scheduled).toEqual([{ name: 'test.count', cron: '0 4 * * *', timezone: 'Europe/Oslo' }]);
  await jobs.perform('test.count');
  expect(times).toBe(1);
  await expect(jobs.perform('test.nothing')).rejects.toThrow("There is no job 'test.nothing'");
  await jobs.stop();
  await database.close();
});
