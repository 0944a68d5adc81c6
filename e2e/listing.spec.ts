import {
  findHome,
  axeFindings,
  cards,
  expect,
  findHomes,
  NORWAY,
  open,
  test,
  waitForHydration,
  watchLayoutShift,
  type Home,
} from './fixtures.ts';

let home: Home;

test.beforeEach(async ({ request }) => {
  home = await findHome(request);
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
  // Only the search has filters.
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(filters).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the search' }).click();
  await expect(page).toHaveURL(address);
  await expect(filters).toBeVisible();
  await expect(cards(page).getByRole('link').nth(4)).toHaveText(title);
});

test('the first screen shows the sum of first rent and deposit, and the ways to ask', async ({
  page,
}) => {
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
  // On a phone they are in the bar at the bottom.
  const wide = page.viewportSize()!.width > 992;
  const parts = page.getByText(kroner(home.monthlyRent + deposit));
  for (const part of [
    wide ? parts.first() : parts.last(),
    page.getByRole('button', { name: 'I’m interested' }),
    page.getByRole('button', { name: 'Send a message' }),
  ]) {
    const box = (await part.filter({ visible: true }).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  }
});

test('the map loads on scrolling to it, with the home on it', async ({ page }) => {
  await open(page, `/listing/${home._id}`);
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-map-ready=true]')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Home for/ })).toBeVisible();
});

test('nothing moves while the page loads', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  // Fonts that load later than the page are not measured here.
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, `/listing/${home._id}`);
  const [first, second] = await page.locator('main ul').first().locator('img').all();
  await expect(first!).toHaveAttribute('fetchpriority', 'high');
  await expect(first!).toHaveAttribute('loading', 'eager');
  await expect(second!).toHaveAttribute('loading', 'lazy');
  await expect
    .poll(() => first!.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const { whileParsed, later } = await layoutShift();
  expect(whileParsed).toBeLessThan(0.01);
  expect(later).toBe(0);
});

test(
  'a guest who wants the home is asked to log in or to register',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, `/listing/${home._id}`);
    for (const name of ['Save', 'Send a message', 'I’m interested']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      const prompt = page.getByRole('dialog');
      await expect(prompt.getByRole('button', { name: /log in/i })).toBeVisible();
      await expect(prompt.getByRole('link', { name: /tenant/i })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(prompt).toBeHidden();
      await expect(button).toBeFocused();
    }
  },
);

// A phone.
test(
  'on a phone the rent stays in sight, and covers neither the end of the page nor the focus',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, `/listing/${home._id}`);
    const button = page.getByRole('button', { name: 'I’m interested' });
    await expect(button).toBeInViewport();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const bottomOf = async (part: ReturnType<typeof page.locator>) => {
      const box = (await part.boundingBox())!;
      return box.y + box.height;
    };
    const lastHome = page.getByRole('main').getByRole('listitem').last();
    const bar = button.locator('..');
    expect(await bottomOf(lastHome)).toBeLessThanOrEqual((await bar.boundingBox())!.y);
    expect(await bottomOf(bar)).toBeLessThanOrEqual(
      (await page.getByRole('contentinfo').boundingBox())!.y + 0.5,
    );
    await page.evaluate(() => scrollTo(0, 0));
    const report = page.getByRole('button', { name: 'Report this listing' });
    await report.focus();
    expect(await bottomOf(report)).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  },
);

test(
  'the link is shared by the device, and copied where it has no sharing',
  { tag: '@nightly' },
  async ({ page, context, baseURL }) => {
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
  },
);

test(
  'similar homes are listed below and lead on, and back to the search',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    await open(page, `/find-home?${NORWAY}&sort=rent_down`);
    // The second home knows the search by the router's state; a link that is followed early leaves none.
    await waitForHydration(page);
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
  },
);

test(
  'a report of a listing shows errors at the field, loses nothing offline, and is thanked for',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, `/listing/${home._id}`);
    const opener = page.getByRole('button', { name: 'Report this listing' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Report this listing' });
    const send = dialog.getByRole('button', { name: 'Send' });
    await send.click();
    await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose what is wrong.',
    );
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await expect(dialog).toHaveCSS('opacity', '1');
    // axe measures the map's buttons behind the dialog by their visible parts.
    const findings = await axeFindings(page);
    expect(findings.filter((one) => !/^target-size.*(Zoom|marker)/.test(one))).toEqual([]);

    await dialog.getByRole('radio', { name: 'It looks like a scam' }).check();
    const words = dialog.getByRole('textbox');
    await words.fill('x'.repeat(1001));
    await send.click();
    await expect(words).toHaveAccessibleDescription(/at most 1,000 characters.*1,001 of 1,000/);
    await words.fill('They want the money before the viewing.');

    // A dialog that is closed by mistake keeps its input.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(words).toHaveValue('They want the money before the viewing.');
    await expect(dialog.getByRole('radio', { name: 'It looks like a scam' })).toBeChecked();

    await page.route('**/api/graphql', (route) => route.abort());
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText('What you wrote is still here');
    await expect(words).toHaveValue('They want the money before the viewing.');
    await page.unroute('**/api/graphql');
    await send.click();
    await expect(dialog.getByText('Thank you.')).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'the page of a room says that the bedrooms are the whole home’s',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const [room] = await findHomes(request, { listingTypes: ['private_room'], minBedrooms: 2 });
    await open(page, `/listing/${room!._id}`);
    await expect(page.getByText(/^Room in .+ with \d bedrooms/)).toBeVisible();
    await expect(page.getByText('Bedrooms in the whole home')).toBeVisible();
  },
);

for (const [what, id, status, heading] of [
  ['with an unknown id', '01900000-0000-7000-8000-000000000000', 404, 'Page not found'],
  ['with an invalid id', 'hello', 404, 'Page not found'],
  ['with a far too long id', 'a'.repeat(500), 400, 'Something went wrong! Please try again'],
] as const) {
  const tag = what === 'with an unknown id' ? ['@desktop'] : ['@desktop', '@nightly'];
  test(
    `a home ${what} is answered ${status}, on the site's own page`,
    { tag },
    async ({ page }) => {
      const answer = await open(page, `/listing/${id}`);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (status === 404) {
        await expect(page.getByRole('link', { name: /^Oslo \d+ homes/ })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
      }
      await page.getByRole('main').getByRole('link', { name: 'Find a home' }).click();
      await expect(cards(page).first()).toBeVisible();
    },
  );
}

test.describe('in Norwegian', () => {
  test.use({ locale: 'nb-NO' });

  test('the same home in Norwegian', { tag: '@phone' }, async ({ page }) => {
    await open(page, `/listing/${home._id}`);
    await expect(
      page.getByRole('heading', { name: 'Dette koster det å flytte inn' }),
    ).toBeVisible();
    await expect(page.getByText('Til sammen', { exact: true }).locator('..')).toContainText(
      /\d{2}\s\d{3}\skr/,
    );
    await expect(page.getByRole('heading', { name: 'Beliggenhet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tilbake til søket' })).toBeVisible();
  });
});
