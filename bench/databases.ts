import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgres } from '../script/postgres.ts';
import { openPglite, openPostgres, type Database } from '../server/src/platform/db/database.ts';

/** An empty database that is deleted when it is stopped. */
export interface BenchDatabase {
  name: string;
  open(): Promise<Database>;
  /** The environment of a server on this database, or on a copy if the engine allows only one process. */
  env(): Record<string, string>;
  stop(): Promise<void>;
}

export const ENGINES = ['postgres', 'pglite'] as const;
export type Engine = (typeof ENGINES)[number];

export const startDatabase = (engine: Engine): Promise<BenchDatabase> =>
  engine === 'postgres' ? startOnPostgres() : startOnPglite();

/** With PostgreSQL's default settings: committed data is flushed to the disk. */
async function startOnPostgres(): Promise<BenchDatabase> {
  const { url, stop } = await startPostgres({});
  return {
    name: 'PostgreSQL',
    open: async () => openPostgres(url, 4),
    env: () => ({ DATABASE_URL: url }),
    stop,
  };
}

async function startOnPglite(): Promise<BenchDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'husvaer-bench-'));
  const original = join(directory, 'original', 'db');
  let copies = 0;
  return {
    name: 'PGlite',
    open: () => openPglite(original),
    env() {
      const copy = join(directory, `copy-${++copies}`);
      cpSync(original, join(copy, 'db'), { recursive: true });
      return { VAR_DIR: copy, DATABASE_URL: '' };
    },
    stop: async () => rmSync(directory, { recursive: true }),
  };
}
