import type { Page, Request } from '@playwright/test';

import { axeFindings, expect, LOCALES, onSite, open } from './fixtures.ts';
import { DEMO, LANDLORD, test } from './drafted-lease.ts';
import { apiOf } from './landlords.ts';
import { logIn } from './people.ts';

const WORDS = {
  'en-GB': {
    stale: /^We can’t reach Husvær just now/,
    failed: 'The lease can’t be shown just now',
    toast: 'Something went wrong! Please try again.',
    again: 'Try again',
    home: 'See the home',
    none: 'There is no such lease here',
    unauthorized: 'Unauthorized',
    back: 'Leases',
  },
  'nb-NO': {
    stale: /^Vi får ikke kontakt med Husvær akkurat nå/,
    failed: 'Leieforholdet kan ikke vises akkurat nå',
    toast: 'Noe gikk galt. Prøv igjen.',
    again: 'Prøv igjen',
    home: 'Se boligen',
    none: 'Vi finner ikke leieforholdet her',
    unauthorized: 'Ingen tilgang',
    back: 'Leieforhold',
  },
} as const;

/** Makes calls for a lease fail, until the returned function is called. */
async function answerLeases(page: Page, how: 'lost' | 'failed'): Promise<() => Promise<void>> {
  const calls = '**/api/graphql';
  await page.route(calls, async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'Lease') await route.fallback();
    else if (how === 'lost') await route.abort();
    else await route.fulfill({ status: 500, json: { errors: [{ message: 'x', extensions: {} }] } });
  });
  return () => page.unroute(calls);
}

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];

  test.describe(`a lease that can’t be fetched in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('is shown as last loaded, or reports the error, and recovers', async ({
      page,
      lease: { path, title },
      pageErrors,
    }) => {
      const requests: Request[] = [];
      page.on('request', (call) => {
        if (call.postData()?.includes('"Lease"')) requests.push(call);
      });
      await logIn(page, LANDLORD, { to: path });
      // The page queries when it loads, and again when its realtime connection is open.
      await expect.poll(() => requests.length).toBe(2);
      await requests[1]!.response();
      expect(requests[1]!.postDataJSON()).toMatchObject({ variables: { personType: 'landlord' } });
      const main = page.getByRole('main');
      const heading = main.getByRole('heading', { level: 1 });
      const again = main.getByRole('button', { name: words.again });
      await expect(heading).toHaveText(title);

      // The shown data stays when the network is lost.
      let mend = await answerLeases(page, 'lost');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(main.getByText(words.stale)).toBeVisible();
      await expect(heading).toHaveText(title);
      expect(await axeFindings(page)).toEqual([]);
      await mend();
      await again.click();
      await expect(main.getByText(words.stale)).toBeHidden();

      // Data that was never loaded shows the error, and is requested again.
      mend = await answerLeases(page, 'failed');
      await page.evaluate(() => {
        for (const name of Object.keys(localStorage))
          if (name.startsWith('lease:')) localStorage.removeItem(name);
      });
      await open(page, path);
      await expect(heading).toHaveText(words.failed);
      await expect(page.getByText(words.toast)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await mend();
      await again.click();
      await expect(heading).toHaveText(title);
      pageErrors.length = 0;
    });

    test('belongs to another user, or does not exist', async ({ page, pageErrors }) => {
      const strange = '/my-lease/00000000-0000-4000-8000-000000000000';
      await logIn(page, LANDLORD, { to: strange });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.none);
      await expect(page.getByText(words.unauthorized, { exact: true })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await main.getByRole('link', { name: words.back, exact: true }).click();
      await expect(page).toHaveURL(/\/my-lease$/);
      pageErrors.length = 0;
    });
  });
}

for (const [lang, text, go, tag] of [
  [
    'en',
    'This is the site of Fjordutleie.',
    'Go to the site of Nordbolig',
    ['@desktop', '@nightly'],
  ],
  ['no', 'Dette er nettstedet til Fjordutleie.', 'Gå til nettstedet til Nordbolig', ['@desktop']],
] as const)
  test(
    `an agent of another agency reads whose site it is, and is led to their own (${lang})`,
    { tag: [...tag] },
    async ({ page, baseURL, pageErrors }) => {
      const there = (path: string) => onSite('fjordutleie', baseURL, path);
      await logIn(
        page,
        { email: 'janitor@example.com', password: DEMO },
        { to: onSite('nordbolig', baseURL, '/lease/homes') },
      );
      const homes = page.getByRole('article').filter({ hasText: 'renter@example.com' });
      await homes.first().getByRole('link', { name: WORDS['en-GB'].home }).click();
      await expect(page).toHaveURL(/\/lease\/[\da-f-]{36}$/);
      const { pathname } = new URL(page.url());
      const hint = page.getByRole('complementary').filter({ hasText: 'Nordbolig' });
      await expect(hint).toBeHidden();

      await logIn(
        page,
        { email: 'janitor@example.com', password: DEMO },
        { to: there(`/about-us?lang=${lang}`) },
      );
      await expect(hint).toContainText(text);
      expect(await axeFindings(page)).toEqual([]);
      // A home is not shown under another agency's name.
      await page.goto(there(pathname));
      await expect(page.getByRole('main').getByRole('heading').first()).not.toBeEmpty();
      await expect(page.getByText('renter@example.com')).toHaveCount(0);
      await hint.getByRole('link', { name: go }).click();
      await expect(page).toHaveURL(onSite('nordbolig', baseURL, '/lease/homes'));
      pageErrors.length = 0;
    },
  );

// Desktop only: no page is shown.
test(
  'a signer who is not logged in is led to the identity provider, with the outcome of the signing',
  { tag: '@desktop' },
  async ({ request, baseURL }) => {
    for (const [carried, expected] of [
      ['cancel', true],
      ['error', true],
      ['success', false],
    ] as const) {
      const led = await request.get(`/lease/1?signingStatus=${carried}`, {
        headers: { host: new URL(onSite('nordbolig', baseURL)).host },
        maxRedirects: 0,
      });
      const to = led.headers()['location'] ?? '';
      expect(to).toMatch(/^\/api\/auth\/idp\/login\?returnTo=%2Flease%2F1&/);
      expect(to.includes(`signingStatus=${carried}`)).toBe(expected);
    }
  },
);

test('a janitor sees where a lease’s home is and who lives there, and no more', async ({
  page,
  baseURL,
  pageErrors,
}) => {
  await logIn(
    page,
    { email: 'janitor@example.com', password: DEMO },
    { to: onSite('nordbolig', baseURL, '/lease') },
  );
  await expect(page).toHaveURL(onSite('nordbolig', baseURL, '/lease/homes'));
  const home = page.getByRole('article').filter({ hasText: 'renter@example.com' }).first();
  const name = await home.getByRole('heading').innerText();
  await home.getByRole('link', { name: WORDS['en-GB'].home }).click();
  await expect(page).toHaveURL(/\/lease\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'renter@example.com' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'agent@example.com' })).toBeVisible();
  await expect(main).not.toContainText(/\bkr\b/);
  expect(await axeFindings(page)).toEqual([]);
  // The browser itself logs the refused calls.
  pageErrors.length = 0;
  await open(page, onSite('nordbolig', baseURL, '/lease/00000000-0000-4000-8000-000000000000'));
  await expect(page.getByRole('heading', { name: WORDS['en-GB'].none })).toBeVisible();
  pageErrors.length = 0;
});

// Desktop only: no page is shown.
test(
  'a user who is neither landlord nor tenant is led to the front page',
  { tag: '@desktop' },
  async ({ page, request, baseURL, pageErrors }) => {
    const owner = await apiOf(request, { email: 'owner@example.com', password: DEMO });
    const { getLeases } = await owner<{ getLeases: { data: { _id: string }[] } }>(
      '{ getLeases(queryData: { personType: landlord }) { data { _id } } }',
      {},
    );
    const path = `/lease/${getLeases.data[0]!._id}`;
    const operator = { email: 'operator@example.com', password: DEMO };
    await logIn(page, operator, { to: onSite('nordbolig', baseURL, '/about-us') });
    await page.goto(onSite('nordbolig', baseURL, path));
    await expect(page).toHaveURL(({ pathname }) => pathname === '/find-home');
    pageErrors.length = 0;
  },
);
