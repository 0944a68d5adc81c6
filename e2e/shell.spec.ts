import type { Locator, Page } from '@playwright/test';

import { LEGAL } from '@husvaer/domain/legal/constants';

import { axeFindings, cards, expect, onSite, open, test, waitForHydration } from './fixtures.ts';

// The map is not tested here.
test.use({ hasMap: false });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('menu');
const backgroundColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const LIGHT_BACKGROUND = 'rgb(255, 255, 255)';
const DARK_BACKGROUND = 'rgb(20, 26, 24)';

const PAGES = [
  ['/privacy-policy', 'Privacy', 'Personvern'],
  ['/about-cookies', 'Cookies and local storage', 'Informasjonskapsler og lokal lagring'],
  ['/terms-conditions', 'Terms of use', 'Vilkår for bruk'],
  [
    '/about-us',
    'A home should be easy to find and easy to let',
    'Det skal være lett å finne bolig og lett å leie ut',
  ],
  [
    '/property-management',
    'Full control of all your rental homes',
    'Full kontroll på alle utleieboligene',
  ],
  ['/login', 'Log in', 'Logg inn'],
  ['/register-as-tenant', 'Create account as tenant', 'Opprett konto som leietaker'],
  ['/register-as-landlord', 'Create account as landlord', 'Opprett konto som utleier'],
  ['/verify-email', 'Enter the code', 'Skriv inn koden'],
  ['/reset-password', 'Forgotten your password?', 'Glemt passordet?'],
  ['/create-new-password/1', 'Choose a new password', 'Velg et nytt passord'],
  ['/provide-new-password', 'You have no password yet', 'Du har ikke noe passord ennå'],
] as const;

for (const [lang, titleIndex] of [
  ['en', 1],
  ['no', 2],
] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    // The other size tries the other two of the four.
    const tag = [(lang === 'en') === (scheme === 'dark') ? '@phone' : '@desktop'];
    if (lang === 'en') tag.push('@nightly');
    test(`every page around the search, in ${lang}, ${scheme}`, { tag }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const names of PAGES) {
        const answer = await open(page, `${names[0]}?lang=${lang}`);
        expect(answer?.status(), names[0]).toBe(200);
        await expect(heading(page)).toHaveText(names[titleIndex]);
        await expect(page.locator('html')).toHaveAttribute('lang', lang === 'no' ? 'nb' : 'en');
        expect(await backgroundColor(page)).toBe(
          scheme === 'dark' ? DARK_BACKGROUND : LIGHT_BACKGROUND,
        );
        expect(await axeFindings(page), names[0]).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, names[0]).toBe(0);
      }
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-GB' });

  // Desktop only: the server's answer does not depend on the device.
  test(
    'the pages are there, and so is the other language',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/find-home?minRent=9000');
      await page.getByRole('button', { name: 'Bytt til norsk' }).click();
      await expect(page).toHaveURL(/\/find-home\?minRent=9000&lang=no$/);
      await expect(heading(page)).toHaveText(/^Boliger til leie/);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Vilkår' }).click();
      await expect(page).toHaveURL(/\/terms-conditions/);
      await expect(page.getByRole('main')).toContainText(`${LEGAL.downtimeNoticeHours}`);
    },
  );
});

// Desktop only: the texts are the same on a phone.
test(
  'the terms promise what the specification says, in both languages',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [lang, words] of [
      ['en', ['72 hours', 'last 3 months', '4 working days', 'last 12 months']],
      ['no', ['72 timer', 'siste 3 månedene', '4 virkedager', 'siste 12 månedene']],
    ] as const) {
      await open(page, `/terms-conditions?lang=${lang}`);
      for (const promise of words) await expect(page.getByRole('main')).toContainText(promise);
      // From the table of contents to the section, below the bar.
      const contents = page.getByRole('navigation').first();
      await contents.getByRole('link').nth(7).click();
      await expect(page).toHaveURL(/#liability$/);
      await expect(page.locator('#liability')).toBeInViewport();
    }
  },
);

