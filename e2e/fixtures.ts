import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';
import type axe from 'axe-core';

import { knownMissing } from '../script/system-programs.ts';

export { expect };

/** Skips the tests of a file or a group if this machine lacks one of these system programs. */
export function requirePrograms(...packages: string[]): void {
  const [lacked] = knownMissing(packages);
  base.skip(lacked !== undefined, lacked);
}

interface Fixtures {
  /** Problems of the page so far: errors, blocked content, failed calls. A test fails if any is left. */
  pageErrors: string[];
  /** Whether pages have their map. It takes most of a page's time, so files that do not test it leave it out. */
  hasMap: boolean;
  mapCode: void;
}

export const test = base.extend<Fixtures>({
  hasMap: [true, { option: true }],
  mapCode: [
    async ({ page, hasMap }, use) => {
      if (!hasMap) await leaveOutMap(page);
      await use();
    },
    { auto: true },
  ],
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`refused by the content policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      page.on('pageerror', (error) => pageErrors.push(`error: ${error.message}`));
      page.on('console', (message) => {
        // A failed request is reported by its response, below; map files also fail when the page is left.
        if (
          message.type() === 'error' &&
          !/^(Failed to load resource|Map: Failed to fetch)/.test(message.text())
        )
          pageErrors.push(`console: ${message.text()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.request().isNavigationRequest())
          pageErrors.push(`${response.status()}: ${response.url()}`);
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Replaces the map's code with an empty component. `page.route` would also disable the cache. */
async function leaveOutMap(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'text/javascript' }],
        body: btoa('export default () => null;'),
      })
      // A page that has been closed needs no answer.
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/home-map-*.js' }] });
}

/**
 * The languages of tests of layout. Each has the tag of the one window that its tests run on: Norwegian words
 * are longer, so they run on the narrow one, and that one every day.
 */
export const LAYOUT_LOCALES: readonly ['en-GB' | 'nb-NO', string[]][] = [
  ['en-GB', ['@desktop', '@nightly']],
  ['nb-NO', ['@phone']],
];
/** The languages of all other tests: they run in the second one at night. */
export const LOCALES: typeof LAYOUT_LOCALES = [
  ['en-GB', ['@desktop']],
  ['nb-NO', ['@phone', '@nightly']],
];

/** Opens a page. It may not be hydrated yet: what a test does before that counts, as for every user. */
export const open = (page: Page, address: string) => page.goto(address);

/**
 * Waits until a page is hydrated: for tests of what a page does by itself, such as its timers and what it stores,
 * and of links that do more then. Whatever else a user does needs no waiting.
 */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    // React attaches its listeners to the body first, and hydrates the content of <main> last.
    const main = document.querySelector('main');
    return [document.body, main?.firstElementChild ?? main].every(
      (element) => element && Object.keys(element).some((key) => key.startsWith('__react')),
    );
  });

/**
 * Writes a file of the running test and returns its path. A large file reaches the browser much faster by its
 * path than as a buffer.
 */
export function fileOnDisk(name: string, content: string | Buffer): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, content);
  return path;
}

/** A URL on a partner's site. */
export const onSite = (label: string, baseURL: string | undefined, path = '/') =>
  new URL(path, baseURL?.replace('//', `//${label}.`)).href;

/** Norway without Svalbard. Tests publish homes on Svalbard only, so the results here don't change. */
const MAINLAND = { north: 71.5, south: 57.5, east: 31.5, west: 4 };
/** The same box as URL parameters. */
export const NORWAY = `bounds=${Object.values(MAINLAND).join()}`;
/** Oslo inside its ring roads. */
export const OSLO = { north: 59.98, south: 59.83, east: 10.95, west: 10.6 };

export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const mapRegion = (page: Page) => page.getByRole('complementary');
/** The map's element once it is drawn; its data attributes have the position. */
export const mapElement = (page: Page) => page.locator('[data-map-ready=true]');
export const mapZoom = async (page: Page) =>
  Number(await mapElement(page).getAttribute('data-zoom'));
/** The map's bounds, in degrees. */
export async function mapBounds(page: Page) {
  const box = (await mapElement(page).getAttribute('data-bounds')) ?? '';
  const [west = NaN, south = NaN, east = NaN, north = NaN] = box.split(',').map(Number);
  return { west, south, east, north };
}

/** The count above the list: in both languages the text starts with the number. */
export async function shownCount(page: Page): Promise<number> {
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\D*\d/ })
    .first();
  return Number((await count.innerText()).replace(/(\d)[\s,](?=\d{3})/g, '$1').match(/\d+/)?.[0]);
}

/** The menus on a lease's page on a phone. */
const MORE = {
  rent: /^(More about the rent|Mer om husleien)$/,
  money: /^(More about the money|Mer om pengene)$/,
  lease: /^(More about the lease|Mer om leieforholdet)$/,
  changes: /^(More: changes|Mer: endringer)/,
};

/** Presses an action on a lease's page, or follows its link. On a phone some actions are in a menu. */
export async function pressAction(page: Page, name: string | RegExp, more: keyof typeof MORE) {
  const main = page.getByRole('main');
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  if (!isPhone)
    return main.getByRole('button', { name }).or(main.getByRole('link', { name })).click();
  await main.getByRole('button', { name: MORE[more] }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Waits for animations to end: axe measures colours at one moment. */
export const waitForAnimations = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((one) => one.playState === 'running')
            // A loader turns without end.
            .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity).length,
      ),
    )
    .toBe(0);

