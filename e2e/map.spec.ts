import type { Page } from '@playwright/test';

import {
  axeFindings,
  mapBounds,
  cards,
  shownCount,
  expect,
  expectParam,
  mapElement,
  findLoneHome,
  open,
  test,
  mapRegion,
  mapZoom,
} from './fixtures.ts';

/** From the specification (section 9). */
const DEFAULT_CENTRE = { lat: 59.907, lng: 10.775 };

const clusters = (page: Page) => mapRegion(page).getByRole('button', { name: /^\d+ homes from/ });
const pins = (page: Page) => mapRegion(page).getByRole('button', { name: /^Home for/ });
const anyPin = (page: Page) => clusters(page).or(pins(page));

async function openMap(page: Page, address = '/find-home') {
  await open(page, address);
  const turn = page.getByRole('button', { name: 'Show map' });
  if (await turn.isVisible()) await turn.click();
  await expect(mapElement(page)).toBeVisible();
}

/** Waits until the URL has a box, and returns it. */
async function boxInAddress(page: Page, unlike: string | null = null): Promise<string> {
  const box = () => new URL(page.url()).searchParams.get('bounds');
  await expect.poll(() => box() !== null && box() !== unlike).toBe(true);
  return box()!;
}

/** The centre of the map. */
async function middleOf(page: Page) {
  const { x, y, width, height } = (await mapElement(page).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('a cluster opens when it is chosen, into more and smaller ones', async ({ page }) => {
  await openMap(page);
  await expect(clusters(page).first()).toBeVisible();
  const before = await mapZoom(page);
  const names = await clusters(page).evaluateAll((pins) =>
    pins.map((pin) => pin.getAttribute('aria-label') ?? ''),
  );
  const largest = names.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))[0]!;
  const cluster = mapRegion(page).getByRole('button', { name: largest, exact: true });
  await cluster.click();
  await expect.poll(() => mapZoom(page)).toBeGreaterThan(before + 1);
  await boxInAddress(page);
  await expect(cluster).toHaveCount(0);
  await expect(anyPin(page).first()).toBeVisible();
});

test(
  'wherever the page moves the map, it shows the pins of that area',
  { tag: '@nightly' },
  async ({ page }) => {
    const turn = page.getByRole('button', { name: 'Show map' });
    const expectPins = async (latitude?: number) => {
      // On a phone some of these links lead to the list, once the page has loaded.
      await expect(async () => {
        if (await turn.isVisible()) await turn.click();
        await expect(mapElement(page)).toBeVisible({ timeout: 1000 });
      }).toPass();
      if (latitude !== undefined)
        await expect
          .poll(async () => {
            const { north, south } = await mapBounds(page);
            return Math.abs((north + south) / 2 - latitude);
          })
          .toBeLessThan(0.1);
      await expect(anyPin(page).first()).toBeInViewport();
    };
    await openMap(page);
    const search = page.getByRole('combobox', { name: 'Search for a place' });
    for (const [place, latitude] of [
      ['Trondheim Trøndelag', 63.43],
      ['Bergen Vestland', 60.39],
    ] as const) {
      await search.fill(place.split(' ')[0]!);
      await page.getByRole('option', { name: new RegExp(`^${place} \\d`) }).click();
      await expectPins(latitude);
    }
    await page.goBack();
    await expectPins(63.43);
    await page.reload();
    await expectPins(63.43);

    // From a part of the sea without homes.
    await open(page, '/find-home?bounds=58.9,58.8,4.4,4.2');
    await page.getByRole('link', { name: 'Search all of Norway' }).click();
    await expectPins();

    // Words are searched for everywhere: the map moves to the results.
    await open(page, '/find-home?search=Bodø');
    await expectPins(67.28);
  },
);

test('the map starts over Oslo, its buttons zoom, and the list follows it', async ({
  page,
  isMobile,
}) => {
  await openMap(page);
  // Without other parameters, it starts in Oslo.
  const { north, south, east, west } = await mapBounds(page);
  expect((north + south) / 2).toBeCloseTo(DEFAULT_CENTRE.lat, 2);
  expect((east + west) / 2).toBeCloseTo(DEFAULT_CENTRE.lng, 2);
  const before = await mapZoom(page);
  expect(before).toBe(12);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => mapZoom(page)).toBeCloseTo(before + 1, 1);
  const near = await boxInAddress(page);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => mapZoom(page)).toBeLessThan(before);
  await boxInAddress(page, near);
  if (isMobile) await page.getByRole('button', { name: 'Show list' }).click();
  await expect(page.getByText('in this part of the map')).toBeVisible();
});

