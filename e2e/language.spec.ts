import type { Page } from '@playwright/test';

import { expect, open, test } from './fixtures.ts';

// The map is not tested here.
test.use({ hasMap: false });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toNorwegian = (page: Page) => page.getByRole('button', { name: 'Bytt til norsk' });
const toEnglish = (page: Page) => page.getByRole('button', { name: 'Switch to English' });

const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'language')?.value;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

for (const [locale, lang, words] of [
  ['nb-NO', 'nb', 'Boliger til leie'],
  ['nn-NO', 'nb', 'Boliger til leie'],
  ['en-GB', 'en', 'Homes for rent'],
  ['de-DE', 'en', 'Homes for rent'],
] as const) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale, javaScriptEnabled: false });

    // Desktop only: the server's answer does not depend on the device.
    test(`is answered in ${lang} by the server`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto('/find-home');
      await expect(heading(page)).toHaveText(words);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  });
}

test('the switch changes the texts in place, and the choice is kept', async ({ page }) => {
  await open(page, '/find-home');
  await page.evaluate(() => void (document.body.dataset['same'] = 'yes'));
  await toNorwegian(page).click();
  await expect(heading(page)).toHaveText('Boliger til leie');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await expect(page).toHaveTitle('Boliger til leie · Husvær');
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  expect(await stored(page)).toBe('no');
  expect(await cookie(page)).toBe('no');

  await open(page, page.url());
  await expect(heading(page)).toHaveText('Boliger til leie');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Om boligen' })).toBeVisible();
  await toEnglish(page).click();
  await expect(page.getByRole('heading', { name: 'About the home' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await cookie(page)).toBe('en');
});

test('a language in the address wins, until the user chooses another', async ({ page }) => {
  await page.context().addCookies([{ name: 'language', value: 'en', url: 'http://localhost' }]);
  await open(page, '/find-home?lang=no&minRent=9000');
  await expect(heading(page)).toHaveText('Boliger til leie');
  await toEnglish(page).click();
  await expect(heading(page)).toHaveText('Homes for rent');
  await expect(page).toHaveURL(/\/find-home\?minRent=9000$/);
  await open(page, page.url());
  await expect(heading(page)).toHaveText('Homes for rent');
});

test('a choice that only local storage remembers counts', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'no'));
  await open(page, '/find-home');
  await expect(heading(page)).toHaveText('Boliger til leie');
});

test('texts that fail to load are requested five more times, at growing intervals', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route('**/locales/no/search', (route) => {
    requests.push(route.request().url());
    return requests.length <= 5 ? route.abort('connectionfailed') : route.continue();
  });
  await page.clock.install();
  await page.addInitScript(() => {
    const setTimeoutBefore = window.setTimeout;
    const delays: unknown[] = [];
    Object.assign(window, {
      delays,
      setTimeout: (...args: Parameters<typeof setTimeoutBefore>) => {
        delays.push(args[1]);
        return setTimeoutBefore(...args);
      },
    });
  });
  const isWaiting = (wait: number) =>
    page.evaluate(
      (expected) => (window as unknown as { delays: unknown[] }).delays.includes(expected),
      wait,
    );
  await open(page, '/find-home');
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await toNorwegian(page).click();
  let requestCount = 1;
  for (const wait of [350, 700, 1400, 2800, 5600]) {
    await expect.poll(() => requests.length).toBe(requestCount);
    // The page has noticed that the texts don't come.
    await expect.poll(() => isWaiting(wait)).toBe(true);
    await page.clock.runFor(wait - 1);
    expect(requests).toHaveLength(requestCount);
    await page.clock.runFor(1);
    requestCount += 1;
  }
  await expect(heading(page)).toHaveText('Boliger til leie');
  expect(requests).toHaveLength(6);
});