// Desktop only: a phone has no keyboard.
test('the menu works by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/find-home');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  const items = menu(page).getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  expect(await items.allInnerTexts()).toEqual([
    'Register as tenant',
    'Register as landlord',
    'Log in',
    'Property management',
    'Bytt til norsk',
    'Privacy',
    'Terms',
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(items.first()).toBeFocused();
  await arrowDownTo(page, menu(page).getByRole('menuitem', { name: 'Bytt til norsk' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/^Boliger til leie/);

  await page.getByRole('button', { name: 'Meny' }).press('Enter');
  await expect(items.first()).toBeFocused();
  await arrowDownTo(page, menu(page).getByRole('menuitem', { name: 'Logg inn' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Logg inn' })).toBeVisible();
  await expect(page.getByLabel('E-post')).toBeFocused();
});

/**
 * Presses until the item has the focus, as a person does who looks. A menu that opens on a busy machine may
 * focus its first item once more after a press.
 */
const arrowDownTo = (page: Page, item: Locator) =>
  expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 200 });
  }).toPass();

test('a user with a home to let finds the way', async ({ page, isMobile }) => {
  await open(page, '/find-home');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'List your place' }).click();
  } else {
    await page.getByRole('banner').getByRole('link', { name: 'List your place' }).click();
  }
  await expect(page).toHaveURL(/\/login\?returnTo=%2Flist-your-place$/);
  await expect(heading(page)).toHaveText('Log in');
});

test(
  "a partner's site offers letting through the partner",
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    await open(page, onSite('nordbolig', baseURL));
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('menuitem', { name: 'Register as tenant' })).toBeVisible();
    await expect(menu(page).getByRole('menuitem', { name: 'Register as landlord' })).toHaveCount(0);
    await expect(menu(page).getByRole('menuitem', { name: 'Property management' })).toHaveAttribute(
      'href',
      'https://forvaltning.example.com',
    );
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Let with Nordbolig' }),
    ).toHaveAttribute('href', 'https://nordbolig.example.com');
    for (const path of ['/register-as-landlord', '/list-your-place', '/property-management']) {
      const answer = await open(page, onSite('nordbolig', baseURL, path));
      expect(answer?.status(), path).toBe(404);
    }
  },
);

for (const [lang, name, tag] of [
  ['en', 'Open property management', '@desktop'],
  ['no', 'Åpne eiendomsforvaltningen', '@phone'],
] as const)
  test(
    `the page about property management leads to the system (${lang})`,
    { tag },
    async ({ page }) => {
      await open(page, `/property-management?lang=${lang}`);
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
        'href',
        'https://forvaltning.example.com',
      );
    },
  );

for (const [lang, title, inputHeading, tag] of [
  ['en', 'The partner API', 'Takes', '@desktop'],
  ['no', 'Partner-API-et', 'Tar imot', '@phone'],
] as const)
  test(`the API for other systems is described (${lang})`, { tag }, async ({ page, request }) => {
    await open(page, `/property-management/partner-api?lang=${lang}`);
    await expect(heading(page)).toHaveText(title);
    const call = page.locator('details').filter({ hasText: '/partner/v1/listings/{externalId}' });
    const put = call.filter({ hasText: 'PUT' });
    await put.locator('summary').click();
    await expect(put.getByRole('heading', { name: inputHeading })).toBeVisible();
    await expect(put.getByText('monthlyRent')).toBeVisible();
    const { paths } = (await (await request.get('/partner/v1/openapi.json')).json()) as {
      paths: Record<string, object>;
    };
    await expect(page.getByRole('main')).not.toContainText('`');
    await page.getByRole('link', { name: 'Bank files' }).click();
    await expect(page.getByRole('heading', { name: 'Bank files' })).toBeInViewport();
    // The number of operations in the OpenAPI document, with none missing.
    await expect(page.locator('details')).toHaveCount(
      Object.values(paths).flatMap((operations) => Object.keys(operations)).length,
    );
    expect(await axeFindings(page)).toEqual([]);
  });

test('the chosen theme is kept, and applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/about-us');
  expect(await backgroundColor(page)).toBe(LIGHT_BACKGROUND);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => backgroundColor(page)).toBe(DARK_BACKGROUND);
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();

  // The server's HTML is dark already: no script needs to run first.
  const html = await (await page.request.get('/about-us')).text();
  expect(html).toMatch(/<html[^>]*data-mantine-color-scheme="dark"/);
  await open(page, '/about-us');
  expect(await backgroundColor(page)).toBe(DARK_BACKGROUND);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Same as the system' }).click();
  await expect.poll(() => backgroundColor(page)).toBe(LIGHT_BACKGROUND);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => backgroundColor(page)).toBe(DARK_BACKGROUND);
});

