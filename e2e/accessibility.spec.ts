import type { Page } from '@playwright/test';

import {
  findHome,
  axeFindings,
  cards,
  expect,
  mapElement,
  findHomes,
  LAYOUT_LOCALES,
  onSite,
  open,
  waitForAnimations,
  OSLO,
  test,
} from './fixtures.ts';

/** The texts that the tests below need, in each language. */
const WORDS = {
  'en-GB': {
    filters: 'Filters',
    place: 'Search for a place',
    showMap: 'Show map',
    photos: /^Show all/,
    skip: 'Skip to content',
    back: 'Back to the search',
    where: 'Where it is',
  },
  'nb-NO': {
    filters: 'Filtre',
    place: 'Søk på sted',
    showMap: 'Vis kart',
    photos: /^Vis alle/,
    skip: 'Hopp til innholdet',
    back: 'Tilbake til søket',
    where: 'Beliggenhet',
  },
};

async function expectAccessible(page: Page) {
  await waitForAnimations(page);
  expect(await axeFindings(page)).toEqual([]);
}

for (const [locale, tag] of LAYOUT_LOCALES) {
  test.describe(`axe finds nothing (${locale})`, { tag }, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('on the list', async ({ page, isMobile }) => {
      await open(page, '/find-home');
      if (!isMobile) await expect(mapElement(page)).toBeVisible();
      await expectAccessible(page);
    });

    test('in a search without results', async ({ page }) => {
      await open(page, '/find-home?minRent=900000');
      await expectAccessible(page);
    });

    test('in the filters', async ({ page }) => {
      await open(page, '/find-home');
      await page.getByRole('button', { name: words.filters }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('among the suggested places', async ({ page }) => {
      await open(page, '/find-home');
      await page.getByRole('combobox', { name: words.place }).fill('tro');
      await expect(page.getByRole('option', { name: /^Trondheim Trøndelag \d/ })).toBeVisible();
      await expectAccessible(page);
    });

    // Phone only: on a wide window the map is next to the list.
    test('on the map', { tag: '@phone' }, async ({ page }) => {
      await open(page, '/find-home?view=map');
      await expect(mapElement(page)).toBeVisible();
      await expect(page.getByRole('complementary').getByRole('button').nth(3)).toBeVisible();
      await expectAccessible(page);
    });

    test('on a home, and in its gallery', async ({ page, request }) => {
      const { _id } = await findHome(request);
      await open(page, `/listing/${_id}`);
      await page.getByRole('heading', { name: words.where }).scrollIntoViewIfNeeded();
      await expect(mapElement(page)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.photos }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('on the page for an unknown address', async ({ page }) => {
      await open(page, '/nowhere');
      await expectAccessible(page);
    });

    test("on a partner's site", async ({ page, baseURL }) => {
      await open(page, onSite('fjordutleie', baseURL));
      await expectAccessible(page);
    });
  });
}

// Desktop only: a phone has no keyboard.
test(
  'by keyboard alone: skip, search, a home, its gallery, and back',
  { tag: '@desktop' },
  async ({ page }) => {
    const words = WORDS['en-GB'];
    await open(page, '/find-home');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
    await expect(page.getByRole('link', { name: words.skip })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    // The map is complete before the page is left.
    await page.waitForLoadState('networkidle');
    await open(page, '/find-home');
    await tabTo(page, page.getByRole('combobox', { name: words.place }));
    await page.keyboard.type('berg');
    await expect(page.getByRole('option', { name: /^Bergen Vestland \d/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for rent in Bergen');
    const address = page.url();

    const filters = page.getByRole('button', { name: /^Filters/ });
    await filters.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filters).toBeFocused();

    await tabTo(page, cards(page).getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/listing\//);
    const opener = page.getByRole('button', { name: words.photos });
    await expect(opener).toBeVisible();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: words.back }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  },
);

/** Presses Tab until an element has the focus; gives up after 40 times. */
async function tabTo(page: Page, wanted: ReturnType<Page['locator']>, key = 'Tab') {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    // Checked in one step: the field for places is replaced by another one when it gets the focus.
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
  }
  await expect(wanted).toBeFocused();
}

for (const width of [390, 320]) {
  // A phone.
  test(
    `no content overflows the window at ${width} pixels`,
    { tag: '@phone' },
    async ({ page, request, baseURL }) => {
      await page.setViewportSize({ width, height: 844 });
      const [home] = await findHomes(request, { bounds: OSLO });
      for (const address of [
        '/find-home',
        '/find-home?minRent=900000',
        '/find-home?view=map',
        `/listing/${home!._id}`,
        '/nowhere',
        onSite('nordbolig', baseURL),
      ]) {
        await open(page, address);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, address).toBe(0);
      }
    },
  );
}

for (const [what, width, fontSize] of [
  ['the page twice as large', 720, '100%'],
  ['the text alone twice as large', 1440, '200%'],
] as const) {
  // A wide window.
  test(
    `${what}: no content is lost`,
    { tag: ['@desktop', '@nightly'] },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 450 });
      const [home] = await findHomes(request, { bounds: OSLO });
      for (const address of [
        '/find-home',
        `/listing/${home!._id}`,
        '/terms-conditions',
        '/nowhere',
      ]) {
        await open(page, address);
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, address).toBe(0);
      }
    },
  );
}

test(
  'nothing moves for users who prefer reduced motion',
  { tag: '@layout' },
  async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, isMobile ? '/find-home?view=map' : '/find-home');
    await expect(mapElement(page)).toBeVisible();
    const durations = await page.evaluate(() =>
      [...document.querySelectorAll('*')].map((one) =>
        parseFloat(getComputedStyle(one).transitionDuration),
      ),
    );
    expect(Math.max(...durations)).toBeLessThan(0.01);

    const before = Number(await mapElement(page).getAttribute('data-zoom'));
    const jumped = await page
      .getByRole('button', { name: 'Zoom in' })
      .evaluate((button: HTMLElement) => {
        button.click();
        return Number(document.querySelector<HTMLElement>('[data-map-ready]')?.dataset['zoom']);
      });
    expect(jumped).toBeCloseTo(before + 1, 1);
  },
);
