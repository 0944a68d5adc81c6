import type { Page } from '@playwright/test';

import { axeFindings, cards, expect, LOCALES, onSite, open } from './fixtures.ts';
import {
  choose,
  codeFor,
  fillLogin,
  logOut,
  mailTo,
  newEmail,
  openMenu,
  PASSWORD,
  register,
  somebody,
  test,
  WORDS,
} from './people.ts';

// The map is not tested here.
test.use({ hasMap: false });

/** The page itself, not a URL with its path in a parameter. */
const expectPath = (page: Page, path: string) =>
  expect(page).toHaveURL(({ pathname }) => pathname === path);

/** The steps of a listing, in order. */
const STEPS = [
  'listing-details',
  'additional-feature',
  'description-and-photos',
  'preview-and-publish',
];

const stored = (name: string) => `localStorage.getItem(${JSON.stringify(name)})`;

for (const [locale, tag] of LOCALES) {
  test.describe(`a new tenant (${locale})`, { tag }, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('registers, gets a code by mail, and is logged in', async ({
      page,
      request,
      pageErrors,
    }) => {
      const email = newEmail('ny');
      await open(page, '/find-home');
      await cards(page).first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/listing\//);
      const home = new URL(page.url()).pathname;
      await open(page, `/register-as-tenant?returnTo=${home}`);
      const submit = page.getByRole('button', { name: words.createAccount, exact: true });
      await submit.click();
      // Missing fields are reported next to each, and the first has the focus.
      await expect(page.getByLabel(words.name)).toBeFocused();
      for (const field of [words.name, words.email, words.password, words.repeat])
        await expect(page.getByLabel(field, { exact: true })).toHaveAttribute(
          'aria-invalid',
          'true',
        );
      for (const consent of words.consents) await expect(page.getByText(consent)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await page.getByLabel(words.name).fill('Åse Ødegård-Sørensen');
      await page.getByLabel(words.email, { exact: true }).fill(email.toUpperCase());
      await expect(page.getByLabel(words.email, { exact: true })).toHaveValue(email);
      await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
      await page.getByLabel(words.repeat).fill(`${PASSWORD}!`);
      await page.getByLabel(words.birthDate).fill('2015-01-01');
      await page.getByRole('checkbox', { name: words.terms }).check();
      await page.getByRole('checkbox', { name: words.privacy }).check();
      await submit.click();
      await expect(page.getByLabel(words.repeat)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(words.birthDate)).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(words.repeat).fill(PASSWORD);
      await page.getByLabel(words.birthDate).fill('1990-05-17');
      await submit.click();

      await expect(page).toHaveURL(/\/verify-email\/[0-9a-f-]{36}\?returnTo=/);
      expect(await axeFindings(page)).toEqual([]);
      const confirm = page.getByRole('button', { name: words.confirm });
      await page.getByLabel(words.code).fill('12345');
      await confirm.click();
      await expect(page.getByText(words.sixDigits)).toBeVisible();
      const code = await codeFor(request, email);
      await page.getByLabel(words.code).fill(code === '000000' ? '000001' : '000000');
      await confirm.click();
      await expect(page.getByText(words.invalidCode)).toBeVisible();
      pageErrors.length = 0;
      await page.getByLabel(words.code).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await confirm.click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.registered);
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(stored('publicToken'))).toBeNull();
      expect(await page.evaluate(stored('refreshToken'))).not.toBeNull();
      // Roles are stored only for partners' users.
      expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('roles:');
      await page.getByRole('link', { name: words.goOn }).click();
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    });

    test('logs in, is known everywhere, and logs out', async ({
      page,
      person,
      context,
      isMobile,
      pageErrors,
    }) => {
      await open(page, '/login?returnTo=/find-home');
      expect(await axeFindings(page)).toEqual([]);
      const submit = page.getByRole('main').getByRole('button', { name: words.logIn, exact: true });
      await expect(submit).toBeDisabled();
      const email = page.getByRole('main').getByLabel(words.email, { exact: true });
      const password = page.getByRole('main').getByLabel(words.password, { exact: true });
      await email.fill('nobody');
      await expect(submit).toBeDisabled();
      await password.fill('not the password');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(submit).toBeDisabled();
      await email.fill(person.email);
      await expect(submit).toBeEnabled();
      // The e-mail is invalid while it is typed; the error is shown when the field loses focus.
      await email.fill('kari@');
      await expect(submit).toBeDisabled();
      await expect(email).not.toHaveAttribute('aria-invalid', 'true');
      await email.fill(person.email);
      await expect(submit).toBeEnabled();
      await password.fill('');
      await expect(submit).toBeDisabled();
      await fillLogin(page, { ...person, password: 'not the password' }, words);
      await expect(page.getByRole('alert')).toHaveText(words.invalid);
      expect(await axeFindings(page)).toEqual([]);
      await expect(page.getByRole('alert')).toBeHidden();
      // All other errors of a login are shown, too.
      for (const [status, code, text] of [
        [403, 'accounts.token_expired', words.invalid],
        [404, 'accounts.not_found', words.notFound],
        [418, 'request.invalid', words.invalid],
        [500, 'internal', words.internal],
        [null, '', words.badRequest],
      ] as const) {
        await page.route('**/api/auth', (route) => {
          if (status === null) return route.abort();
          const errors = [{ message: code, extensions: { code, statusCode: status, params: {} } }];
          return route.fulfill({ status, json: { error: code, code: status, errors } });
        });
        await fillLogin(page, person, words);
        await expect(page.getByRole('alert')).toHaveText(text);
        await page.unroute('**/api/auth');
      }
      pageErrors.length = 0;
      await fillLogin(page, person, words);
      await expectPath(page, '/find-home');

      // The name is in the server's HTML: nothing moves.
      const html = await (await context.request.get('/find-home')).text();
      const name = /aria-label="(?:Menu|Meny): ([^"]+)"/.exec(html)?.[1] ?? '';
      expect(name).toMatch(/^Kari /);
      if (!isMobile) await expect(page.getByRole('banner').getByText(name)).toBeVisible();
      const cookies = (await context.cookies()).filter(({ name }) => /Token$/.test(name));
      expect(cookies.map(({ name, sameSite, path }) => [name, sameSite, path]).sort()).toEqual([
        ['accessToken', 'Lax', '/'],
        ['refreshToken', 'Lax', '/'],
      ]);
      const days = cookies.map(({ expires }) => (expires - Date.now() / 1000) / (24 * 60 * 60));
      expect(days.map(Math.round)).toEqual([7, 7]);

      await logOut(page, words);
      expect((await context.cookies()).filter(({ name }) => /Token$/.test(name))).toEqual([]);
      expect(await page.evaluate(stored('publicToken'))).not.toBeNull();
      const answer = await page.goto('/profile');
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/);
    });

    test('forgets the password and chooses another', async ({ page, request, pageErrors }) => {
      const person = await somebody(request, 'glemt');
      await open(page, '/reset-password');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByLabel(words.email, { exact: true }).fill(person.email);
      await page.getByRole('button', { name: words.sendLink }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent);
      const mail = await mailTo(request, person.email, 1);
      const [, path = ''] = /(\/create-new-password\/[0-9a-f-]+#[\w-]+)/.exec(mail) ?? [];
      await open(page, path);
      // The secret is removed from the address bar.
      await expect(page).toHaveURL(/\/create-new-password\/[0-9a-f-]+$/);
      expect(await axeFindings(page)).toEqual([]);
      const another = 'en hel annen setning';
      const change = page.getByRole('button', { name: words.changePassword });
      await change.click();
      for (const field of [words.newPassword, words.repeat])
        await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(words.newPassword).fill(another);
      await page.getByLabel(words.repeat).fill(`${another}!`);
      await change.click();
      await expect(page.getByText(words.notSame)).toBeVisible();
      await page.getByLabel(words.repeat).fill(another);
      await page.route('**/api/auth/reset-password', (route) => route.abort());
      await change.click();
      await expect(page.getByRole('alert')).toHaveText(words.failedToReset);
      await page.unroute('**/api/auth/reset-password');
      await change.click();
      await expect(page).toHaveURL(/\/login$/);
      await fillLogin(page, { ...person, password: another }, words);
      await expectPath(page, '/home');

      // A link works once.
      await open(page, path);
      await page.getByLabel(words.newPassword).fill(another);
      await page.getByLabel(words.repeat).fill(another);
      await page.getByRole('button', { name: words.changePassword }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.linkGone);
      await expect(page.getByRole('main').getByRole('link', { name: /link|lenke/ })).toBeVisible();
      pageErrors.length = 0;
    });
  });
}

