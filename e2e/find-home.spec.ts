import type { Page } from '@playwright/test';

import {
  mapBounds,
  cards,
  shownCount,
  expect,
  expectParam,
  NORWAY,
  open,
  test,
  mapRegion,
  waitForHydration,
  watchLayoutShift,
} from './fixtures.ts';

// Most tests here are not of the map.
test.use({ hasMap: false });

const PAGE_SIZE = 12;
const TROMSO = { id: '3133895', lat: 69.6489, lng: 18.95508 };

const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const rents = async (page: Page) =>
  (await cards(page).locator('strong').allInnerTexts()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );

test('the front page is the search: twelve homes, and the number of homes', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveURL(/\/find-home$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for rent');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  expect(await shownCount(page)).toBeGreaterThan(PAGE_SIZE);
});

test(
  'six whole homes fit on a desktop, whatever their words are',
  { tag: '@desktop' },
  async ({ page }) => {
    // The font is optional (base.css): if it is late, the system's is used, which is wider.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/find-home');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await waitForHydration(page);
    await cards(page)
      .locator('p, a')
      .evaluateAll((lines) => lines.forEach((line) => line.append(' and more words'.repeat(9))));
    for (let at = 0; at < 6; at += 1)
      await expect(cards(page).nth(at)).toBeInViewport({ ratio: 1 });
  },
);

test(
  'links turn the pages, and back returns to the page that was left',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/find-home?maxRent=11000');
    const pages = Math.ceil((await shownCount(page)) / PAGE_SIZE);
    const first = await titles(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await expectParam(page, 'page', '2');
    await expect(page.getByText(`Page 2 of ${pages}`)).toBeVisible();
    await expect.poll(() => titles(page)).not.toEqual(first);
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    const second = await titles(page);

    await cards(page).getByRole('link').nth(3).click();
    await expect(page).toHaveURL(/\/listing\//);
    await page.goBack();
    await expect(page.getByText(`Page 2 of ${pages}`)).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(second);
    await page.goBack();
    await expect(page.getByText(`Page 1 of ${pages}`)).toBeVisible();
    await expect.poll(() => titles(page)).toEqual(first);
  },
);

test('the next page is shown from its top', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/find-home');
  await page.getByRole('link', { name: 'Next' }).click();
  await expectParam(page, 'page', '2');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the search icon leads to the search, and to the suggested place', async ({ page }) => {
  await open(page, '/about-us');
  const searchButton = page.getByRole('search').getByRole('button', { name: 'Search' });
  await searchButton.click();
  // Before the page is hydrated, the browser itself submits the form, with its empty field.
  await expect(page).toHaveURL(/\/find-home(\?search=)?$/);
  // The URL changes before the page does, and typed text belongs to a page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for rent');
  await page.getByRole('combobox', { name: 'Search for a place' }).fill('tromso');
  await expect(page.getByRole('option', { name: /^Tromsø \d/ })).toBeVisible();
  await searchButton.click();
  await expectParam(page, 'cityPlaceId', TROMSO.id);
});

