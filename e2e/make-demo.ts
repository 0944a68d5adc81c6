/**
 * Makes the demo that browser tests share. It takes a minute, so the demo is kept until the sources that make
 * it change, and each run starts with a copy: the clock of its server starts again too. It does not need the
 * web build.
 */
import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

import { ROOT } from '../script/root.ts';
import { createApp } from '../server/src/app.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { seedDemo } from '../demo/src/seed.ts';
import { features } from '../server/src/features.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { DEMO_SETTINGS } from './demo-settings.ts';

const MADE_BY = [
  'e2e/make-demo.ts',
  'e2e/demo-settings.ts',
  '{server/migrations,demo/src,demo/pictures}/**/*.*',
];

const folder = DEMO_SETTINGS.VAR_DIR;
const made = `${folder}-made`;
const stamp = join(made, 'recipe');
const recipe = recipeNow();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== recipe) {
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  await make();
  writeFileSync(stamp, recipe);
}
rmSync(folder, { recursive: true, force: true });
cpSync(made, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });

function recipeNow(): string {
  const hash = createHash('sha256');
  for (const path of globSync(MADE_BY, { cwd: ROOT }).sort())
    hash.update(path).update(readFileSync(resolve(ROOT, path)));
  return hash.digest('hex');
}

/** As the server makes it at its first start. */
async function make(): Promise<void> {
  const config = readConfig({ ...DEMO_SETTINGS, VAR_DIR: made });
  const log = createLogger(config);
  const clock = runningClock(config.HUSVAER_NOW);
  const database = await openDatabase(config);
  const app = await createApp({ config, clock, log, database, pages: false });
  await seedDemo({ ...app, config, clock, log });
  // The demo's history is booked correctly: `ledger check` finds nothing.
  const audits = features.flatMap(({ audit }) => audit ?? []);
  const found = (
    await Promise.all(audits.map((audit) => app.runner.read(SYSTEM, audit, undefined)))
  ).flat();
  if (found.length > 0) throw new Error(`The demo's books do not agree:\n${found.join('\n')}`);
  await app.close();
}
