import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';

const MIGRATED = 'E2E_MIGRATED';

/** Playwright's global setup: makes the migrated database of tests' own servers. Returns its teardown. */
export default async function migrateOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-migrated-'));
  const database = await openDatabase(readConfig({ VAR_DIR: folder }));
  await migrate(database);
  await database.close();
  process.env[MIGRATED] = folder;
  return () => rmSync(folder, { recursive: true });
}

/** A new folder for a test's own server, with an empty, migrated database. */
export function newServerFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-server-'));
  cpSync(process.env[MIGRATED]!, folder, { recursive: true });
  return folder;
}
