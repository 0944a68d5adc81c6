import type { Page, Route } from '@playwright/test';

import { cards, expect, LOCALES, NORWAY, open } from './fixtures.ts';
import { fillLogin, logIn, test, WORDS } from './people.ts';

// The map is not tested here.
test.use({ hasMap: false });

// What the status of each call means, for any sender and any format. There is no page of its own, so the tests
// that run in one language run on the wide window only.

/** Bodies of other senders: nothing, another program's JSON, a proxy's page. */
const BODIES = {
  nothing: { body: '' },
  empty: { json: {} },
  list: { json: { errors: [{ message: 'Nope' }] } },
  foreign: { json: { name: 'GeneralError', message: 'Nope', code: 999, data: null } },
  page: { body: '<html><h1>Nope</h1></html>', contentType: 'text/html' },
} as const;

const TEXTS = {
  'en-GB': {
    400: 'Something went wrong! Please try again.',
    404: 'Page not found.',
    500: 'Internal server error. Please try again in a moment.',
    unauthorized: 'Unauthorized. Please log in again.',
    heart: /^Save “/,
    close: 'Close',
  },
  'nb-NO': {
    400: 'Noe gikk galt. Prøv igjen.',
    404: 'Vi finner ikke siden.',
    500: 'Noe gikk galt hos oss. Prøv igjen om litt.',
    unauthorized: 'Du har ikke tilgang lenger. Logg inn på nytt.',
    heart: /^Lagre «/,
    close: 'Lukk',
  },
} as const;

/** Answers one operation of the API by `answer`. */
const answerTo = (page: Page, operationName: string, answer: (route: Route) => Promise<void>) =>
  page.route('**/api/graphql', (route) =>
    (route.request().postDataJSON() as { operationName: string }).operationName === operationName
      ? answer(route)
      : route.continue(),
  );

const pairIn = (page: Page) =>
  page.evaluate(() => ['accessToken', 'refreshToken'].map((name) => localStorage.getItem(name)));

for (const [locale, tag] of LOCALES) {
  const words = TEXTS[locale];
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });

    test(
      'a refused call shows the text of its status, whatever its body is',
      { tag: '@nightly' },
      async ({ page, person, pageErrors }) => {
        await logIn(page, person, { to: `/find-home?${NORWAY}` });
        const heart = cards(page).first().getByRole('button', { name: words.heart });
        let answer: Parameters<Route['fulfill']>[0] = {};
        await answerTo(page, 'ToggleFavoriteListing', (route) => route.fulfill(answer));
        for (const [status, textKey, shape] of [
          [400, 400, 'empty'],
          [404, 404, 'nothing'],
          [404, 404, 'list'],
          [500, 500, 'page'],
          [500, 500, 'foreign'],
          [418, 400, 'empty'],
          [429, 400, 'nothing'],
          [409, 400, 'list'],
          [200, 400, 'list'],
        ] as const) {
          answer = { status, ...BODIES[shape] };
          await heart.click();
          const toast = page.getByRole('alert');
          await expect(toast, `${status}, ${shape}`).toHaveText(words[textKey]);
          await expect(heart).toHaveAttribute('aria-pressed', 'false');
          await toast.getByRole('button', { name: words.close }).click();
          await expect(toast).toBeHidden();
        }
        pageErrors.length = 0;
      },
    );

    test(
      'a user whose session is refused goes to the login, whatever the answer’s form',
      { tag: '@nightly' },
      async ({ page, person, pageErrors }) => {
        await logIn(page, person, { to: '/about-us' });
        await expect.poll(async () => (await pairIn(page)).every(Boolean)).toBe(true);
        const pair = await pairIn(page);
        let answer: Parameters<Route['fulfill']>[0] = {};
        await answerTo(page, 'UnreadCount', (route) => route.fulfill(answer));
        for (const [status, shape] of [
          [401, 'nothing'],
          [401, 'foreign'],
          [503, 'page'],
          [503, 'empty'],
        ] as const) {
          await page.evaluate(([access, refresh]) => {
            localStorage.setItem('accessToken', access!);
            localStorage.setItem('refreshToken', refresh!);
          }, pair);
          answer = { status, ...BODIES[shape] };
          await open(page, '/about-us');
          await page.getByRole('banner').getByRole('button', { name: WORDS[locale].menu }).click();
          await expect(page, `${status}, ${shape}`).toHaveURL(/\/login\?returnTo=%2Fabout-us$/);
          await expect(page.getByText(TEXTS[locale].unauthorized)).toBeVisible();
          expect(await pairIn(page)).toEqual([null, null]);
          // A call that is under way would end the next login too: leaving the page cancels it.
          await page.goto('/robots.txt');
        }
        pageErrors.length = 0;
      },
    );
  });
}

