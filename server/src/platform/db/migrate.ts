import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Database } from './database.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../../migrations');

/**
 * The same number on all nodes: of many nodes that start at the same time, one migrates and the others wait.
 */
const MIGRATION_LOCK = 7_480_221;

/** Seconds a migration waits for the lock of a table. */
const LOCK_SECONDS = 10;

interface Migration {
  name: string;
  sql: string;
  hash: string;
}

/**
 * Runs each `NNN-name.sql` that has not run yet, in order, each in a transaction of its own: it holds the locks of its
 * tables no longer than it runs, and one that fails leaves those before it done. Returns the names it ran. Migrations in
 * the database that are not in `directory` belong to a newer release that runs next to this one; newer schemas
 * stay compatible with the release before. Throws when a migration was changed after it had run. With `only`
 * it runs only those, and throws when one is missing or different.
 */
export async function migrate(
  database: Database,
  directory = MIGRATIONS,
  only?: readonly Pick<Migration, 'name' | 'hash'>[],
): Promise<string[]> {
  const all = readMigrations(directory);
  const migrations =
    only?.map(({ name, hash }) => {
      const found = all.find((migration) => migration.name === name && migration.hash === hash);
      if (!found)
        throw new Error(
          `This code does not have migration ${name} as it was: it is older, or another.`,
        );
      return found;
    }) ?? all;
  const ran: string[] = [];
  for (;;) {
    const name = await runNext(database, migrations);
    if (name === null) return ran;
    ran.push(name);
  }
}

/** Runs the first of these migrations that has not run. Returns its name, or null when all have run. */
const runNext = (database: Database, migrations: readonly Migration[]): Promise<string | null> =>
  database.session(async (session) => {
    // The migration of another node may take long, and so may this one.
    await session.exec('set local statement_timeout = 0');
    await session.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    // A statement that waits for a table lock blocks all statements behind it. This start fails instead, and
    // the next one retries.
    await session.exec(`set local lock_timeout = '${LOCK_SECONDS}s'`);
    await session.exec(
      'create table if not exists migration (name text primary key, hash text not null, ran_at timestamptz not null default now())',
    );
    const rows = await session.query<{ name: string; hash: string }>(
      'select name, hash from migration',
    );
    const ran = new Map(rows.map((row) => [row.name, row.hash]));
    for (const { name, hash } of migrations)
      if (ran.has(name) && ran.get(name) !== hash)
        throw new Error(`Migration ${name} was changed after it had run. Write a new one instead.`);
    const next = migrations.find(({ name }) => !ran.has(name));
    if (!next) return null;
    await session.exec(next.sql);
    await session.query('insert into migration (name, hash) values ($1, $2)', [
      next.name,
      next.hash,
    ]);
    return next.name;
  });

/** Whether the database has been migrated before. */
export const isMigrated = (database: Database): Promise<boolean> =>
  database.session(async ({ query }) => {
    const [row] = await query<{ found: boolean }>(
      `select to_regclass('migration') is not null as found`,
    );
    return row?.found ?? false;
  });

function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(resolve(directory, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}
