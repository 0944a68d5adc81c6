import type { Page } from '@playwright/test';

import { expect, open } from './fixtures.ts';
import { logIn, logOut, openMenu, test, WORDS } from './people.ts';

const stored = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), name);

/** Answers the profile's next call as if its token's time were over. */
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

test('a token whose time is over is renewed, and the call made again: in two tabs at once', async ({
  page,
  context,
  person,
  complaints,
}) => {
  await logIn(page, person, { to: '/profile' });
  const other = await context.newPage();
  await open(other, '/find-home');
  const before = await stored(page, 'refreshToken');
  await expireOnce(page);
  await expireOnce(other);
  await Promise.all([page.goto('/profile'), other.goto('/profile')]);
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  expect(await stored(page, 'refreshToken')).not.toBe(before);
  expect(await stored(page, 'refreshToken')).toBe(await stored(other, 'refreshToken'));

  // Both stay logged in, and what one does the other follows.
  await logOut(other);
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/);
  complaints.length = 0;
});

test('every fifteen minutes the tokens are renewed', async ({ page, person }) => {
  await page.clock.install();
  await logIn(page, person);
  const before = await stored(page, 'refreshToken');
  const renewed = page.waitForResponse('**/api/auth/refresh');
  await page.clock.fastForward(900_000);
  expect((await renewed).status()).toBe(200);
  await expect.poll(() => stored(page, 'refreshToken')).not.toBe(before);
});

for (const [what, status, message, words] of [
  ['forged', 401, 'Unauthorized', 'Unauthorized. Please log in again.'],
  ['deactivated', 401, 'account_deactivated', 'You have been deactivated.'],
] as const)
  test(`a session that is no more (${what}) is told, and ends`, async ({
    page,
    person,
    complaints,
  }) => {
    // A page that asks for nothing by itself.
    await logIn(page, person, { to: '/about-us' });
    // The menu asks how much waits.
    await page.route('**/api/graphql', (route) =>
      (route.request().postDataJSON() as { operationName: string }).operationName === 'UnreadCount'
        ? route.fulfill({
            status,
            json: {
              data: null,
              errors: [
                {
                  message,
                  extensions: { code: 'accounts.token_invalid', statusCode: status, params: {} },
                },
              ],
            },
          })
        : route.continue(),
    );
    await page.getByRole('banner').getByRole('button', { name: WORDS['en-GB'].menu }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('menu')).toBeHidden();
    expect(await stored(page, 'accessToken')).toBeNull();
    complaints.length = 0;
  });

test('a refused renewal ends the session and leads to the login', async ({
  page,
  person,
  complaints,
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
  complaints.length = 0;
});

test('the language goes to the profile, and back where that fails', async ({
  page,
  person,
  complaints,
}) => {
  await logIn(page, person, { to: '/about-us' });
  await openMenu(page);
  const saved = page.waitForResponse('**/api/graphql');
  await page.getByRole('menuitem', { name: 'Bytt til norsk' }).click();
  expect((await saved).status()).toBe(200);
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
  complaints.length = 0;
});
