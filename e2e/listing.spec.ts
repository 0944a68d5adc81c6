import { cards, expect, homes, NORWAY, open, OSLO, test, type Home } from './fixtures.ts';

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
  const photo = gallery.locator('img');
  await expect
    .poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a picture opens the gallery at itself', async ({ page }) => {
  await open(page, `/listing/${home._id}`);
  await page.getByRole('button', { name: /^Photo 2 of/ }).click();
  const gallery = page.getByRole('dialog', { name: home.title });
  await expect(gallery.getByRole('status')).toContainText('Photo 2 of');
  await gallery.getByRole('button', { name: 'Next photo' }).click();
  await expect(gallery.getByRole('status')).toContainText('Photo 3 of');
  await gallery.getByRole('button', { name: 'Close' }).click();
  await expect(gallery).toBeHidden();
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