test('the menu opens where it stays, also with reduced motion @phone', async ({ page }) => {
  await open(page, '/about-us');
  await page.evaluate(() => {
    const tops = new Set<number>();
    Object.assign(window, { tops });
    const look = () => {
      const menu = document.querySelector('[role="menu"]');
      if (menu) tops.add(Math.round(menu.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'List your place' })).toBeInViewport();
  const tops = await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
  expect(tops).toHaveLength(1);
});

test("the system's theme is read before anything is painted", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Scripts that load later are blocked.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  // The styles may still be loading; no script runs.
  await expect.poll(() => backgroundColor(page)).toBe(DARK_BACKGROUND);
});

test('a link begins at the top, and back returns to the old position', async ({ page }) => {
  await open(page, '/find-home');
  const card = cards(page).nth(7);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/listing\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('during maintenance the bar is hidden, and the page opens by itself afterwards', async ({
  page,
  pageErrors,
}) => {
  await page.clock.install();
  let isOpen = false;
  await page.route('**/api', (route) =>
    isOpen
      ? route.fulfill({ status: 200, json: { status: 'ok' } })
      : route.fulfill({ status: 503, json: { errors: [{ message: 'Maintenance mode on' }] } }),
  );
  const answer = await open(page, '/maintenance');
  expect(answer?.status()).toBe(503);
  await expect(heading(page)).toHaveText('We’ll be right back');
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  const polled = page.waitForResponse('**/api');
  await page.clock.fastForward(30_000);
  await polled;
  await expect(page).toHaveURL(/\/maintenance$/);
  isOpen = true;
  await page.clock.fastForward(30_000);
  await expect(page).toHaveURL(/\/find-home/);
  // The answers during maintenance were expected.
  expect(pageErrors.splice(0)).toEqual([expect.stringMatching(/^503: .*\/api$/)]);
});

test(
  'a call answered with maintenance leads to the waiting page',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    await open(page, '/about-us');
    // Before, the link opens a document, and no call is made.
    await waitForHydration(page);
    await page.route('**/api/graphql', (route) =>
      route.fulfill({
        status: 503,
        json: {
          data: null,
          errors: [
            {
              message: 'Maintenance mode on',
              extensions: { code: 'maintenance', statusCode: 503, params: {} },
            },
          ],
        },
      }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Husvær' }).click();
    await expect(page).toHaveURL(/\/maintenance\?returnTo=%2Fabout-us$/);
    await expect(heading(page)).toHaveText('We’ll be right back');
    pageErrors.length = 0;
  },
);

const ERRORS = [
  [400, 'no', 'Something went wrong! Please try again'],
  [403, 'no', 'Access denied'],
  [404, 'no', 'Page not found'],
  [410, 'no', 'This home is no longer for rent'],
  [500, 'no', 'Internal server error'],
  [503, 'request.unavailable', 'We can’t answer just now'],
] as const;

for (const [status, code, words] of ERRORS) {
  // One status every day, the others at night.
  const tag = status === 503 ? ['@desktop'] : ['@desktop', '@nightly'];
  test(
    `an answer with ${status} is shown in the site's own design`,
    { tag },
    async ({ page, pageErrors }) => {
      await open(page, '/about-us');
      // Before, the link opens a document, and no call is made.
      await waitForHydration(page);
      const sheet = page.locator('link[rel=stylesheet][href*="/styles-"]');
      await sheet.evaluate((link) => link.setAttribute('data-stays', ''));
      await page.route('**/api/graphql', (route) =>
        route.fulfill({
          status,
          json: {
            data: null,
            errors: [{ message: 'no', extensions: { code, statusCode: status, params: {} } }],
          },
        }),
      );
      await page.getByRole('banner').getByRole('link', { name: 'Husvær' }).click();
      await expect(heading(page)).toHaveText(words);
      // A style sheet that is inserted again leaves the page unstyled until it has loaded.
      await expect(sheet).toHaveAttribute('data-stays');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Find a home' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      pageErrors.length = 0;
    },
  );
}

test(
  'the page of an unknown sub-domain leads to the public site',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const answer = await open(page, onSite('nobody', baseURL, '/privacy-policy'));
    expect(answer?.status()).toBe(404);
    expect(await page.evaluate(async () => (await fetch('/locales/no/shell')).status)).toBe(200);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Find a home' }).click();
    await expect(page).toHaveURL(`${baseURL}/find-home`);
    await expect(cards(page).first()).toBeVisible();
  },
);

test(
  'a guest who wants to do more than browse is asked to log in',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/find-home');
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/listing\//);
    const button = page.getByRole('button', { name: 'Send a message' });
    // Before the style sheet has loaded, the button of wide windows seems to be shown too.
    await expect(button).toHaveCount(1);
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveText([
      'Create account as tenant',
      'Create account as landlord',
    ]);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  },
);