// Desktop only: Playwright can't drag by touch.
test(
  'dragging the map searches there, and the way back undoes it',
  { tag: '@desktop' },
  async ({ page }) => {
    await openMap(page);
    const count = await shownCount(page);
    const { x, y } = await middleOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 250, y - 200, { steps: 8 });
    await page.mouse.up();
    await boxInAddress(page);
    await expect.poll(() => shownCount(page)).not.toBe(count);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for rent');

    await page.goBack();
    await expect.poll(() => shownCount(page)).toBe(count);
    await expect
      .poll(async () => {
        const { north, south } = await mapBounds(page);
        return Math.abs((north + south) / 2 - DEFAULT_CENTRE.lat);
      })
      .toBeLessThan(0.001);
    await expect(anyPin(page).first()).toBeInViewport();
  },
);

// Desktop only: a phone has no keyboard.
test(
  'the keyboard moves and zooms the map',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    await openMap(page);
    const canvas = page.getByRole('region', { name: 'Map of homes' });
    await canvas.focus();
    await canvas.press('ArrowRight');
    const moved = await boxInAddress(page);
    const before = await mapZoom(page);
    await canvas.press('+');
    await boxInAddress(page, moved);
    expect(await mapZoom(page)).toBeGreaterThan(before);
  },
);

const pinNames = (page: Page) =>
  anyPin(page).evaluateAll((pins) => pins.map((pin) => pin.getAttribute('aria-label')));

/** Names of the pins that another element covers. */
const coveredPins = (page: Page) =>
  anyPin(page).evaluateAll((pins) =>
    pins
      .filter((pin) => {
        const { x, y, width, height } = pin.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return pin !== top?.closest('button');
      })
      .map((pin) => pin.getAttribute('aria-label')),
  );

test('no pin is covered, wherever the map is', { tag: '@nightly' }, async ({ page }) => {
  await openMap(page);
  for (const zoom of ['Zoom in', 'Zoom out', 'Zoom out', 'Zoom out']) {
    await expect.poll(() => pinNames(page)).not.toEqual([]);
    const before = await pinNames(page);
    await page.getByRole('button', { name: zoom }).click();
    // Until the answer for the new area has come, the map shows the pins of the area before.
    await expect.poll(() => pinNames(page)).not.toEqual(before);
    await expect.poll(() => coveredPins(page)).toEqual([]);
  }
});

