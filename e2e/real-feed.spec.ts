import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

import { ROOT } from '../script/root.ts';
import { REAL_FILES } from '../script/test-tags.ts';
import { createAppContext } from '../server/src/app-context.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { PARTNERS } from '../demo/src/cast.ts';
import { savePartner } from '../server/src/features/partners/public.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { createRunner } from '../server/src/platform/work.ts';
import { freePort } from '../server/testing/free-port.ts';
import { STARTS_AT } from './demo-settings.ts';
import {
  axeFindings,
  cards,
  shownCount,
  expect,
  mapElement,
  open,
  test,
  mapRegion,
} from './fixtures.ts';
import { runConsole, startServerProcess, type ServerProcess } from './server-process.ts';
import { newServerFolder } from './server-folders.ts';

/** Real homes in Oslo; not part of the repository. */
const FEED = resolve(ROOT, '../shared/data/oslo-listings.csv.gz');
const LANDED = 1658;

let server: ServerProcess | undefined;
let folder = '';
let port = 0;

test.skip(!existsSync(FEED), REAL_FILES);
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = newServerFolder();
  port = await freePort();
  await addPartners();
  for (const owner of [[], ['--partner', 'nordbolig']]) {
    const report = runConsole(['listings', 'import', FEED, ...owner], { VAR_DIR: folder });
    expect(report).toMatch(/Rows read +1,662\nNew +1,658/);
  }
  server = startServerProcess({ PORT: String(port), VAR_DIR: folder, LOG_LEVEL: 'info' });
  await server.waitForOutput('Husvær is open');
});

test.afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
});

async function addPartners() {
  const config = readConfig({ VAR_DIR: folder });
  const database = await openDatabase(config);
  await migrate(database);
  const clock = runningClock(Temporal.Instant.from(STARTS_AT));
  const contributed = { signatureChecks: [], payeeAccounts: [] };
  const context = createAppContext(config, clock, createLogger(config), contributed);
  await createRunner(database, context).run(
    SYSTEM,
    async ({ tx, newId }) => {
      for (const partner of PARTNERS)
        await savePartner(tx, { ...partner, id: newId() }, clock.now());
    },
    undefined,
  );
  await database.close();
}

const siteOf = (host: string) => `http://${host}:${port}`;

/** Each site, each language and each width, combined in as few tests as possible. */
for (const { host, homes, locale, viewport } of [
  {
    host: 'localhost',
    homes: 2 * LANDED,
    locale: 'nb-NO',
    viewport: { width: 390, height: 844 },
  },
  {
    host: 'nordbolig.localhost',
    homes: LANDED,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  },
]) {
  const tag = locale === 'nb-NO' ? [] : ['@nightly'];
  test.describe(`${host}, ${locale}, ${viewport.width} px`, { tag }, () => {
    test.use({ locale, viewport });

    test('real homes are found by place', async ({ page }) => {
      await open(page, `${siteOf(host)}/find-home`);
      await page.getByRole('search').getByRole('combobox').fill('oslo');
      await expect(page.getByRole('option', { name: /^Oslo/ }).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Oslo');
      await expect.poll(() => shownCount(page)).toBe(homes);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('by map, and open as text without foreign markup', async ({ page }) => {
      const box = 'bounds=59.93,59.91,10.78,10.74';
      await open(page, `${siteOf(host)}/find-home?${box}&view=map`);
      await expect(mapElement(page)).toBeVisible();
      await expect(mapRegion(page).getByRole('button').nth(5)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await open(page, `${siteOf(host)}/find-home?${box}`);
      await cards(page).first().getByRole('link').first().click();
      await page.waitForURL(/\/listing\//);
      // The list is dimmed until the home has loaded.
      await expect(cards(page)).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(/<br|<b>|&amp;/);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('by filters', async ({ page }) => {
      const filters = 'search=frogner&maxRent=20000&facilities=elevator';
      await open(page, `${siteOf(host)}/find-home?${filters}`);
      const found = await shownCount(page);
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(homes);
      for (const rent of await cards(page).locator('strong').allInnerTexts())
        expect(Number(rent.replace(/\D/g, ''))).toBeLessThanOrEqual(20_000);
    });
  });
}
