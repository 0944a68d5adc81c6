import { findHome, cards, shownCount, expect, test, type Home } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

let home: Home;

test.beforeEach(async ({ request }) => {
  home = await findHome(request);
});

test('without scripts a user can read the list, turn its pages and remove filters', async ({
  page,
}) => {
  await page.goto('/find-home?maxRent=20000&furnished=furnished');
  const found = await shownCount(page);
  expect(found).toBeGreaterThan(0);
  const [first] = await cards(page).getByRole('heading').allInnerTexts();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  expect(await cards(page).getByRole('heading').first().innerText()).not.toBe(first);
  await page.getByRole('link', { name: 'Remove Furnished' }).click();
  await expect.poll(() => shownCount(page)).toBeGreaterThan(found);
});

test('without scripts a user can open a home', async ({ page }) => {
  await page.goto('/find-home');
  const title = await cards(page).first().getByRole('heading').innerText();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('without scripts a user can search by words', async ({ page }) => {
  await page.goto('/find-home');
  const field = page.getByRole('combobox', { name: 'Search for a place' });
  await field.fill('hybel');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/find-home\?search=hybel$/);
  await expect(cards(page).first()).toBeVisible();
});

test('a home’s page is complete for people, search engines and link previews', async ({
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
    .locator('p[lang]');
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
  expect(image.headers()['content-type']).toBe('image/jpeg');
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

test('a home’s pictures and actions are links', async ({ page, request }) => {
  await page.goto(`/listing/${home._id}`);
  const pictures = page.getByRole('link', { name: /^Photo \d of/ });
  await expect(pictures).toHaveCount(home.images.length);
  const tops = await pictures.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  expect((await request.get((await pictures.last().getAttribute('href'))!)).status()).toBe(200);
  await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^mailto:/);
  for (const name of [/^Show all/, 'I’m interested', 'Send a message', 'Save', /^Report/])
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  const similar = page.locator('section').filter({ hasText: /^Similar homes/ });
  await similar.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/listing\//);
});
