import { rmSync } from 'node:fs';

import { createApp, type App } from '../server/src/app.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { freePort } from '../server/testing/free-port.ts';
import { STARTS_AT } from './demo-settings.ts';
import { test } from './fixtures.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { newServerFolder } from './server-folders.ts';

/** A server that all tests of a file share, and no other file. */
interface OwnServer {
  readonly origin: string;
  /** The folder of its files. */
  readonly folder: string;
}

/** Starts a server before the tests of a file, on an empty database that `furnish` has filled. */
export function startOwnServer(furnish: (app: App) => Promise<unknown>): OwnServer {
  let folder = '';
  let origin = '';
  let server: ServerProcess | undefined;
  test.beforeAll(async () => {
    folder = newServerFolder();
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const config = readConfig({ VAR_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' });
    const app = await createApp({
      config,
      clock: runningClock(Temporal.Instant.from(STARTS_AT)),
      log: createLogger(config),
      database: await openDatabase(config),
      pages: false,
    });
    await furnish(app);
    await app.close();
    server = startServerProcess({ PORT: String(port), VAR_DIR: folder });
    await server.waitForOutput('Husvær is open');
  });
  test.afterAll(async () => {
    server?.child.kill('SIGTERM');
    await server?.ended;
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
