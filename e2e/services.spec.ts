import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import { test as plain } from '@playwright/test';

import { ROOT } from '../script/root.ts';
import { freePort } from '../server/testing/free-port.ts';
import { startGeonorge } from '../server/testing/geonorge-stand-in.ts';
import {
  findHome,
  mapBounds,
  cards,
  expect,
  mapElement,
  open,
  test,
  mapRegion,
  mapZoom,
} from './fixtures.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { newServerFolder } from './server-folders.ts';

const TILES: Record<string, RequestListener> = {
  'never answer': () => undefined,
  'answer with an error': (_, response) => void response.writeHead(500).end(),
  'are not pictures': (_, response) => void response.writeHead(200).end('<html>'),
};
/** Three consecutive failures, and the requests under way by then. A screen has some thirty tiles. */
const REQUESTS_MAX = 9;

// Desktop only: the tests share one server, and the map of a phone is the same.
plain.describe('a server without tiles', { tag: ['@desktop', '@nightly'] }, () => {
  let answer: RequestListener;
  let tiles: Server;
  let folder: string;
  let port: number;
  let server: ServerProcess;
  plain.beforeAll(async () => {
    tiles = createServer((incoming, answered) => answer(incoming, answered)).listen(0, '127.0.0.1');
    await once(tiles, 'listening');
    const { port: tilesPort } = tiles.address() as AddressInfo;
    folder = newServerFolder();
    port = await freePort();
    server = startServerProcess({
      PORT: String(port),
      VAR_DIR: folder,
      MAP_TILES_URL: `http://127.0.0.1:${tilesPort}/{z}/{y}/{x}.png`,
    });
    await server.waitForOutput('Husvær is open');
  });
  plain.afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    tiles.closeAllConnections();
    tiles.close();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [what, given] of Object.entries(TILES)) {
    // Failing tiles are expected: only the browser reports them.
    plain(`where tiles ${what}, the map shows its outline`, async ({ page }) => {
      let count = 0;
      answer = (...call) => {
        count += 1;
        given(...call);
      };
      const tileRequest = once(tiles, 'request');
      await open(page, `http://localhost:${port}/find-home`);
      await tileRequest;
      await expect(mapElement(page)).toBeVisible();
      await expect(mapRegion(page).getByRole('button', { name: 'Zoom in' })).toBeEnabled();
      // A failing server is not used for a while, wherever the map moves.
      for (const name of ['Zoom in', 'Zoom out', 'Zoom in']) {
        const before = await mapZoom(page);
        await mapRegion(page).getByRole('button', { name }).click();
        await expect.poll(() => mapZoom(page)).not.toBe(before);
      }
      if (given !== TILES['never answer']) expect(count).toBeLessThanOrEqual(REQUESTS_MAX);
    });
  }
});

