import type { Page } from '@playwright/test';

import { expect, open, waitForHydration } from './fixtures.ts';
import { fillLogin, logIn, logOut, openMenu, test, WORDS } from './people.ts';

// The map is not tested here.
test.use({ hasMap: false });

const stored = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), name);

/** Answers the profile's next call as if its token had expired. */
async function expireOnce(page: Page) {
  let isOver = true;
  await page.route('**/api/graphql', (route) => {
    const isProfile = route.request().postData()?.includes('MyProfile');
    if (!isOver || !isProfile) return route.continue();
    isOver = false;
    return route.fulfill({
      status: 403,
      json: {
        data: null,
        errors: [
          {
            message: 'Access denied',
            extensions: { code: 'accounts.token_expired', statusCode: 403, params: {} },
          },
        ],
      },
    });
  });
}

test('an expired token is renewed and the call repeated, in two tabs at once', async ({
  page,
  context,
  person,
  pageErrors,
}) => {
  await logIn(page, person, { to: '/profile' });
  const other = await context.newPage();
  await open(other, '/find-home');
  await waitForHydration(page);
  const before = await stored(page, 'refreshToken');
  await expireOnce(page);
  await expireOnce(other);
  await Promise.all([page.goto('/profile'), other.goto('/profile')]);
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  expect(await stored(page, 'refreshToken')).not.toBe(before);
  expect(await stored(page, 'refreshToken')).toBe(await stored(other, 'refreshToken'));

  // Both stay logged in, and a change in one tab applies to the other.
  await logOut(other);
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/);
  pageErrors.length = 0;
});

test('logging out deletes all typed text from the browser', async ({ page, person }) => {
  await logIn(page, person);
  await waitForHydration(page);
  const storedKeys = () =>
    page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));
  await page.evaluate(() => {
    const [, claims = ''] = localStorage.getItem('accessToken')!.split('.');
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub: string;
    };
    localStorage.setItem(`inbox:${sub}:talk`, 'words');
    sessionStorage.setItem(`interest:${sub}:home`, 'income');
  });
  expect(await storedKeys()).toContainEqual(expect.stringMatching(/^interest:/));
  await logOut(page);
  expect((await storedKeys()).filter((name) => /^(inbox|interest):/.test(name))).toEqual([]);
});

test('every fifteen minutes the tokens are renewed', async ({ page, person }) => {
  await page.clock.install();
  await logIn(page, person);
  await waitForHydration(page);
  const before = await stored(page, 'refreshToken');
  const pair = { accessToken: await stored(page, 'accessToken'), refreshToken: before };
  const renewed = page.waitForResponse('**/api/auth/refresh');
  // The quarter of an hour starts when the page runs, a moment after it is rendered.
  await expect(async () => {
    await page.clock.fastForward(900_000);
    await expect.poll(() => stored(page, 'refreshToken'), { timeout: 5000 }).not.toBe(before);
  }).toPass();
  expect((await renewed).status()).toBe(200);
  expect((await renewed).request().postDataJSON()).toEqual({ ...pair, partnerId: null });
});

/** From now on time passes only by `runFor`, however long the machine takes. */
const stopClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

test('the message about a wrong password stays for three seconds', async ({
  page,
  person,
  pageErrors,
}) => {
  await page.clock.install();
  await open(page, '/login');
  await stopClock(page);
  await fillLogin(page, { ...person, password: 'not the password' });
  const message = page.getByText(WORDS['en-GB'].invalid);
  await expect(message).toBeVisible();
  await page.clock.runFor(2999);
  await expect(message).toBeVisible();
  await page.clock.runFor(1);
  await expect(message).toBeHidden();
  pageErrors.length = 0;
});

test('a passing message stays for five seconds', async ({ page, person }) => {
  await page.clock.install();
  await logIn(page, person, { to: '/about-us' });
  await openMenu(page);
  await stopClock(page);
  await page.getByRole('menuitem', { name: WORDS['en-GB'].logOut }).click();
  const message = page.getByText('You are logged out.');
  await expect(message).toBeVisible();
  await page.clock.runFor(4999);
  await expect(message).toBeVisible();
  // It fades out by the same clock.
  await page.clock.runFor(1000);
  await expect(message).toBeHidden();
});

const ENDED = {
  'en-GB': {
    unauthorized: 'Unauthorized. Please log in again.',
    deactivated: 'You have been deactivated.',
  },
  'nb-NO': {
    unauthorized: 'Du har ikke tilgang lenger. Logg inn på nytt.',
    deactivated: 'Kontoen din er deaktivert.',
  },
};

