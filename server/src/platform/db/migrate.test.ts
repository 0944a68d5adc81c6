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

test('a failed migration leaves nothing behind, not even those before it', async () => {
  write('901-a.sql', 'create table m_a (id int);');
  write('902-b.sql', 'create table m_b (id int); select no_such_thing();');
  await expect(migrate(database, directory)).rejects.toThrow(/no_such_thing/);
  expect(await tables()).toEqual([]);
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
