import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openPglite, openPostgres } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { repeatRates } from './repeat-rates.ts';
import { administer, newName, urlOf } from './test-database.ts';

/** Vitest's global setup: the migrated database that each test file gets a copy of. Returns its teardown. */
export default async function migrateOnce(): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? createPostgresTemplate(server) : dumpPglite();
}

/** Settings that make a copy open fast: nothing to replay, and no unused space. */
const FAST_TO_COPY = [
  "alter system set shared_buffers = '16MB'",
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
];

async function dumpPglite(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-dump-'));
  const path = join(folder, 'migrated.tar');
  const database = await openPglite(null);
  await migrate(database);
  await repeatRates(database);
  if (database.engine.kind !== 'pglite') throw new Error('not PGlite');
  for (const statement of FAST_TO_COPY) await database.engine.pglite.exec(statement);
  const dump = await database.engine.pglite.dumpDataDir('none');
  writeFileSync(path, new Uint8Array(await dump.arrayBuffer()));
  await database.close();
  process.env['TEST_DATABASE_DUMP'] = path;
  return async () => rmSync(folder, { recursive: true });
}

async function createPostgresTemplate(server: string): Promise<() => Promise<void>> {
  const name = newName();
  await administer(server, `create database ${name}`);
  const database = openPostgres(urlOf(server, name), 1);
  await migrate(database);
  await repeatRates(database);
  // A template must have no connections.
  await database.close();
  process.env['TEST_DATABASE_TEMPLATE'] = name;
  return () => administer(server, `drop database ${name}`);
}