test.describe('with the map', () => {
  test.use({ hasMap: true });

  test('nothing moves while the page loads, nor when its later parts arrive', async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    // Fonts that load later than the page are not measured here.
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, '/find-home');
    const size = (selector: string) =>
      page.locator(selector).evaluate((one) => getComputedStyle(one).fontSize);
    const heading = await size('h1');
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(page.locator('#rents ~ p')).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await size('h1')).toBe(heading);
    const { whileParsed, later } = await layoutShift();
    expect(whileParsed).toBeLessThan(0.01);
    expect(later).toBe(0);
  });

  test(
    'a place typed without Norwegian letters moves list and map there, and is remembered',
    { tag: '@layout' },
    async ({ page, isMobile }) => {
      await open(page, '/find-home');
      const search = page.getByRole('combobox', { name: 'Search for a place' });
      await search.fill('tromso');
      await expect(page.getByRole('option', { name: /^Tromsø \d/ })).toBeVisible();
      await search.press('Enter');
      await expectParam(page, 'cityPlaceId', TROMSO.id);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for rent in Tromsø');
      await expect(cards(page).first()).toContainText('Tromsø');

      if (isMobile) await page.getByRole('button', { name: 'Show map' }).click();
      await expect
        .poll(async () => {
          const { west, south, east, north } = await mapBounds(page);
          return Math.hypot((north + south) / 2 - TROMSO.lat, (east + west) / 2 - TROMSO.lng);
        })
        .toBeLessThan(0.01);
      const storedCity = await page.evaluate(() => localStorage.getItem('searchedCity'));
      expect(JSON.parse(storedCity ?? '')).toEqual({
        city: 'Tromsø',
        location: TROMSO.id,
        lat: TROMSO.lat,
        lng: TROMSO.lng,
      });
    },
  );

  test('one box finds municipalities, districts, streets and postal codes, and shows the current search', async ({
    page,
    isMobile,
  }) => {
    await open(page, '/find-home');
    const box = page.getByRole('combobox', { name: 'Search for a place' });
    const heading = page.getByRole('heading', { level: 1 });
    await box.fill('grunerloka');
    const district = page.getByRole('option', { name: /^Grünerløkka Oslo \d+ homes$/ });
    const count = Number(/(\d+) homes/.exec((await district.textContent()) ?? '')?.[1]);
    await box.press('Enter');
    await expect(heading).toHaveText('Homes for rent in Grünerløkka, Oslo');
    await expect.poll(() => shownCount(page)).toBe(count);
    await expect(box).toHaveValue('Grünerløkka, Oslo');
    for (const place of await cards(page)
      .getByText(/, Oslo$/)
      .allInnerTexts())
      expect(place).toContain('Grünerløkka');

    // The map moves there, and moving it searches the new area instead.
    if (isMobile) await page.getByRole('button', { name: 'Show map' }).click();
    await expect.poll(async () => (await mapBounds(page)).north).toBeLessThan(59.95);
    await expect.poll(async () => (await mapBounds(page)).south).toBeGreaterThan(59.9);
    await mapRegion(page).getByRole('button', { name: 'Zoom out' }).click();
    await expect(box).toHaveAttribute('placeholder', 'The part of the map shown');
    await expect(box).toHaveValue('');
    await page.goBack();
    await expect(box).toHaveValue('Grünerløkka, Oslo');
    if (isMobile) await page.getByRole('button', { name: 'Show list' }).click();

    // Setting filters keeps the area.
    await page.getByRole('button', { name: /^Filters/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByLabel('To, NOK').fill('12000');
    await filters.getByRole('button', { name: /^Show .*homes?$/ }).click();
    await expectParam(page, 'maxRent', '12000');
    await expect(heading).toHaveText('Homes for rent in Grünerløkka, Oslo');
    await page.goBack();
    await expectParam(page, 'maxRent', null);

    // A municipality includes the homes of all its postal places.
    await box.fill('baerum');
    const municipality = page
      .getByRole('group', { name: 'Municipalities' })
      .getByRole('option', { name: /^Bærum \d+ homes$/ });
    const homes = Number(/(\d+) homes/.exec((await municipality.textContent()) ?? '')?.[1]);
    await box.press('Enter');
    await expectParam(page, 'municipality', 'Bærum');
    await expect(heading).toHaveText('Homes for rent in Bærum');
    await expect.poll(() => shownCount(page)).toBe(homes);
    await expect(box).toHaveValue('Bærum');
    await expect(cards(page).first()).toContainText(/Sandvika|Bekkestua|Stabekk|Fornebu/);
    await page.goBack();
    await expect(box).toHaveValue('Grünerløkka, Oslo');
    await page.goForward();
    await expect(heading).toHaveText('Homes for rent in Bærum');
    await expect(box).toHaveValue('Bærum');
    await open(page, page.url());
    await expect(heading).toHaveText('Homes for rent in Bærum');
    await expect(box).toHaveValue('Bærum');
    // A town that is also a municipality is suggested once.
    await box.fill('trondheim');
    await expect(page.getByRole('option', { name: /^Trondheim / })).toHaveCount(1);
    await expect(page.getByRole('group', { name: 'Municipalities' })).toHaveCount(0);

    // The groups of the suggestions, and the keys of a combobox.
    await box.fill('stor');
    await expect(
      page.getByRole('group', { name: 'Streets' }).getByRole('option').first(),
    ).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    const first = await box.getAttribute('aria-activedescendant');
    await box.press('ArrowDown');
    await expect.poll(() => box.getAttribute('aria-activedescendant')).not.toBe(first);
    await box.press('Escape');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('stor');

    // A shared link shows it too, before any script has loaded.
    await page.goto('/find-home?cityPlaceId=3143244&postalCode=0560');
    await expect(box).toHaveValue('0560 Oslo');
    await page.goto('/find-home?municipality=B%C3%A6rum');
    await expect(box).toHaveValue('Bærum');
  });
});

test(
  'a text that names no place is searched for in the listings',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/find-home');
    const box = page.getByRole('combobox', { name: 'Search for a place' });
    await box.fill('hybel');
    await expect(page.getByRole('search').getByRole('option')).toHaveText([
      'Search for “hybel” in the listings',
    ]);
    await box.press('Enter');
    await expectParam(page, 'search', 'hybel');
    await expect(cards(page).first()).toBeVisible();
    await expect(box).toHaveValue('hybel');

    // A place name can also be searched for as words: the municipality is among a home's words.
    await box.fill('bærum');
    // The places come above the words, and move them.
    await expect(page.getByRole('option', { name: /^Bærum \d+ homes$/ })).toBeVisible();
    await page.getByRole('option', { name: 'Search for “bærum” in the listings' }).click();
    await expectParam(page, 'search', 'bærum');
    await expect(cards(page).first()).toContainText(/Sandvika|Bekkestua|Stabekk|Fornebu/);
  },
);

