import { rmSync } from 'node:fs';

import { createApp, openDatabase } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { freePort } from '../server/testing/free-port.ts';
import { addPerson, PASSWORD } from '../server/testing/people.ts';
import { axeFindings, expect, test } from './fixtures.ts';
import { startHouse, type House } from './house.ts';
import { newHouseFolder } from './migrate-once.ts';
import { logIn } from './people.ts';

const WORDS = {
  'en-GB': {
    title: 'Operations',
    jobs: 'Jobs',
    job: 'Remove unused files',
    when: 'every night at 04:23',
    run: 'Run now: Remove unused files',
    done: 'went well',
    index: 'Consumer price index',
    value: 'Value (2025 = 100)',
    save: 'Save',
    entered: /102\.3 \(entered by staff/,
  },
  'nb-NO': {
    title: 'Drift',
    jobs: 'Jobber',
    job: 'Fjern ubrukte filer',
    when: 'hver natt kl. 04:23',
    run: 'Kjør nå: Fjern ubrukte filer',
    done: 'gikk bra',
    index: 'Konsumprisindeksen',
    value: 'Verdi (2025 = 100)',
    save: 'Lagre',
    entered: /102,3 \(lagt inn av driften/,
  },
} as const;

const OPERATOR = 'drift@husvaer.no';

// A house with an operator is opened first.
let folder = '';
let origin = '';
let house: House | undefined;
test.beforeAll(async () => {
  folder = newHouseFolder();
  const config = readConfig({ VAR_DIR: folder, LOG_LEVEL: 'silent' });
  const log = createLogger(config);
  const database = await openDatabase(config);
  const clock = runningClock();
  const app = await createApp({ config, clock, log, database, pages: false });
  const grants = [{ role: 'operator' as const, partnerId: null }];
  await addPerson(app, { email: OPERATOR, name: 'Dina Drift', grants });
  await app.close();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  house = startHouse({ PORT: String(port), VAR_DIR: folder });
  await house.says('Husvær is open');
});
test.afterAll(async () => {
  house?.child.kill('SIGTERM');
  await house?.ended;
  rmSync(folder, { recursive: true, force: true });
});

// One language in each window.
for (const [locale, tag] of [
  ['en-GB', '@desktop'],
  ['nb-NO', '@phone'],
] as const) {
  const words = WORDS[locale];

  test.describe(`operations in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('an operator reads what each job does, has one run now, and enters a month of the price index', async ({
      page,
    }) => {
      await logIn(page, { email: OPERATOR, password: PASSWORD }, { to: `${origin}/operations` });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const row = page
        .getByRole('table', { name: words.jobs })
        .getByRole('row')
        .filter({ hasText: words.job });
      await expect(row).toContainText(words.when);
      expect(await axeFindings(page)).toEqual([]);
      await row.getByRole('button', { name: words.run }).click();
      // A process that works looks every ten seconds, and the page every three.
      await expect(row.getByText(words.done)).toBeVisible({ timeout: 30_000 });

      const index = page.getByRole('region', { name: words.index });
      await index.getByLabel(words.value).fill('102,3');
      await index.getByRole('button', { name: words.save }).click();
      await expect(index.getByText(words.entered)).toBeVisible();
    });
  });
}
