import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import {
  axeFindings,
  cards,
  expect,
  homes,
  NORWAY,
  open,
  OSLO,
  test,
  type Home,
} from './fixtures.ts';
import { freePort, houseEnv, REPOSITORY, startHouse } from './house.ts';

let home: Home;

test.beforeEach(async ({ request }) => {
  const found = await homes(request, { bounds: OSLO, listingTypes: ['entire_place'] });
  home = found.find(({ images, depositAmount }) => images.length >= 3 && depositAmount)!;
});

const kroner = (amount: number) => `NOK ${amount.toLocaleString('en-GB')}`;

test('a home opens from the list with what it is and what it costs, and leads back', async ({
  page,
}) => {
  await open(page, `/find-home?${NORWAY}&sort=rent_down&page=2`);
  const address = page.url();
  const link = cards(page).getByRole('link').nth(4);
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Husvær`);
  for (const part of ['Facts', 'About the home', 'Included in the rent', 'Where it is'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the search' }).click();
  await expect(page).toHaveURL(address);
  await expect(cards(page).getByRole('link').nth(4)).toHaveText(title);
});

test('first rent and deposit make the sum', async ({ page }) => {
  await open(page, `/listing/${home._id}`);
  const costs = page.getByRole('complementary');
  const deposit = home.depositAmount!;
  await expect(costs.getByText('First month’s rent').locator('..')).toContainText(
    kroner(home.monthlyRent),
  );
  await expect(costs.getByText('Deposit', { exact: true }).locator('..')).toContainText(
    kroner(deposit),
  );
  await expect(costs.getByText('In all').locator('..')).toContainText(
    kroner(home.monthlyRent + deposit),
  );
});

test('the map comes when one scrolls to it, with the home on it', async ({ page }) => {
  await open(page, `/listing/${home._id}`);
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-map-ready=true]')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Home for/ })).toBeVisible();
});

test('the gallery is turned by the arrow keys, and Escape leads back to its button', async ({
  page,
}) => {
  await open(page, `/listing/${home._id}`);
  const count = home.images.length;
  const opener = page.getByRole('button', { name: `Show all ${count} photos` });
  await opener.focus();
  await opener.press('Enter');
  const gallery = page.getByRole('dialog', { name: home.title });
  await expect(gallery.getByRole('status')).toContainText(`Photo 1 of ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('status')).toContainText(`Photo 2 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByRole('status')).toContainText(`Photo ${count} of ${count}`);
  await page.keyboard.press('Home');
  await expect(gallery.getByRole('status')).toContainText(`Photo 1 of ${count}`);
  await page.keyboard.press('End');
  await expect(gallery.getByRole('status')).toContainText(`Photo ${count} of ${count}`);
  const photo = gallery.locator('[aria-hidden=false] img');
  await expect
    .poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a picture opens the gallery at itself', async ({ page }) => {
  await open(page, `/listing/${home._id}`);
  await page.getByRole('link', { name: /^Photo 2 of/ }).click();
  const gallery = page.getByRole('dialog', { name: home.title });
  await expect(gallery.getByRole('status')).toContainText('Photo 2 of');
  await gallery.getByRole('button', { name: 'Next photo' }).click();
  await expect(gallery.getByRole('status')).toContainText('Photo 3 of');
  await gallery.getByRole('button', { name: 'Close' }).click();
  await expect(gallery).toBeHidden();
});

test('the gallery fills the window, keeps the focus within, and says whose words the captions are', async ({
  page,
}) => {
  await open(page, `/listing/${home._id}`);
  await page.getByRole('link', { name: /^Photo 1 of/ }).click();
  const gallery = page.getByRole('dialog', { name: home.title });
  await expect(gallery).toHaveCSS('opacity', '1');
  await expect(gallery.getByRole('status').locator('[lang=nb]')).toHaveText(/\S/);
  await expect.poll(async () => (await gallery.boundingBox())?.x).toBe(0);
  expect(await gallery.boundingBox()).toMatchObject(page.viewportSize()!);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await gallery.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  }
  expect(await axeFindings(page)).toEqual([]);
});

test('a finger turns the pictures', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'no touch');
  await open(page, `/listing/${home._id}`);
  await page.getByRole('button', { name: /^Show all/ }).click();
  const gallery = page.getByRole('dialog', { name: home.title });
  await expect(gallery.getByRole('status')).toContainText('Photo 1 of');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x ? [{ x, y: 400 }] : [] });
  await touch('touchStart', 330);
  for (const x of [280, 220, 150, 80]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(gallery.getByRole('status')).toContainText('Photo 2 of');
});

test('nothing moves while the page comes', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Letters that come later than their page are another matter.
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, `/listing/${home._id}`);
  const [first, second] = await page.locator('main ul').first().locator('img').all();
  await expect(first!).toHaveAttribute('fetchpriority', 'high');
  await expect(first!).toHaveAttribute('loading', 'eager');
  await expect(second!).toHaveAttribute('loading', 'lazy');
  await expect
    .poll(() => first!.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await page.locator('html').getAttribute('data-shift')).toBe(null);
});

test('a guest who wants the home is asked to log in or to register', async ({ page }) => {
  await open(page, `/listing/${home._id}`);
  for (const wish of ['Save', 'Send a message', 'I’m interested']) {
    const button = page.getByRole('button', { name: wish, exact: true });
    await button.click();
    const prompt = page.getByRole('dialog');
    await expect(prompt.getByRole('link', { name: /log in/i })).toBeVisible();
    await expect(prompt.getByRole('link', { name: /tenant/i })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prompt).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('on a phone the rent stays in sight, and covers neither the end of the page nor the focus', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a phone');
  await open(page, `/listing/${home._id}`);
  const ask = page.getByRole('button', { name: 'I’m interested' });
  await expect(ask).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const bottomOf = async (part: ReturnType<typeof page.locator>) => {
    const box = (await part.boundingBox())!;
    return box.y + box.height;
  };
  const lastHome = page.getByRole('main').getByRole('listitem').last();
  const bar = ask.locator('..');
  expect(await bottomOf(lastHome)).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  expect(await bottomOf(bar)).toBeLessThanOrEqual(
    (await page.getByRole('contentinfo').boundingBox())!.y + 0.5,
  );
  await page.evaluate(() => scrollTo(0, 0));
  const report = page.getByRole('button', { name: 'Report this listing' });
  await report.focus();
  expect(await bottomOf(report)).toBeLessThanOrEqual((await bar.boundingBox())!.y);
});

test('the link is shared by the device, and copied where it has no sharing', async ({
  page,
  context,
  baseURL,
}) => {
  const address = `${baseURL}/listing/${home._id}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/listing/${home._id}`);
  const share = page.getByRole('link', { name: 'Share' });
  expect(await share.getAttribute('href')).toBe(
    `mailto:?subject=${encodeURIComponent(home.title)}&body=${encodeURIComponent(address)}`,
  );
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await share.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.evaluate(() => {
    Object.assign(navigator, {
      share: (what: ShareData) => {
        document.body.dataset['shared'] = JSON.stringify(what);
        return Promise.resolve();
      },
    });
  });
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: home.title, url: address }),
  );
});

test('similar homes stand below and lead on, and back to the search', async ({ page }) => {
  await open(page, `/find-home?${NORWAY}&sort=rent_down`);
  const address = page.url();
  await cards(page).getByRole('heading').getByRole('link').first().click();
  const similar = page.locator('section').filter({ hasText: /^Similar homes/ });
  const next = similar.getByRole('link').first();
  const title = await next.innerText();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: /^Photo 1 of|Back/ }).first()).toBeInViewport();
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('recentListings')!) as string[]),
  ).toHaveLength(2);
  await page.getByRole('link', { name: 'Back to the search' }).click();
  await expect(page).toHaveURL(address);
});

test('a listing is reported: errors beside the field, nothing lost on a broken line, thanks', async ({
  page,
}) => {
  await open(page, `/listing/${home._id}`);
  const opener = page.getByRole('button', { name: 'Report this listing' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Report this listing' });
  const send = dialog.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription('Choose what is wrong.');
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await expect(dialog).toHaveCSS('opacity', '1');
  // Of the map's buttons behind the dialog, axe measures what it leaves uncovered.
  const findings = await axeFindings(page);
  expect(findings.filter((one) => !/^target-size.*(Zoom|marker)/.test(one))).toEqual([]);

  await dialog.getByRole('radio', { name: 'It looks like a scam' }).check();
  const words = dialog.getByRole('textbox');
  await words.fill('x'.repeat(1001));
  await send.click();
  await expect(words).toHaveAccessibleDescription(/at most 1,000 characters.*1,001 of 1,000/);
  await words.fill('They want the money before the viewing.');

  await page.route('**/api/graphql', (route) => route.abort());
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('It didn’t reach us');
  await expect(words).toHaveValue('They want the money before the viewing.');
  await page.unroute('**/api/graphql');
  await send.click();
  await expect(dialog.getByText('Thank you.')).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('of a room, one reads that the bedrooms are the whole home’s', async ({ page, request }) => {
  const [room] = await homes(request, { listingTypes: ['private_room'], minBedrooms: 2 });
  await open(page, `/listing/${room!._id}`);
  await expect(page.getByText(/^Room in .+ with \d bedrooms/)).toBeVisible();
  await expect(page.getByText('Bedrooms in the whole home')).toBeVisible();
});

test('a home that is withdrawn answers 410, kindly, with others like it', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-withdrawn-'));
  const row = (id: string, state: string) =>
    `${id},Two rooms by the river,${state},entire_place,apartment,Trondheim,63.43,10.39,2,12000`;
  writeFileSync(
    join(folder, 'feed.csv'),
    `external_id,title,state,listing_type,property_type,city,lat,lng,total_bedrooms,monthly_rent
${row('1', 'inactive')}
${row('2', 'published')}
`,
  );
  execFileSync(
    process.execPath,
    ['server/src/console.ts', 'listings', 'import', join(folder, 'feed.csv')],
    { cwd: REPOSITORY, env: houseEnv({ VAR_DIR: folder }) },
  );
  const database = await openDatabase(readConfig({ VAR_DIR: folder }));
  const [withdrawn] = await database.session(({ query }) =>
    query<{ id: string }>("select id from listing where state = 'inactive'"),
  );
  await database.close();
  const port = await freePort();
  const house = startHouse({ PORT: String(port), VAR_DIR: folder });
  try {
    await house.says('Husvær is open');
    const answer = await open(page, `http://localhost:${port}/listing/${withdrawn!.id}`);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This home is no longer available',
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await page.evaluate(() => localStorage.getItem('recentListings'))).toBe(null);
    expect(await axeFindings(page)).toEqual([]);
    if (isMobile) await expect(page.getByRole('button', { name: 'I’m interested' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to the search' })).toHaveAttribute(
      'href',
      '/find-home',
    );
    await page.getByRole('link', { name: 'Two rooms by the river' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two rooms by the river');
    // Nothing of the page may still be on its way when the house closes.
    await page.goto('about:blank');
  } finally {
    house.child.kill('SIGTERM');
    await house.ended;
    rmSync(folder, { recursive: true, force: true });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole, for people, search engines and link previews', async ({
    page,
    request,
    baseURL,
  }) => {
    const answer = await page.goto(`/listing/${home._id}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
    const about = page
      .locator('section')
      .filter({ hasText: /^About the home/ })
      .locator('p');
    await expect(about).toHaveText(/\S+ \S+/);
    await expect(about.locator('*')).toHaveCount(0);

    const address = `${baseURL}/listing/${home._id}`;
    const content = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    await expect(page).toHaveTitle(`${home.title} · Husvær`);
    expect(await content('description')).toContain(home.address.city);
    expect(await content('og:title')).toBe(home.title);
    expect(await content('og:url')).toBe(address);
    const image = await request.get((await content('og:image'))!);
    expect(image.status()).toBe(200);
    expect(image.headers()['content-type']).toBe('image/webp');
    expect((await image.body()).length).toBeGreaterThan(5000);

    const link = (selector: string) => page.locator(`link${selector}`).getAttribute('href');
    expect(await link('[rel=canonical]')).toBe(address);
    expect(await link('[hreflang=en]')).toBe(`${address}?lang=en`);
    expect(await link('[hreflang=nb]')).toBe(`${address}?lang=no`);
    expect(await link('[hreflang=x-default]')).toBe(address);

    const facts = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent())!,
    );
    expect(facts['@type']).toBe('RealEstateListing');
    expect(facts.offers.priceSpecification).toMatchObject({
      price: home.monthlyRent,
      priceCurrency: 'NOK',
    });
    expect(facts.about.address).toMatchObject({
      addressLocality: home.address.city,
      addressCountry: 'NO',
    });
  });

  test('the pictures are a row of links, and so is all that one can do', async ({
    page,
    request,
  }) => {
    await page.goto(`/listing/${home._id}`);
    const pictures = page.getByRole('link', { name: /^Photo \d of/ });
    await expect(pictures).toHaveCount(home.images.length);
    const tops = await pictures.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    expect((await request.get((await pictures.last().getAttribute('href'))!)).status()).toBe(200);
    await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^mailto:/);
    for (const doing of [/^Show all/, 'I’m interested', 'Send a message', 'Save', /^Report/])
      await expect(page.getByRole('main').getByRole('button', { name: doing })).toHaveCount(0);
    const similar = page.locator('section').filter({ hasText: /^Similar homes/ });
    await similar.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/listing\//);
  });

  test('the list is whole, and its pages are links', async ({ page }) => {
    await page.goto('/find-home');
    await expect(cards(page)).toHaveCount(12);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  });
});

for (const [what, id, status, heading] of [
  ['nobody knows', '01900000-0000-7000-8000-000000000000', 404, 'We can’t find that page'],
  ['that can be no id', 'hello', 404, 'We can’t find that page'],
  ['far too long', 'a'.repeat(500), 400, 'Something in the address is not right'],
] as const) {
  test(`a home ${what} is answered ${status}, on the site's own page`, async ({ page }) => {
    const answer = await open(page, `/listing/${id}`);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('main').getByRole('link', { name: 'Find a home' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
}

test.describe('in Norwegian', () => {
  test.use({ locale: 'nb-NO' });

  test('the same home in Norwegian words', async ({ page }) => {
    await open(page, `/listing/${home._id}`);
    await expect(
      page.getByRole('heading', { name: 'Dette koster det å flytte inn' }),
    ).toBeVisible();
    await expect(page.getByText('Til sammen').locator('..')).toContainText(/\d{2}\s\d{3}\skr/);
    await expect(page.getByRole('heading', { name: 'Beliggenhet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tilbake til søket' })).toBeVisible();
  });
});