const FORGED = [401, 'accounts.token_invalid', 'Unauthorized', 'unauthorized'] as const;
const GONE = [401, 'accounts.deactivated', 'account_deactivated', 'deactivated'] as const;
const UNAVAILABLE = [503, 'unavailable', 'Service unavailable', 'unauthorized'] as const;
for (const [what, [status, code, message, textKey], locale, tag] of [
  ['forged', FORGED, 'en-GB', []],
  ['not checkable', UNAVAILABLE, 'nb-NO', ['@nightly']],
  ['deactivated', GONE, 'en-GB', ['@nightly']],
  ['deaktivert', GONE, 'nb-NO', []],
] as const)
  test(
    `an invalid session (${what}) is reported, and ends`,
    { tag: [...tag] },
    async ({ page, person, baseURL, pageErrors }) => {
      const language = locale === 'nb-NO' ? 'no' : 'en';
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL! }]);
      // A page that makes no calls by itself.
      await logIn(page, person, { to: '/about-us' });
      // The menu queries the number of unread items.
      await page.route('**/api/graphql', (route) =>
        (route.request().postDataJSON() as { operationName: string }).operationName ===
        'UnreadCount'
          ? route.fulfill({
              status,
              json: {
                data: null,
                errors: [{ message, extensions: { code, statusCode: status, params: {} } }],
              },
            })
          : route.continue(),
      );
      await page.getByRole('banner').getByRole('button', { name: WORDS[locale].menu }).click();
      await expect(page.getByText(ENDED[locale][textKey])).toBeVisible();
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('menu')).toBeHidden();
      expect(await stored(page, 'accessToken')).toBeNull();
      pageErrors.length = 0;
    },
  );

test('a user who logs out of an invalid session can log in again and open their pages', async ({
  page,
  person,
  pageErrors,
}) => {
  await logIn(page, person, { to: '/profile' });
  await page.route('**/api/auth/logout', (route) =>
    route.fulfill({
      status: 401,
      json: {
        errors: [
          {
            message: 'Unauthorized',
            extensions: { code: 'accounts.token_invalid', statusCode: 401, params: {} },
          },
        ],
      },
    }),
  );
  await logOut(page);
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/);
  await fillLogin(page, person);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  pageErrors.length = 0;
});

test('a refused renewal ends the session and leads to the login', async ({
  page,
  person,
  pageErrors,
}) => {
  await logIn(page, person);
  let leftBy: string | null = null;
  await page.route('**/api/auth/refresh', (route) =>
    route.fulfill({ status: 401, json: { error: 'Cannot read property id of null' } }),
  );
  await page.route('**/api/auth/logout', (route) => {
    leftBy = route.request().headers()['authorization'] ?? null;
    return route.continue();
  });
  await expireOnce(page);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/);
  expect(leftBy).toMatch(/^Bearer /);
  expect(await stored(page, 'refreshToken')).toBeNull();
  pageErrors.length = 0;
});

test('the language is saved in the profile, and reverts where that fails', async ({
  page,
  person,
  pageErrors,
}) => {
  await logIn(page, person, { to: '/about-us' });
  await openMenu(page);
  const saving = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes('"SaveLanguage"')),
  );
  await page.getByRole('menuitem', { name: 'Bytt til norsk' }).click();
  const call = await saving;
  expect((await call.response())?.status()).toBe(200);
  // The request of every call.
  expect(call.method()).toBe('POST');
  expect(call.headers()['authorization']).toBe(`Bearer ${await stored(page, 'accessToken')}`);
  expect(call.postDataJSON()).toEqual({
    operationName: 'SaveLanguage',
    variables: { id: expect.any(String), language: 'no' },
    query: expect.stringContaining('updateUserProfile(inputData:{_id:$id data:{language'),
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');

  await page.route('**/api/graphql', (route) => route.abort());
  await page.getByRole('button', { name: /^Meny/ }).click();
  await page.getByRole('menuitem', { name: 'Switch to English' }).click();
  await expect(page.getByText('Vi fikk ikke lagret språket i profilen din.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await page.unroute('**/api/graphql');
  await page.getByRole('button', { name: /^Meny/ }).click();
  await page.getByRole('menuitem', { name: 'Switch to English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  pageErrors.length = 0;
});