async function withServer(env: Record<string, string>, run: (origin: string) => Promise<void>) {
  const folder = newServerFolder();
  const port = await freePort();
  const server = startServerProcess({ PORT: String(port), VAR_DIR: folder, ...env });
  try {
    await server.waitForOutput('Husvær is open');
    await run(`http://localhost:${port}`);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

plain.describe('a server with its own map', { tag: ['@desktop', '@nightly'] }, () => {
  plain('vector tiles of one file are drawn, with their attribution', async ({ page }) => {
    const file = resolve(ROOT, 'web/public/map/norway.pmtiles');
    await withServer({ MAP_PMTILES_FILE: file }, async (origin) => {
      const part = page.waitForResponse(/\/map\/base\.pmtiles/);
      await open(page, `${origin}/find-home`);
      expect((await part).status()).toBe(206);
      await expect(page.getByRole('list', { name: 'Map data' })).toContainText(
        'OpenStreetMap contributors (ODbL), Natural Earth',
      );
    });
  });

  plain('an external style is drawn, with its tiles', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const tiles = createServer().listen(0, '127.0.0.1');
    const styles = createServer((_, answered) => {
      const { port } = tiles.address() as AddressInfo;
      answered.setHeader('access-control-allow-origin', '*').end(
        JSON.stringify({
          version: 8,
          sources: {
            theirs: { type: 'raster', tiles: [`http://127.0.0.1:${port}/{z}/{x}/{y}.png`] },
          },
          layers: [{ id: 'theirs', type: 'raster', source: 'theirs' }],
        }),
      );
    }).listen(0, '127.0.0.1');
    await Promise.all([once(tiles, 'listening'), once(styles, 'listening')]);
    const originOf = (server: Server) =>
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const tileRequest = once(tiles, 'request');
    try {
      const env = {
        MAP_STYLE_URL: `${originOf(styles)}/style.json`,
        MAP_STYLE_ORIGINS: originOf(tiles),
      };
      await withServer(env, async (origin) => {
        await open(page, `${origin}/find-home`);
        await tileRequest;
        await expect(mapElement(page)).toBeVisible();
        expect(refused).toEqual([]);
      });
    } finally {
      for (const server of [tiles, styles]) {
        server.closeAllConnections();
        server.close();
      }
    }
  });
});

// Desktop only: the search box of a phone is the same.
plain(
  'a station of the place-name register is suggested, and searched near',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    const geonorge = await startGeonorge();
    try {
      await withServer({ GEONORGE_URL: geonorge.url }, async (origin) => {
        await open(page, `${origin}/about-us`);
        const box = page.getByRole('combobox', { name: 'Search for a place' });
        const heading = page.getByRole('heading', { level: 1 });
        const station = page
          .getByRole('group', { name: 'Other places' })
          .getByRole('option', { name: 'Blindern Stasjon, Oslo' });
        await box.fill('blindern');
        // It comes after the text itself, which stays selected.
        await expect(station).toBeVisible();
        await expect(
          page.getByRole('option', { name: 'Search for “blindern” in the listings' }),
        ).toHaveAttribute('data-combobox-selected', 'true');
        await box.press('ArrowDown');
        await expect(station).toHaveAttribute('data-combobox-selected', 'true');
        await box.press('Enter');
        await expect(heading).toHaveText('Homes for rent near Blindern');
        await expect(box).toHaveValue('Blindern');
        await expect
          .poll(async () => {
            const { west, south, east, north } = await mapBounds(page);
            return Math.hypot((north + south) / 2 - 59.94, (east + west) / 2 - 10.717);
          })
          .toBeLessThan(0.01);

        await page.goBack();
        await expect(page).toHaveURL(/\/about-us$/);
        await expect(box).toHaveValue('');
        await page.goForward();
        await expect(heading).toHaveText('Homes for rent near Blindern');
        await expect(box).toHaveValue('Blindern');
        await page.reload();
        await expect(heading).toHaveText('Homes for rent near Blindern');
        await expect(box).toHaveValue('Blindern');
      });
    } finally {
      geonorge.close();
    }
  },
);

plain('where the map’s code does not load, the list still works', async ({ page, isMobile }) => {
  plain.skip(isMobile, 'the map is not fetched next to the list');
  await page.route(/assets\/(map-panel|home-map|places|below-list)-[^/]*\.js$/, (route) =>
    route.abort(),
  );
  await open(page, '/find-home');
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
});

test(
  'where the suggestions are slow, typed text is not lost',
  { tag: '@desktop' },
  async ({ page }) => {
    let release = () => undefined as void;
    const held = new Promise<void>((go) => (release = go));
    await page.route(/assets\/search-suggestions-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/find-home?view=list');
    const field = page.getByRole('combobox', { name: 'Search for a place' });
    await field.click();
    await page.keyboard.type('tromso');
    await expect(field).toHaveValue('tromso');
    release();
    await expect(page.getByRole('option', { name: /^Tromsø \d/ })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('tromso');
    await page.keyboard.type('dal');
    await expect(field).toHaveValue('tromsodal');
    // Without an answer, the text is searched for as words.
    await page.route('**/api/graphql*', (route) => route.abort());
    await expect(
      page.getByRole('option', { name: 'Search for “tromsodal” in the listings' }),
    ).toBeVisible();
  },
);

// Desktop only: the scripts are the same on a phone.
test(
  'Escape closes a dialog whose code has not loaded yet',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { _id } = await findHome(request);
    let release = () => undefined as void;
    const held = new Promise<void>((go) => (release = go));
    await page.route(/assets\/dialog-window-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, `/listing/${_id}`);
    const opener = page.getByRole('button', { name: /^Show all/ });
    const scriptRequest = page.waitForRequest(/assets\/dialog-window-/);
    await opener.click();
    const address = (await scriptRequest).url();
    await page.keyboard.press('Escape');
    release();
    await page.evaluate(async (code) => {
      await import(code);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, address);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

// Desktop only: the scripts are the same on a phone.
test(
  'pictures that never load do not stop a page from working',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route('**/files/photos/**', () => undefined);
    await page.goto('/find-home', { waitUntil: 'commit' });
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
);
