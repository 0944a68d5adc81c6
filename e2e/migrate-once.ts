import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';

const MIGRATED = 'E2E_MIGRATED';

/** Playwright's global setup: the migrated database that a house of a test's own begins with. Gives its undoing. */
export default async function migrateOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-migrated-'));
  const database = await openDatabase(readConfig({ VAR_DIR: folder }));
  await migrate(database);
  await database.close();
  process.env[MIGRATED] = folder;
  return () => rmSync(folder, { recursive: true });
}

/** A new folder for a house of a test's own, with an empty database that is migrated already. */
export function newServerFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-house-'));
  cpSync(process.env[MIGRATED]!, folder, { recursive: true });
  return folder;
}
