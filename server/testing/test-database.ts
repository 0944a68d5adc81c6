import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { openPglite, openPostgres, type Database } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';

let migrated: Promise<Blob> | undefined;

/**
 * An empty, migrated database for one test file: PGlite in memory, or where
 * TEST_DATABASE_URL names a server, a database of its own there that goes when it is closed.
 */
export async function testDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return onServer(server);
  migrated ??= migratedDump();
  return openPglite(null, await migrated);
}

async function migratedDump(): Promise<Blob> {
  const database = await openPglite(null);
  await migrate(database);
  if (database.engine.kind !== 'pglite') throw new Error('not PGlite');
  const dump = await database.engine.pglite.dumpDataDir('none');
  await database.close();
  return dump;
}

async function onServer(server: string): Promise<Database> {
  const name = `husvaer_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, 8);
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
