import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import { axeFindings, expect, mapElement, LOCALES, onSite, open } from './fixtures.ts';
import { LANDLORD, test } from './drafted-lease.ts';
import { another, logIn, logOut, openMenu, WORDS as PEOPLE } from './people.ts';

test.use({ serviceWorkers: 'allow' });

const WORDS = {
  'en-GB': {
    stale: /^We can’t reach Husvær just now/,
    title: 'You are offline',
    see: /^See the/,
    occupation: 'Occupation',
    isNew: /^There is a new version\. Save what you are writing/,
    later: 'Later',
    load: 'Load it',
  },
  'nb-NO': {
    stale: /^Vi får ikke kontakt/,
    title: 'Du er uten nett',
    see: /^Se leieforholdet/,
    occupation: 'Yrke',
    isNew: /^Det er kommet en ny versjon\. Lagre det du holder på med/,
    later: 'Senere',
    load: 'Last inn',
  },
} as const;

/** A proxy in front of the server, which can pretend that there is a new version. */
async function startProxy(origin: string) {
  let version: string | null = null;
  const server = createServer((request, response) => {
    if (request.url === '/sw.js' && version) {
      const cacheName = `husvaer-${version}`;
      void fetch(new URL('/sw.js', origin))
        .then((worker) => worker.text())
        .then((worker) => {
          response.setHeader('content-type', 'text/javascript; charset=utf-8');
          response.end(worker.replace(/husvaer-[0-9a-f]+/, cacheName));
        });
      return;
    }
    const { url, method, headers } = request;
    const proxied = httpRequest(
      new URL(url ?? '/', origin),
      { method, headers },
      (serverResponse) => {
        response.writeHead(serverResponse.statusCode ?? 500, serverResponse.headers);
        serverResponse.pipe(response);
      },
    );
    proxied.on('error', () => response.destroy());
    request.pipe(proxied);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    announceVersion: (to: string) => (version = to),
    close: () => server.close().closeAllConnections(),
  };
}

/** The caches in this browser, which are named by the worker's version. */
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** All names and values that this browser has stored. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url);
        if (!request.url.includes('/assets/'))
          texts.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });

const isOfflinePageCached = (page: Page) =>
  page.evaluate(async () => (await caches.match('/offline')) !== undefined);

test(
  'the manifest lets a phone install Husvær, and a partner’s site under the partner’s name',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, baseURL, request }) => {
    await open(page, '/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const response = await request.get(address ?? '');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({
      name: 'Husvær',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#14594c',
    });
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (from) => {
        const image = new Image();
        image.src = from;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src as string);
      expect(size).toBe(sizes);
    }
    const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
    expect(purposes).toContain('maskable');

    await open(page, onSite('nordbolig', baseURL));
    const { name, theme_color: color } = await page.evaluate(async () =>
      (await fetch('/manifest.webmanifest')).json(),
    );
    expect(name).toContain('Nordbolig');
    expect(color).not.toBe('#14594c');
  },
);

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];

  test.describe(`without a network in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('the last lease can be read, and is deleted at logout', async ({
      page,
      context,
      lease: { path, title },
      pageErrors,
    }) => {
      await logIn(page, LANDLORD, { to: path });
      const main = page.getByRole('main');
      const heading = main.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(title);
      await expect.poll(() => isOfflinePageCached(page)).toBe(true);
      // The map loads when it is scrolled to. It is complete before the network is cut.
      await main.locator('section[aria-labelledby=map]').scrollIntoViewIfNeeded();
      await expect(mapElement(page)).toBeVisible();

      await context.setOffline(true);
      await page.goto(path);
      await expect(main.getByText(words.stale)).toBeVisible();
      await expect(heading).toHaveText(title);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(await axeFindings(page)).toEqual([]);

      // Other pages say what is possible offline.
      await page.goto('/find-home');
      await expect(heading).toHaveText(words.title);
      expect(await axeFindings(page)).toEqual([]);
      await openMenu(page, PEOPLE[locale]);
      await page.keyboard.press('Escape');
      // React hydrated the page without errors, and all files were cached, except for a lease's map.
      expect(pageErrors.filter((what) => !/WebSocket|home-map/.test(what))).toEqual([]);
      await main.getByRole('link', { name: words.see }).click();
      await expect(heading).toHaveText(title);

      // While the user is logged in, the browser stores their last lease.
      expect(await storedTexts(page)).toContain(title);
      // The page from the cache is loaded again from the server.
      const reloaded = page.waitForEvent('load');
      await context.setOffline(false);
      await reloaded;
      await open(page, path);
      await expect(heading).toHaveText(title);
      await expect(main.getByText(words.stale)).toBeHidden();
      await logOut(page, PEOPLE[locale]);
      const stored = await storedTexts(page);
      for (const secret of [title, path, LANDLORD.email, 'accessToken'])
        expect(stored).not.toContain(secret);
      // Logging out leads to another page, which must load first.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.goto(path);
      await expect(heading).toHaveText(words.title);
      await expect(main.getByRole('link', { name: words.see })).toBeHidden();

      // A page without a network reports errors until it is closed.
      await page.close();
      pageErrors.length = 0;
    });

    test(
      'a new version is announced, waits while the user writes, and loads on request',
      { tag: '@nightly' },
      async ({ page: window, browser, baseURL }) => {
        const proxy = await startProxy(baseURL ?? '');
        const page = await another(browser, window, locale, proxy.origin);
        await logIn(page, LANDLORD, { to: '/profile' });
        await expect.poll(() => isOfflinePageCached(page)).toBe(true);
        const [old] = await cacheNames(page);
        await page.reload();
        const field = page.getByRole('main').getByLabel(words.occupation);
        await field.fill('Snekker');

        proxy.announceVersion('0123456789ab');
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
        const text = page.getByText(words.isNew);
        await expect(text).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: words.later }).click();
        await expect(text).toBeHidden();
        await expect(field).toHaveValue('Snekker');
        expect(await cacheNames(page)).toEqual([old]);

        // The next page shows the notice again.
        await page.reload();
        await expect(text).toBeVisible();
        const reloaded = page.waitForEvent('load');
        await page.getByRole('button', { name: words.load, exact: true }).click();
        await reloaded;
        await expect.poll(() => cacheNames(page)).toEqual(['husvaer-0123456789ab']);
        await expect.poll(() => isOfflinePageCached(page)).toBe(true);
        await expect(text).toBeHidden();
        await page.context().close();
        proxy.close();
      },
    );
  });
}
