import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { testDatabase } from '../../../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

let database: Database;
let directory: string;
const write = (name: string, sql: string) => writeFileSync(join(directory, name), sql);
const tables = () =>
  database.session((session) =>
    session.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_name like 'm\\_%' order by 1",
    ),
  );

beforeEach(async () => {
  database = await testDatabase();
  directory = mkdtempSync(join(tmpdir(), 'husvaer-migrations-'));
});
afterEach(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

test('runs new migrations, in order, once', async () => {
  write('901-a.sql', 'create table m_a (id int); create table m_b (id int);');
  write('902-b.sql', 'alter table m_a add column name text;');
  expect(await migrate(database, directory)).toEqual(['901-a.sql', '902-b.sql']);
  expect(await migrate(database, directory)).toEqual([]);
  expect(await tables()).toEqual([{ name: 'm_a' }, { name: 'm_b' }]);
});

test('a failed migration leaves nothing behind, and those before it are done; the next start goes on', async () => {
  write('901-a.sql', 'create table m_a (id int);');
  write('902-b.sql', 'create table m_b (id int); select no_such_thing();');
  write('903-c.sql', 'create table m_c (id int);');
  await expect(migrate(database, directory)).rejects.toThrow(/no_such_thing/);
  expect(await tables()).toEqual([{ name: 'm_a' }]);
  write('902-b.sql', 'create table m_b (id int);');
  expect(await migrate(database, directory)).toEqual(['902-b.sql', '903-c.sql']);
  expect(await tables()).toEqual([{ name: 'm_a' }, { name: 'm_b' }, { name: 'm_c' }]);
});

test('each has a transaction of its own, so that none holds what another has locked', async () => {
  const number = 'pg_current_xact_id()::text::bigint';
  write('901-a.sql', `create table m_a as select ${number} as number;`);
  write('902-b.sql', `insert into m_a select ${number};`);
  await migrate(database, directory);
  const rows = await database.session((session) =>
    session.query('select distinct number from m_a'),
  );
  expect(rows).toHaveLength(2);
});

test('a migration that was changed after it ran is refused', async () => {
  write('901-a.sql', 'create table m_a (id int);');
  await migrate(database, directory);
  write('901-a.sql', 'create table m_a (id bigint);');
  await expect(migrate(database, directory)).rejects.toThrow(/901-a.sql was changed/);
});

test('a migration of newer code that already ran is no obstacle', async () => {
  write('901-a.sql', 'create table m_a (id int);');
  write('902-newer.sql', 'alter table m_a add column name text;');
  await migrate(database, directory);
  rmSync(join(directory, '902-newer.sql'));
  expect(await migrate(database, directory)).toEqual([]);
});

test('of many at once, one migrates, the others wait and find nothing to do', async () => {
  write('901-a.sql', 'create table m_a (id int);');
  const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(database, directory)));
  expect(ran.flat()).toEqual(['901-a.sql']);
});
