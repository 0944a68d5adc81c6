import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { openPglite, openPostgres, type Database } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { PreparingClient } from './preparing-client.ts';

/**
 * An empty, migrated database for one test file: PGlite in memory, or a database of its own on the server of
 * TEST_DATABASE_URL, dropped when it is closed. What all of them share is made once in a run
 * (`migrated-once.ts`).
 */
export async function testDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? copyTemplate(server, process.env['TEST_DATABASE_TEMPLATE']) : inProcess(null);
}

/**
 * Like {@link testDatabase}, for separate processes, which get it filled. Returns the environment with its
 * location; PGlite is in the data folder.
 */
export async function sharedDatabase(
  folder: string,
  fill: (database: Database) => Promise<void> = () => Promise.resolve(),
): Promise<{ env: Record<string, string>; close(): Promise<void> }> {
  if (!process.env['TEST_DATABASE_URL']) {
    await pgliteIn(folder, fill);
    return { env: { VAR_DIR: folder }, close: () => Promise.resolve() };
  }
  const database = await testDatabase();
  if (database.engine.kind !== 'postgres') throw new Error('not PostgreSQL');
  await fill(database);
  return {
    env: { VAR_DIR: folder, DATABASE_URL: database.engine.url, TEST_FEATURES: 'on' },
    close: database.close,
  };
}

/** Creates a PGlite database in a data folder, migrated and filled, and closes it. */
export async function pgliteIn(
  folder: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await inProcess(join(folder, 'db'));
  await fill(database);
  await database.close();
}

async function inProcess(directory: string | null): Promise<Database> {
  const dump = process.env['TEST_DATABASE_DUMP'];
  const database = await openPglite(directory, dump ? await openAsBlob(dump) : undefined);
  await migrate(database);
  return database;
}

async function copyTemplate(server: string, template: string | undefined): Promise<Database> {
  const name = newName();
  await administer(server, `create database ${name} template ${template ?? 'template1'}`);
  const database = openPostgres(urlOf(server, name), 8, {
    driver: PreparingClient,
    // On a busy machine a connection may take longer than a user would wait.
    connectSeconds: 60,
  });
  await migrate(database);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

export const newName = (): string => `husvaer_test_${randomBytes(6).toString('hex')}`;

/** The URL of a database on a server. */
export function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