/** Waits until a parameter of the URL has a value. */
export const expectParam = (page: Page, name: string, value: string | null) =>
  expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value);

/** The layout shift of a page, in Chromium's score; Web Vitals calls 0.1 good. */
interface LayoutShift {
  /** While the HTML arrived in parts: a row of buttons at the right then grows to the left, about 0.004. */
  whileParsed: number;
  /** After that. */
  later: number;
}

/** Measures layout shift on the page that is opened after this call. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<LayoutShift>> {
  await page.addInitScript(() => {
    const shifts: { at: number; score: number }[] = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push({ at: shift.startTime, score: shift.value });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShifts: shifts });
  });
  return () =>
    page.evaluate(() => {
      const { layoutShifts } = window as unknown as {
        layoutShifts: { at: number; score: number }[];
      };
      const [{ domInteractive }] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming,
      ];
      // What was parsed last is painted in the next frame.
      const parsedBy = domInteractive + 100;
      const sum = (part: typeof layoutShifts) => part.reduce((all, { score }) => all + score, 0);
      return {
        whileParsed: sum(layoutShifts.filter(({ at }) => at <= parsedBy)),
        later: sum(layoutShifts.filter(({ at }) => at > parsedBy)),
      };
    });
}

interface Answer<Data> {
  data: Data;
}

async function callApi<Data>(request: APIRequestContext, query: string, variables: object) {
  const answer = await request.post('/api/graphql', { data: { query, variables } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as Answer<Data>).data;
}

export interface Home {
  _id: string;
  title: string;
  monthlyRent: number;
  depositAmount: number | null;
  address: { city: string };
  images: { _id: string }[];
}

/** The newest homes of a search on the mainland, from the API. */
export async function findHomes(request: APIRequestContext, queryData: object): Promise<Home[]> {
  const { getListings } = await callApi<{ getListings: { data: Home[] } }>(
    request,
    `query ($queryData: ListingsQueryData!) { getListings(queryData: $queryData, optionData: { limit: 100 }) {
      data { _id title monthlyRent depositAmount address { city } images { _id } } } }`,
    { queryData: { bounds: MAINLAND, ...queryData } },
  );
  return getListings.data;
}

/** A home in Oslo with a deposit and several pictures. */
export async function findHome(request: APIRequestContext): Promise<Home> {
  const found = await findHomes(request, { bounds: OSLO, listingTypes: ['entire_place'] });
  // A list returns five photos at most: a home with fewer has no others.
  return found.find(
    ({ images: { length }, depositAmount }) => length >= 3 && length < 5 && depositAmount,
  )!;
}

/** A home in Oslo with a pin of its own, and a small box around it for the URL. */
export async function findLoneHome(request: APIRequestContext) {
  const { getListingClusters } = await callApi<{
    getListingClusters: { data: { lat: number; lng: number; listingId: string | null }[] };
  }>(
    request,
    `query ($queryData: ListingsQueryData!) { getListingClusters(queryData: $queryData, optionData: { zoom: 15 }) {
      data { lat lng listingId } } }`,
    { queryData: { bounds: OSLO } },
  );
  const alone = getListingClusters.data.find(({ listingId }) => listingId !== null);
  if (!alone?.listingId) throw new Error('No home in Oslo stands alone on the map.');
  const { lat, lng, listingId } = alone;
  return { id: listingId, box: [lat + 0.002, lat - 0.002, lng + 0.004, lng - 0.004].join(',') };
}

/** The library's script, which runs in the page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // WCAG 2.5.3, which axe leaves out by default: a user of voice control says the label that they see.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/**
 * axe's findings on the current page, short enough to read in a failure, and the buttons whose labels are cut
 * off.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // What is fading in has too little contrast: a dialog, a notification.
  await waitForAnimations(page);
  return [...(await violations(page)), ...(await clippedLabels(page))];
}

/** Pins may overlap: their position is their meaning (WCAG 2.5.8, "essential"). */
async function violations(page: Page): Promise<string[]> {
  // Once per document: sending half a megabyte takes longer than checking the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const result = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    AXE_OPTIONS,
  );
  return result.violations
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    .filter((finding) => !(finding.startsWith('target-size') && finding.includes('marker')));
}

/** Expects that axe finds nothing on the page, and that nothing is outside the screen. */
export async function checkPage(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
}

/**
 * Buttons with more text than room. Text with an ellipsis is shortened on purpose, and text one pixel wide is
 * for screen readers only.
 */
const clippedLabels = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The fallback font is wider than ours.
    await document.fonts.ready;
    return [...document.querySelectorAll<HTMLElement>('button, a[class*="Button"], [role=button]')]
      .filter((button) =>
        [button, ...button.querySelectorAll<HTMLElement>('*')].some((part) => {
          const { overflowX, textOverflow } = getComputedStyle(part);
          return (
            part.innerText?.trim() &&
            part.clientWidth > 1 &&
            part.scrollWidth > part.clientWidth + 1 &&
            ['hidden', 'clip'].includes(overflowX) &&
            textOverflow !== 'ellipsis'
          );
        }),
      )
      .map(({ innerText }) => `clipped-label: ${innerText.trim()}`);
  });
