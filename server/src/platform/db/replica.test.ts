/** @module-tag postgresql */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startPostgres, type Postgres } from '../../../../script/postgres.ts';
import { createTestContext } from '../../../testing/test-context.ts';
import { createLogger } from '../log.ts';
import { SYSTEM } from '../viewer.ts';
import { createRunner, type ReadWork, type Runner } from '../work.ts';
import { openPostgres, type Database } from './database.ts';
import { followReplica, type Replica } from './replica.ts';
import { owns } from './tx.ts';

/* PostgreSQL's streaming replication between two servers on this machine. */

const sql = owns<{ note: { text: string } }>();
const log = createLogger({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });

let primary: Postgres;
let standby: Postgres;
let database: Database;
let replica: Replica;
let runner: Runner;
/** The time by which lag is measured: a slow machine adds none. */
let now = 0;
const BEHIND_MS = 2000;

beforeAll(async () => {
  primary = await startPostgres();
  standby = await startPostgres(undefined, primary);
  database = openPostgres(primary.url, 2);
  replica = followReplica({
    primary: database,
    replica: openPostgres(standby.url, 2),
    log,
    now: () => now,
  });
  runner = createRunner(database, createTestContext(), replica);
  await database.session(({ exec }) => exec('create table note (text text)'));
}, 60_000);
afterAll(async () => {
  await replica.close();
  await database.close();
  await standby.stop();
  await primary.stop();
});

const write = (text: string) =>
  database.session(({ query }) => query('insert into note values ($1)', [text]));
const notes = async ({ tx }: ReadWork) =>
  (await sql(tx).selectFrom('note').select('text').execute()).map(({ text }) => text);
const read = () => runner.readLagging(SYSTEM, notes, undefined);
const isRequested = () => replica.kysely() !== null;
/** Runs a statement on the standby only, such as pausing the replay of what the primary writes. */
async function onStandby(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: standby.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('reads that may be slightly old go to a replica that keeps up', async () => {
  await expect.poll(isRequested).toBe(true);
  await write('one');
  await expect.poll(read).toEqual(['one']);

  await onStandby('select pg_wal_replay_pause()');
  await write('two');
  // The replica may be up to two seconds behind; the primary is always current.
  expect(await read()).toEqual(['one']);
  expect(await runner.read(SYSTEM, notes, undefined)).toEqual(['one', 'two']);
});

test('a replica that falls behind is not used until it has caught up', async () => {
  expect(isRequested()).toBe(true);
  now += BEHIND_MS;
  expect(isRequested()).toBe(false);
  expect(await read()).toEqual(['one', 'two']);
  await onStandby('select pg_wal_replay_resume()');
  await expect.poll(isRequested).toBe(true);
  // It may be in use a moment before it has replayed the last write.
  await expect.poll(read).toEqual(['one', 'two']);
});

test('a replica that goes down is not needed, and is used again when it is back', async () => {
  const restarted = standby.restart();
  for (let at = 0; at < 20; at += 1) expect(await read()).toEqual(['one', 'two']);
  await restarted;
  now += BEHIND_MS;
  expect(isRequested()).toBe(false);
  await expect.poll(isRequested).toBe(true);
});
