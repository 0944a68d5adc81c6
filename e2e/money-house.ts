import { rmSync } from 'node:fs';

import { freePort } from '../server/testing/free-port.ts';
import { furnishMoneyHouse, MONEY_DAY, type MoneyHouse } from '../server/testing/money-house.ts';
import { test } from './fixtures.ts';
import { startHouse, type House } from './house.ts';
import { newHouseFolder } from './migrate-once.ts';

/** An agency's house that all journeys of a file share. */
export interface OpenMoneyHouse {
  /** What stands in it, once it is open. */
  readonly money: MoneyHouse;
  /** A page of the agency's site. */
  site(path: string): string;
}

/**
 * Has a file's journeys begin with an agency that has late rent, and ends it after them. Browsers make
 * passkeys on the agency's site where the public site's host has two labels; BankID works where it has one,
 * whose name Node resolves.
 */
export function openMoneyHouse(publicHost = 'localhost'): OpenMoneyHouse {
  let folder = '';
  let port = 0;
  let house: House | undefined;
  let money: MoneyHouse | undefined;
  test.beforeAll(async () => {
    folder = newHouseFolder();
    port = await freePort();
    money = await furnishMoneyHouse(folder);
    house = startHouse({
      ...{ PORT: String(port), VAR_DIR: folder, HUSVAER_NOW: MONEY_DAY },
      ORIGIN: `http://${publicHost}:${port}`,
    });
    await house.says('Husvær is open');
  });
  test.afterAll(async () => {
    house?.child.kill('SIGTERM');
    await house?.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get money() {
      if (!money) throw new Error('The house is not open yet.');
      return money;
    },
    site: (path) => `http://nordbolig.${publicHost}:${port}${path}`,
  };
}