test(
  'the log-in modal opens from the menu and leads back to the same page',
  { tag: '@phone' },
  async ({ page, person }) => {
    await open(page, '/find-home?minRent=9000');
    await choose(page, 'Log in');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await expect(dialog.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      /^\/reset-password\?/,
    );
    await dialog.getByRole('button', { name: 'Create one' }).click();
    await expect(page.getByRole('dialog').getByRole('link')).toHaveText([
      'Create account as tenant',
      'Create account as landlord',
    ]);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await dialog.getByLabel('E-mail').fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    // The login is requested only once.
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/auth', async (route) => {
      await answered.promise;
      await route.continue();
    });
    const submit = dialog.getByRole('button', { name: 'Log in', exact: true });
    await submit.click();
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAttribute('data-loading', 'true');
    answered.resolve();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/find-home\?minRent=9000/);
    await openMenu(page);
    await expect(page.getByRole('menu').getByRole('menuitem')).toContainText([
      'Lease',
      'Inbox',
      'My listings',
      'Profile',
      'Log out',
      'Property management',
      'Bytt til norsk',
      'Privacy',
      'Terms',
    ]);
    expect(await axeFindings(page)).toEqual([]);
  },
);

// Desktop only: the page is the same on a phone.
test(
  'a user who has not confirmed their e-mail is led to the code',
  { tag: '@desktop' },
  async ({ page, request, pageErrors }) => {
    const email = await register(request, 'ubekreftet');
    await open(page, '/find-home?minRent=9000');
    await choose(page, 'Log in');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/verify-email\?returnTo=%2Ffind-home%3FminRent%3D9000$/);
    await expect(page.getByRole('main')).toContainText(email);
    pageErrors.length = 0;
    await page.getByLabel('Six-digit code').fill(await codeFor(request, email));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('link', { name: 'Go on where you were' }).click();
    await expect(page).toHaveURL(/\/find-home\?minRent=9000$/);
  },
);

