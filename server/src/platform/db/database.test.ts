/** @module-tag postgresql */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startPostgres, type Postgres } from '../../../../script/postgres.ts';
import { publicError } from '../errors.ts';
import { openPostgres } from './database.ts';

let postgres: Postgres;
beforeAll(async () => void (postgres = await startPostgres()), 60_000);
afterAll(() => postgres.stop());

test('a statement that takes too long is cancelled, and can be repeated', async () => {
  const database = openPostgres(postgres.url, 1, { statementSeconds: 1 });
  const sleep = (seconds: number) =>
    database.session(({ query }) => query('select pg_sleep($1)', [seconds]));
  const error = await sleep(60).catch((thrown: unknown) => thrown);
  expect(publicError(error)).toMatchObject({
    status: 503,
    code: 'request.unavailable',
    params: { retryAfter: 1 },
  });
  // The connection still works, and a statement that needs longer can raise its limit.
  await sleep(0);
  await database.session(async ({ exec }) => {
    await exec('set local statement_timeout = 0');
    await exec('select pg_sleep(1.2)');
  });
  await database.close();
});
