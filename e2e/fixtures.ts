import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import {
  test as base,
  expect,
  type APIRequestContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type axe from 'axe-core';

import { knownMissing } from '../script/system-programs.ts';

export { expect };

/** Skips the tests of a file, or of a group, where this machine lacks one of these system programs. */
export function requirePrograms(...packages: string[]): void {
  const [lacked] = knownMissing(packages);
  base.skip(lacked !== undefined, lacked);
}

/** Every journey also fails when its page complained meanwhile: errors, refused content, failed calls. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`refused by the content policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('console', (message) => {
        // What failed to load is told better by its answer, below; the map's files also fail when the page is left.
        if (
          message.type() === 'error' &&
          !/^(Failed to load resource|Map: Failed to fetch)/.test(message.text())
        )
          complaints.push(`console: ${message.text()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.request().isNavigationRequest())
          complaints.push(`${response.status()}: ${response.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Goes to a page and waits until it is hydrated: before that, a form forgets what is typed. */
export async function open(page: Page, address: string) {
  const answer = await page.goto(address);
  await hydrated(page);
  return answer;
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    // React listens at the body first, and hydrates the content of <main> last.
    const main = document.querySelector('main');
    return [document.body, main?.firstElementChild ?? main].every(
      (element) => element && Object.keys(element).some((key) => key.startsWith('__react')),
    );
  });
}

/** Writes a file of the running test and returns its path. A large file reaches the browser much faster by its path than as a buffer. */
export function fileOnDisk(name: string, content: string | Buffer): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, content);
  return path;
}

/** Types into the field for places once its suggestions have come: they bring a field of their own. */
export async function typePlace(field: Locator, text: string) {
  await field.focus();
  await expect(field).toHaveAttribute('aria-haspopup', 'listbox');
  await field.fill(text);
}

/** A partner's site beside the public one. */
export const onSite = (label: string, baseURL: string | undefined, path = '/') =>
  new URL(path, baseURL?.replace('//', `//${label}.`)).href;

/** Norway without Svalbard. Journeys publish homes on Svalbard only, so what is found here stays as it is. */
export const MAINLAND = { north: 71.5, south: 57.5, east: 31.5, west: 4 };
/** The same box in the address bar. */
export const NORWAY = `bounds=${Object.values(MAINLAND).join()}`;
/** Oslo inside its ring roads. */
export const OSLO = { north: 59.98, south: 59.83, east: 10.95, west: 10.6 };

export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const theMap = (page: Page) => page.getByRole('complementary');
/** The element whose data tell where the map is, once it is drawn. */
export const frame = (page: Page) => page.locator('[data-map-ready=true]');
export const zoomOf = async (page: Page) => Number(await frame(page).getAttribute('data-zoom'));
/** What the map shows, in degrees. */
export async function boxOf(page: Page) {
  const box = (await frame(page).getAttribute('data-bounds')) ?? '';
  const [west = NaN, south = NaN, east = NaN, north = NaN] = box.split(',').map(Number);
  return { west, south, east, north };
}

/** What the count above the list says: in either language it begins with the number. */
export async function countOf(page: Page): Promise<number> {
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\D*\d/ })
    .first();
  return Number((await count.innerText()).replace(/(\d)[\s,](?=\d{3})/g, '$1').match(/\d+/)?.[0]);
}

/** The menus on a lease's page that a phone has. */
const MORE = {
  rent: /^(More about the rent|Mer om husleien)$/,
  money: /^(More about the money|Mer om pengene)$/,
  lease: /^(More about the lease|Mer om leieforholdet)$/,
  changes: /^(More: changes|Mer: endringer)/,
};

/**
 * Presses what can be done on a lease's page, or follows its link. What a phone keeps in a menu is chosen
 * from a menu.
 */
export async function pressDoing(page: Page, name: string | RegExp, more: keyof typeof MORE) {
  const main = page.getByRole('main');
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  if (!isPhone)
    return main.getByRole('button', { name }).or(main.getByRole('link', { name })).click();
  await main.getByRole('button', { name: MORE[more] }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Waits for what moves to stand still: axe measures colours as they are at that moment. */
export const settled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter((one) => one.playState === 'running').length,
      ),
    )
    .toBe(0);

/** The parameter of the address, waiting for the page to get there. */
export const expectParam = (page: Page, name: string, value: string | null) =>
  expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe(value);

/** How far things moved on a page, in Chromium's score of layout shift; Web Vitals calls 0.1 good. */
interface LayoutShift {
  /** While the HTML arrived in parts: a row of buttons at the right then grows to the left, some 0.004 in all. */
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
      const sum = (some: typeof layoutShifts) => some.reduce((all, { score }) => all + score, 0);
      return {
        whileParsed: sum(layoutShifts.filter(({ at }) => at <= parsedBy)),
        later: sum(layoutShifts.filter(({ at }) => at > parsedBy)),
      };
    });
}

interface Answer<Data> {
  data: Data;
}

async function ask<Data>(request: APIRequestContext, query: string, variables: object) {
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
export async function homes(request: APIRequestContext, queryData: object): Promise<Home[]> {
  const { getListings } = await ask<{ getListings: { data: Home[] } }>(
    request,
    `query ($queryData: ListingsQueryData!) { getListings(queryData: $queryData, optionData: { limit: 100 }) {
      data { _id title monthlyRent depositAmount address { city } images { _id } } } }`,
    { queryData: { bounds: MAINLAND, ...queryData } },
  );
  return getListings.data;
}

/** A home in Oslo with a deposit and several pictures. */
export async function aHome(request: APIRequestContext): Promise<Home> {
  const found = await homes(request, { bounds: OSLO, listingTypes: ['entire_place'] });
  // A list gives five photos at most: a home with fewer has no others.
  return found.find(
    ({ images: { length }, depositAmount }) => length >= 3 && length < 5 && depositAmount,
  )!;
}

/** A home in Oslo that stands alone on the map, with a small box around it for the address bar. */
export async function loneHome(request: APIRequestContext) {
  const { getListingClusters } = await ask<{
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

/** The library's script, which a page runs. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * What axe finds on the page as it is now, in words short enough to read in a failure, and the buttons
 * whose labels are cut off.
 * Pins may overlap: where they lie is what they say (WCAG 2.5.8, "essential").
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // Once per document: sending half a megabyte takes longer than checking the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    AXE_OPTIONS,
  );
  const found = violations
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    .filter((finding) => !(finding.startsWith('target-size') && finding.includes('marker')));
  return [...found, ...(await clippedLabels(page))];
}

/** Expects that axe finds nothing on the page, and that nothing of it stands outside the screen. */
export async function look(page: Page): Promise<void> {
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
}

/**
 * Buttons that have more text than room for it. What ends in an ellipsis is shortened on purpose, and what
 * is a pixel wide is for screen readers alone.
 */
const clippedLabels = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The typeface that stands in until ours is there is wider.
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