test("a partner site's tenant", async ({ page, request, baseURL, isMobile }) => {
  const email = newEmail('leietaker');
  await open(page, onSite('nordbolig', baseURL, '/register-as-tenant'));
  await expect(page.getByRole('main')).toContainText('Nordbolig');
  await page.getByLabel('Full name').fill('Tove Nordmann-Kristiansen');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByLabel('Birth date').fill('1990-05-17');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('checkbox', { name: /privacy/ }).check();
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page).toHaveURL(/\/verify-email\//);
  await page.getByLabel('Six-digit code').fill(await codeFor(request, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are registered');
  // The bar shows fifteen characters of a name.
  await expect(
    page.getByRole('button', { name: 'Menu: Tove Nordmann-K…', exact: true }),
  ).toBeVisible();
  await openMenu(page);
  const items = page.getByRole('menu').getByRole('menuitem');
  await expect(items.first()).toHaveText('My page');
  await expect(items.nth(1)).toHaveText('Lease');
  await expect(page.getByRole('menuitem', { name: 'Register as tenant' })).toHaveCount(0);
  if (!isMobile)
    await expect(page.getByRole('banner').getByRole('link', { name: /Nordbolig/ })).not.toHaveCount(
      0,
    );
  await page.getByRole('menuitem', { name: 'Lease' }).click();
  await expect(page).toHaveURL(onSite('nordbolig', baseURL, '/lease'));
});

test(
  'features that only some sites and some users have',
  { tag: '@phone' },
  async ({ page, person, request, baseURL }) => {
    const partners = { host: new URL(onSite('nordbolig', baseURL)).host };
    // Without cookies the server redirects to the login, and back afterwards.
    for (const path of [
      '/profile',
      '/inbox',
      '/inbox/1',
      '/my-listing',
      '/my-listing/published',
      '/list-your-place',
      '/list-your-place/1',
      ...STEPS.map((step) => `/list-your-place/${step}`),
      ...STEPS.map((step) => `/edit-listing/${step}/1`),
    ]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(302);
      expect(answer.headers()['location']).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
    }
    for (const [path, location] of [
      ['/lease', /^\/login\?returnTo=%2Flease$/],
      [
        '/lease/1?signingStatus=cancel',
        /^\/api\/auth\/idp\/login\?returnTo=%2Flease%2F1&.*signingStatus=cancel$/,
      ],
    ] as const) {
      const led = await request.get(path, { headers: partners, maxRedirects: 0 });
      expect(led.status(), path).toBe(302);
      expect(led.headers()['location']).toMatch(location);
    }
    for (const [path, status, headers] of [
      ['/nowhere', 404, {}],
      ['/lease', 404, {}],
      ['/lease/1', 404, {}],
      ['/login/1', 404, {}],
      ['/login/1', 200, partners],
      ['/reset-password/1', 200, {}],
      ['/verify-email/1', 200, {}],
      ['/register-as-landlord', 404, partners],
      ['/register-as-landlord/1', 404, partners],
      ['/register-as-landlord/create-account', 404, partners],
      ['/list-your-place', 404, partners],
      ['/list-your-place/1', 404, partners],
      ...STEPS.map((step) => [`/list-your-place/${step}`, 404, partners] as const),
      ['/register-as-tenant/1', 200, {}],
      ['/register-as-tenant/create-account', 200, {}],
      ['/register-as-landlord/create-account', 200, {}],
      ['/register-as-landlord/1', 200, {}],
    ] as const)
      expect((await request.get(path, { headers })).status(), path).toBe(status);

    // Other sites are not valid return path.
    await open(page, '/login?returnTo=//evil.example/profile');
    await fillLogin(page, person);
    await expectPath(page, '/home');
    // A logged-in user is redirected immediately.
    await page.goto('/login?returnTo=/profile');
    await expect(page).toHaveURL(/\/profile$/);
  },
);

// Desktop only: a phone has no keyboard.
test(
  'the menu, the modal and the login work by keyboard alone',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await open(page, '/about-us');
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: 'Log in' });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowDown');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog.getByLabel('E-mail')).toBeFocused();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    // The password can be shown without a pointer.
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Menu: / })).toBeVisible();
  },
);
