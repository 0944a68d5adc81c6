import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { freePort } from '../server/testing/free-port.ts';
import { axeFindings, expect, open, test } from './fixtures.ts';
import { runConsole, startServerProcess, type ServerProcess } from './server-process.ts';
import { newServerFolder } from './server-folders.ts';

/* The tests' own server goes into maintenance and comes back, while browsers have its pages open. */

const SITES = ['', 'www.', 'nordlys.', 'nobodys.'];
const PATHS = [
  '/',
  '/find-home?city=Bergen',
  '/listing/1',
  '/login',
  '/login/1',
  '/register-as-tenant',
  '/profile',
  '/lease',
  '/inbox',
  '/privacy-policy',
  '/404',
  '/nothing',
  '/sitemap.xml',
];
const TITLES = { 'en-GB': 'We’ll be right back', 'nb-NO': 'Vi er straks tilbake' };

// The map is not tested here.
test.use({ hasMap: false });

let folder = '';
let server: ServerProcess | null = null;

test.beforeEach(() => {
  folder = newServerFolder();
});
test.afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function stop() {
  server?.child.kill('SIGTERM');
  await server?.ended;
  server = null;
}

async function start(port: number, MAINTENANCE: 'on' | 'off') {
  await stop();
  server = startServerProcess({ PORT: String(port), VAR_DIR: folder, MAINTENANCE });
  await server.waitForOutput('Husvær is open');
}

/** Advances the clock until the page has polled and navigated. */
async function waitFor(page: Page, address: string) {
  await expect
    .poll(async () => {
      await page.clock.fastForward(30_000);
      return page.url();
    })
    .toBe(address);
}

test(
  'every page of every site waits, and then returns to its address',
  { tag: '@nightly' },
  async ({ page: search, browser, pageErrors }) => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const partner = join(folder, 'partner.json');
    const name = 'Nordlys Utleie';
    writeFileSync(partner, JSON.stringify({ subDomain: 'nordlys', name, features: [] }));
    runConsole(['partners', 'save', partner], { VAR_DIR: folder, PORT: String(port) });

    await start(port, 'off');
    const norwegian = await browser.newContext({ locale: 'nb-NO' });
    const login = await norwegian.newPage();
    for (const one of [search, login]) await one.clock.install();
    await open(search, `${origin}/find-home?minRent=5000`);
    await open(login, `${origin}/login?returnTo=%2Finbox`);
    // A page whose scripts are still coming when the server stops does not get them.
    for (const one of [search, login]) await one.waitForLoadState('networkidle');

    await start(port, 'on');
    await search.getByRole('banner').getByRole('link', { name: 'Husvær' }).click();
    const form = login.getByRole('main');
    await form.getByLabel('E-post').fill('kari@example.com');
    await form.getByLabel('Passord', { exact: true }).fill('husvaer-demo');
    await form.getByRole('button', { name: 'Logg inn', exact: true }).click();
    for (const [one, title] of [
      [search, TITLES['en-GB']],
      [login, TITLES['nb-NO']],
    ] as const) {
      await expect(one).toHaveURL(/\/maintenance\?returnTo=/);
      await expect(one.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    pageErrors.length = 0;

    // What a browser stores for a logged-in user is kept.
    const token = `${btoa('{}')}.${btoa('{"sub":"x","name":"Kari","roles":["tenant"]}')}.x`;
    // In another browser context: the other pages are a visitor's.
    const elsewhere = await browser.newContext({ locale: 'nb-NO' });
    const newcomer = await elsewhere.newPage();
    await newcomer.clock.install();
    await newcomer.addInitScript((stored) => {
      for (const key of ['accessToken', 'refreshToken']) localStorage.setItem(key, stored);
    }, token);
    const refused: string[] = [];
    newcomer.on('response', (response) => {
      if (response.status() >= 400) refused.push(new URL(response.url()).pathname);
    });
    for (const site of SITES) {
      for (const path of PATHS) {
        const answer = await search.request.get(`http://127.0.0.1:${port}${path}`, {
          headers: { host: `${site}localhost:${port}`, accept: 'text/html,*/*' },
          maxRedirects: 0,
        });
        const to = `/maintenance?${new URLSearchParams({ returnTo: path }).toString()}`;
        expect([site, path, answer.status(), answer.headers()['location']]).toEqual([
          site,
          path,
          302,
          to,
        ]);
      }
    }
    // The page is the same on every site.
    const there = `http://nordlys.localhost:${port}`;
    const answer = await open(newcomer, `${there}/listing/1?a=b`);
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '30']);
    expect(newcomer.url()).toBe(`${there}/maintenance?returnTo=%2Flisting%2F1%3Fa%3Db`);
    await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText(TITLES['nb-NO']);
    await expect(newcomer.getByRole('banner')).toHaveCount(0);
    expect(await axeFindings(newcomer)).toEqual([]);
    await newcomer.evaluate(() => void (document.body.dataset['same'] = 'yes'));
    await expect
      .poll(async () => {
        await newcomer.clock.fastForward(30_000);
        return refused;
      })
      .toContain('/api');
    // Its style sheets and scripts were loaded, and no refused call has reloaded it.
    expect(refused.filter((path) => !path.startsWith('/api'))).toEqual(['/maintenance']);
    await expect(newcomer.locator('body')).toHaveAttribute('data-same', 'yes');
    expect(await newcomer.evaluate(() => localStorage.getItem('accessToken'))).toBe(token);

    await start(port, 'off');
    await waitFor(search, `${origin}/find-home?minRent=5000`);
    await waitFor(login, `${origin}/login?returnTo=%2Finbox`);
    // Its login is invalid, and ends with the first page that is shown.
    await expect
      .poll(async () => {
        await newcomer.clock.fastForward(30_000);
        return new URL(newcomer.url()).pathname;
      })
      .not.toBe('/maintenance');
    await elsewhere.close();
    await norwegian.close();
    pageErrors.length = 0;
  },
);