// Desktop only: on a phone, list and map are not visible at the same time.
test(
  'card and pin highlight each other, and the pin opens a card with the home',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { id, box } = await findLoneHome(request);
    await openMap(page, `/find-home?bounds=${box}`);
    const card = page.locator(`[data-listing="${id}"]`);
    const highlighted = mapRegion(page).locator('button[data-highlighted]');
    await expect(pins(page).first()).toBeVisible();
    await expect(highlighted).toHaveCount(0);

    await card.hover();
    await expect(highlighted).toHaveCount(1);
    await page.mouse.move(5, 5);
    await expect(highlighted).toHaveCount(0);
    await card.getByRole('link').focus();
    await expect(highlighted).toHaveCount(1);

    const pin = highlighted.first();
    const name = (await pin.getAttribute('aria-label'))!;
    const samePin = mapRegion(page).getByRole('button', { name, exact: true });
    await samePin.focus();
    await expect(card).toHaveAttribute('data-highlighted', 'true');
    await page.getByRole('button', { name: 'Zoom in' }).focus();
    await expect(card).not.toHaveAttribute('data-highlighted');
    await samePin.hover();
    await expect(card).toHaveAttribute('data-highlighted', 'true');

    const address = page.url();
    const small = page.locator(`[data-map-card="${id}"]`);
    await samePin.click();
    await expect(small.getByRole('link')).toBeFocused();
    await expect(small.getByRole('button', { name: /^Save/ })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(small).toHaveCount(0);
    await expect(samePin).toBeFocused();

    await samePin.click();
    await expect(small).toBeVisible();
    await mapElement(page)
      .locator('canvas')
      .click({ position: { x: 90, y: 160 } });
    await expect(small).toHaveCount(0);

    await samePin.click();
    await small.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/listing/${id}$`));
    await page.getByRole('link', { name: 'Back to the search' }).click();
    await expect(page).toHaveURL(address);
    await expect(
      mapRegion(page).getByRole('button', { name: `${name}, already seen` }),
    ).toBeVisible();
  },
);

test(
  'a pin opens its card from the keyboard too, and Escape closes it',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { box } = await findLoneHome(request);
    await openMap(page, `/find-home?bounds=${box}`);
    const pin = pins(page).first();
    await pin.focus();
    await pin.press('Enter');
    const link = page.locator('[data-map-card]').getByRole('link');
    await expect(link).toBeFocused();
    await link.press('Escape');
    await expect(link).toHaveCount(0);
    await expect(pin).toBeFocused();
    await pin.press('Enter');
    await link.press('Enter');
    await expect(page).toHaveURL(/\/listing\/[0-9a-f-]{36}$/);
  },
);

test(
  'a box in the address is where the map starts',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, request }) => {
    const { box } = await findLoneHome(request);
    await openMap(page, `/find-home?bounds=${box}`);
    const [north = 0, south = 0, east = 0, west = 0] = box.split(',').map(Number);
    const shown = await mapBounds(page);
    const slack = 0.0001;
    expect(shown.west).toBeLessThan(west + slack);
    expect(shown.south).toBeLessThan(south + slack);
    expect(shown.east).toBeGreaterThan(east - slack);
    expect(shown.north).toBeGreaterThan(north - slack);
  },
);

test(
  'without tiles the outline is drawn, with its attribution',
  { tag: '@nightly' },
  async ({ page }) => {
    const outline = page.waitForResponse(/\/map\/norway\.pmtiles/);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url());
    });
    await openMap(page);
    expect((await outline).status()).toBe(206);
    await expect(page.getByRole('list', { name: 'Map data' })).toContainText(
      '© OpenStreetMap contributors',
    );
    expect(foreign).toEqual([]);
  },
);

// On a wide window they are side by side.
test.describe('on a phone', { tag: '@phone' }, () => {
  test('list and map are two views of one page, and back returns to the list', async ({ page }) => {
    await open(page, '/find-home');
    await expect(mapElement(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show map' }).click();
    await expectParam(page, 'view', 'map');
    await expect(mapElement(page)).toBeVisible();
    await expect(cards(page).first()).toBeHidden();
    await page.goBack();
    await expectParam(page, 'view', null);
    await expect(page).toHaveURL(/\/find-home/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('cards are swiped over the map, and each highlights its pin', async ({ page, request }) => {
    const { box } = await findLoneHome(request);
    await openMap(page, `/find-home?view=map&bounds=${box}`);
    const row = page.getByRole('list', { name: 'Homes on the map' });
    const current = mapRegion(page).locator('button[aria-current=true]');
    await expect(current).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);

    const own = pins(page).first();
    await own.click();
    await expect(own).toHaveAttribute('aria-current', 'true');
    const [rent = ''] = /[\d,]+/.exec((await own.getAttribute('aria-label')) ?? '') ?? [];
    expect(rent).not.toBe('');
    const card = row.getByRole('listitem').filter({ hasText: rent }).getByRole('link').first();
    await expect(card).toBeInViewport();
    // To the end that is further away.
    await row.evaluate((list) => {
      const { scrollLeft, scrollWidth, clientWidth } = list;
      list.scrollTo({ left: scrollLeft > (scrollWidth - clientWidth) / 2 ? 0 : scrollWidth });
    });
    await expect(card).not.toBeInViewport();
    await expect(own).not.toHaveAttribute('aria-current');
    await own.click();
    await expect(card).toBeInViewport();
    await card.click();
    await expect(page).toHaveURL(/\/listing\//);
  });

  test(
    'the map is still there after a reload, and its button shows the list',
    { tag: '@nightly' },
    async ({ page }) => {
      await open(page, '/find-home?view=map&minRent=10000');
      await expect(mapElement(page)).toBeVisible();
      await page.getByRole('button', { name: 'Show list' }).click();
      await expectParam(page, 'view', null);
      await expectParam(page, 'minRent', '10000');
      await expect(cards(page).first()).toBeVisible();
    },
  );
});

test(
  'with "search as I move" off the list waits until the user asks it to follow',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    await openMap(page);
    await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const here = page.getByRole('button', { name: 'Search here' });
    await expect(here).toBeVisible();
    await expectParam(page, 'bounds', null);
    await here.click();
    await boxInAddress(page);
    await expect(here).toBeHidden();
    await page.reload();
    await expect(
      page.getByRole('checkbox', { name: 'Search as I move the map' }),
    ).not.toBeChecked();
  },
);

test('an area is drawn, kept in the address, and removed', async ({ page, isMobile }) => {
  await openMap(page);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await expect(page.getByText(/^Draw around the area/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Draw around the area/)).toBeHidden();

  await page.getByRole('button', { name: 'Draw an area' }).click();
  const { x, y } = await middleOf(page);
  await page.mouse.move(x - 90, y - 90);
  await page.mouse.down();
  for (const [dx, dy] of [
    [90, -90],
    [90, 90],
    [-90, 90],
    [-90, -60],
  ] as const)
    await page.mouse.move(x + dx, y + dy, { steps: 6 });
  await page.mouse.up();
  await expect
    .poll(() => new URL(page.url()).searchParams.get('area')?.split(';').length)
    .toBeGreaterThan(8);
  await open(page, page.url());
  if (isMobile) await page.getByRole('button', { name: 'Show list' }).click();
  await expect(page.getByText('in the area you drew')).toBeVisible();
  const inside = await shownCount(page);
  await page.getByRole('link', { name: 'Remove The area you drew' }).click();
  await expectParam(page, 'area', null);
  await expect.poll(() => shownCount(page)).toBeGreaterThan(inside);
});

test('the map can be skipped', { tag: ['@desktop', '@nightly'] }, async ({ page }) => {
  await openMap(page, '/find-home?view=map');
  const skip = page.getByRole('button', { name: 'Skip the map, go to the homes' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
