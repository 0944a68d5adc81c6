import { rmSync } from 'node:fs';

import { createApp, type App } from '../server/src/app.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { freePort } from '../server/testing/free-port.ts';
import { test } from './fixtures.ts';
import { startHouse, type House } from './house.ts';
import { newHouseFolder } from './migrate-once.ts';

/** A house that all journeys of a file share, and no other file. */
export interface OwnHouse {
  readonly origin: string;
  /** Where its files are. */
  readonly folder: string;
}

/** Has a file's journeys begin with an empty house that `furnish` has put people and things into. */
export function openOwnHouse(furnish: (app: App) => Promise<unknown>): OwnHouse {
  let folder = '';
  let origin = '';
  let house: House | undefined;
  test.beforeAll(async () => {
    folder = newHouseFolder();
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const config = readConfig({ VAR_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' });
    const app = await createApp({
      config,
      clock: runningClock(),
      log: createLogger(config),
      database: await openDatabase(config),
      pages: false,
    });
    await furnish(app);
    await app.close();
    house = startHouse({ PORT: String(port), VAR_DIR: folder });
    await house.says('Husvær is open');
  });
  test.afterAll(async () => {
    house?.child.kill('SIGTERM');
    await house?.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get origin() {
      return origin;
    },
    get folder() {
      return folder;
    },
  };
}