test(
  'the list sorts by rising or falling rent, also after a reload',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, `/find-home?${NORWAY}`);
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('Lowest rent');
    await expectParam(page, 'sort', 'rent_up');
    const rising = async () => {
      const shown = await rents(page);
      return (
        shown.length === PAGE_SIZE && shown.every((rent, at) => at === 0 || rent >= shown[at - 1]!)
      );
    };
    await expect.poll(rising).toBe(true);
    await page.getByRole('link', { name: 'Next' }).click();
    await expectParam(page, 'page', '2');
    await expect.poll(rising).toBe(true);
    await open(page, page.url());
    await expect(sort).toHaveValue('rent_up');
    expect(await rising()).toBe(true);
    await sort.selectOption('Highest rent');
    await expectParam(page, 'page', null);
    await expect
      .poll(async () => {
        const [first = 0, second = 0] = await rents(page);
        return first >= second && first > 20_000;
      })
      .toBe(true);
    await page.goBack();
    await expect(sort).toHaveValue('rent_up');
    await expectParam(page, 'page', '2');

    await sort.selectOption('Lowest move-in cost');
    await expectParam(page, 'sort', 'move_in_cost');
    await expectRising(page, /^To move in/);

    await sort.selectOption('Lowest monthly cost');
    await expectParam(page, 'sort', 'monthly_cost');
    await expectRising(page, /^Monthly cost: about/);
  },
);

test.describe('an address written by hand', () => {
  for (const [what, query] of [
    ['unknown filters', 'colour=blue&minRent=abc&listingTypes=castle&sort=best'],
    ['reversed ranges', 'minRent=20000&maxRent=5000&minBedrooms=4&maxBedrooms=1'],
    ['broken bounds', 'bounds=59,zz,11'],
    ['reversed bounds', 'bounds=59.8,60,10.5,11'],
    ['bounds beyond the earth', 'bounds=400,-400,999,-999'],
    ['an unknown place', 'cityPlaceId=1'],
    ['an invalid page', 'page=-3'],
    ['a very long text', `search=${'a'.repeat(3000)}`],
    ['a zero character', 'search=%00'],
  ]) {
    // Desktop only: the server's answer does not depend on the device.
    const tag = ['@desktop', '@nightly'];
    test(`with ${what} is a sensible page`, { tag }, async ({ page }) => {
      const answer = await open(page, `/find-home?${query}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Homes for rent');
      expect(await shownCount(page)).toBeGreaterThanOrEqual(0);
    });
  }

  test(
    'with an area of ten thousand corners is searched with fewer, and says so',
    { tag: '@desktop' },
    async ({ page }) => {
      const corners = Array.from({ length: 10_000 }, (_, at) => {
        const angle = (at / 10_000) * 2 * Math.PI;
        return `${(59.92 + Math.sin(angle) / 50).toFixed(5)},${(10.75 + Math.cos(angle) / 25).toFixed(5)}`;
      });
      const answer = await open(page, `/find-home?area=${corners.join(';')}`);
      expect(answer?.status()).toBe(200);
      expect(await shownCount(page)).toBeGreaterThan(0);
      await expect(page.getByText('in the area you drew')).toBeVisible();
      await expect(page.getByText(/left out: The drawn area\.$/)).toBeVisible();
    },
  );

  test(
    'with a page beyond the end leads to the last page',
    { tag: '@desktop' },
    async ({ page }) => {
      const answer = await open(page, '/find-home?page=5000');
      expect(answer?.status()).toBe(200);
      const last = Math.ceil((await shownCount(page)) / PAGE_SIZE);
      await expectParam(page, 'page', String(last));
      await expect(page.getByText(`Page ${last} of ${last}`)).toBeVisible();
    },
  );
});

test(
  'in a search without results, one click removes the filters',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/find-home?minRent=900000');
    await expect(page.getByRole('heading', { name: 'No homes here just now' })).toBeVisible();
    await page.getByRole('link', { name: 'Remove all filters' }).click();
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
    await expectParam(page, 'minRent', null);
  },
);

test.describe('in Norwegian', () => {
  test.use({ locale: 'nb-NO' });

  test('the same search has Norwegian texts and amounts', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/find-home?cityPlaceId=3133895&sort=rent_down');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boliger til leie i Tromsø');
    await expect(cards(page).first()).toContainText(/\d{2}\s\d{3}\skr per måned/);
    await page.getByRole('button', { name: 'Filtre' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filtre' });
    await dialog.getByLabel('Til (kr)').fill('12000');
    await dialog
      .getByRole('group', { name: 'Møblering' })
      .getByText('Møblert', { exact: true })
      .click();
    await dialog.getByRole('button', { name: /^Vis .*boliger$/ }).click();
    await expectParam(page, 'maxRent', '12000');
    await expectParam(page, 'furnished', 'furnished');
    await expect(cards(page).first()).toContainText('Tromsø');
  });
});

/** The amounts on a whole page of cards are sorted in ascending order. */
async function expectRising(page: Page, line: RegExp) {
  await expect
    .poll(async () => {
      const lines = await cards(page).getByText(line).allInnerTexts();
      const costs = lines.map((text) => Number(text.replace(/\D/g, '')));
      return (
        costs.length === PAGE_SIZE && costs.every((cost, at) => at === 0 || cost >= costs[at - 1]!)
      );
    })
    .toBe(true);
}
