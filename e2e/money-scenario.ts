import { rmSync } from 'node:fs';

import { freePort } from '../server/testing/free-port.ts';
import { MONEY_DAY, type MoneyScenario } from '../server/testing/money-scenario.ts';
import { test } from './fixtures.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { newMoneyFolder } from './server-folders.ts';

/** An agency's server that all tests of a file share. */
export interface OpenMoneyScenario {
  /** The content of its database, once it is open. */
  readonly money: MoneyScenario;
  /** A page of the agency's site. */
  site(path: string): string;
}

/**
 * Starts a server with an agency that has late rent before the tests of a file, and stops it afterwards.
 * Browsers create passkeys on the agency's site if the public site's host has two labels; BankID works if it
 * has one, whose name Node resolves.
 */
export function openMoneyScenario(publicHost = 'localhost'): OpenMoneyScenario {
  let folder = '';
  let port = 0;
  let server: ServerProcess | undefined;
  let money: MoneyScenario | undefined;
  test.beforeAll(async () => {
    ({ folder, money } = newMoneyFolder());
    port = await freePort();
    server = startServerProcess({
      PORT: String(port),
      VAR_DIR: folder,
      HUSVAER_NOW: MONEY_DAY,
      ORIGIN: `http://${publicHost}:${port}`,
    });
    await server.waitForOutput('Husvær is open');
  });
  test.afterAll(async () => {
    server?.child.kill('SIGTERM');
    await server?.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get money() {
      if (!money) throw new Error('The server has not been started yet.');
      return money;
    },
    site: (path) => `http://nordbolig.${publicHost}:${port}${path}`,
  };
}
