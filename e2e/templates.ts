import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { seedMoneyScenario } from '../server/testing/money-scenario.ts';
import { EMPTY, MONEY, MONEY_FACTS, TEMPLATES } from './server-folders.ts';

/**
 * Playwright's global setup: makes the folders that tests' own servers start with a copy of. Returns its
 * teardown.
 */
export default async function makeTemplates(): Promise<() => void> {
  const templates = mkdtempSync(join(tmpdir(), 'husvaer-templates-'));
  const empty = join(templates, EMPTY);
  const database = await openDatabase(readConfig({ VAR_DIR: empty }));
  await migrate(database);
  await database.close();
  const withMoney = join(templates, MONEY);
  cpSync(empty, withMoney, { recursive: true });
  const money = await seedMoneyScenario(withMoney);
  writeFileSync(join(templates, MONEY_FACTS), JSON.stringify(money));
  process.env[TEMPLATES] = templates;
  return () => rmSync(templates, { recursive: true });
}