test(
  'a visitor whose call is refused goes to the login too',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    await open(page, '/about-us');
    await page.route('**/api/graphql', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('banner').getByRole('link', { name: 'Husvær' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(TEXTS['en-GB'].unauthorized)).toBeVisible();
    pageErrors.length = 0;
  },
);

test(
  'a denied call is repeated with fresh tokens, then after a reload, then leads to the login',
  { tag: '@desktop' },
  async ({ page, person, pageErrors }) => {
    await logIn(page, person, { to: '/about-us' });
    let denied = 0;
    await answerTo(page, 'MyProfile', (route) => {
      denied += 1;
      return route.fulfill({ status: 403, body: '' });
    });
    const renewals: number[] = [];
    await page.route('**/api/auth/refresh', async (route) => {
      renewals.push(denied);
      await route.continue();
    });
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/);
    await expect(page.getByText(TEXTS['en-GB'].unauthorized)).toBeVisible();
    // Before and after the reload: the call, the renewal, and the repeated call.
    expect({ denied, renewals, loads }).toEqual({ denied: 4, renewals: [1, 3], loads: 2 });
    expect(await pairIn(page)).toEqual([null, null]);

    await page.unroute('**/api/graphql');
    await fillLogin(page, person);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();

    // If the call succeeds after the reload, nothing else happens.
    denied = 0;
    await answerTo(page, 'MyProfile', (route) => {
      denied += 1;
      return denied <= 2 ? route.fulfill({ status: 403, body: '' }) : route.continue();
    });
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    expect(denied).toBe(3);
    expect((await pairIn(page)).every(Boolean)).toBe(true);
    pageErrors.length = 0;
  },
);

test(
  'a login is read in each shape of the specification',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, pageErrors }) => {
    let answer: Parameters<Route['fulfill']>[0] = {};
    await page.route('**/api/auth', (route) => route.fulfill(answer));
    const { invalid, notFound } = WORDS['en-GB'];
    const someone = { email: 'kari@example.com', password: 'whatever it is' };
    for (const [status, json, text] of [
      [400, { error: 'Invalid credentials' }, invalid],
      [200, { error: 'Invalid credentials', msg: '', code: 401 }, invalid],
      [409, { error: 'User has no password set' }, /^User has no password set\./],
      [200, { msg: 'User has no password set', code: 409 }, /^User has no password set\./],
      [404, { error: 'User not found', code: 404 }, notFound],
      [400, { error: 'User not found!' }, notFound],
      [200, { code: 404, msg: 'nobody' }, notFound],
      [403, {}, invalid],
      [200, {}, invalid],
    ] as const) {
      answer = { status, json };
      await open(page, '/login');
      await fillLogin(page, someone);
      await expect(page.getByRole('alert'), JSON.stringify({ status, json })).toHaveText(text);
    }
    answer = { status: 200, json: { error: 'User not verified' } };
    await open(page, '/login');
    await fillLogin(page, someone);
    await expect(page).toHaveURL(/\/verify-email/);
    pageErrors.length = 0;
  },
);
