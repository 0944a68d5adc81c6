/** The folders of tests' own servers: copies of templates that are made once for all tests, by templates.ts. */
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { MoneyScenario } from '../server/testing/money-scenario.ts';

/** The environment variable with the path of the templates. */
export const TEMPLATES = 'E2E_TEMPLATES';
export const EMPTY = 'empty';
export const MONEY = 'money';
export const MONEY_FACTS = 'money.json';

/** A new folder with an empty, migrated database. */
export const newServerFolder = (): string => copyOf(EMPTY);

/** A new folder with the database of an agency with late rent, and what tests need to know about it. */
export function newMoneyFolder(): { folder: string; money: MoneyScenario } {
  const facts = readFileSync(join(templates(), MONEY_FACTS), 'utf8');
  return { folder: copyOf(MONEY), money: JSON.parse(facts) as MoneyScenario };
}

function copyOf(template: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-server-'));
  cpSync(join(templates(), template), folder, { recursive: true });
  return folder;
}

function templates(): string {
  const path = process.env[TEMPLATES];
  if (!path) throw new Error('The global setup has not run.');
  return path;
}
