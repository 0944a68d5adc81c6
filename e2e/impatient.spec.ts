import type { Locator } from '@playwright/test';

import { expect, expectParam } from './fixtures.ts';
import { slowLine, type Act, type SlowLine } from './impatient.ts';
import { codeFor, newEmail, PASSWORD, test as withPerson, WORDS } from './people.ts';

/** Decides which answers come when. Change it to try others. */
const SEED = 20_261_128;

const test = withPerson.extend<{ line: SlowLine }>({
  async line({ page }, use, info) {
    const line = await slowLine(page, SEED);
    await use(line);
    if (info.status !== info.expectedStatus)
      await info.attach(`released with the seed ${SEED}`, { body: line.released.join('\n') });
  },
});

// Slow lines are those of phones.
test.use({ hasMap: false, locale: 'nb-NO' });
const words = WORDS['nb-NO'];

/** Types as people do, key by key. */
const type = (to: Locator, text: string): Act => ({ to, act: () => to.pressSequentially(text) });
const fill = (to: Locator, value: string): Act => ({ to, act: () => to.fill(value) });
const tick = (to: Locator): Act => ({ to, act: () => to.check() });
const press = (to: Locator): Act => ({ to, act: () => to.click() });
const enter = (to: Locator): Act => ({ to, act: () => to.press('Enter') });

test.describe('an impatient user', { tag: '@phone' }, () => {
  test('registers and confirms the e-mail', async ({ page, request, line }) => {
    const email = newEmail('rask');
    await line.hurry(
      '/register-as-tenant',
      type(page.getByLabel(words.name), 'Rask Hansen'),
      type(page.getByLabel(words.email, { exact: true }), email),
      type(page.getByLabel(words.password, { exact: true }), PASSWORD),
      type(page.getByLabel(words.repeat), PASSWORD),
      fill(page.getByLabel(words.birthDate), '1990-05-17'),
      tick(page.getByRole('checkbox', { name: words.terms })),
      tick(page.getByRole('checkbox', { name: words.privacy })),
      press(page.getByRole('button', { name: words.createAccount, exact: true })),
    );
    await expect(page).toHaveURL(/\/verify-email\//);
    const confirm = page.getByRole('button', { name: words.confirm });
    await line.hurry(
      page.url(),
      type(page.getByLabel(words.code), await codeFor(request, email)),
      press(confirm),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.registered);
  });

  for (const order of ['before', 'after'])
    test(`opens the menu ${order} the login is answered`, async ({ page, person, line }) => {
      const form = page.getByRole('main');
      const password = form.getByLabel(words.password, { exact: true });
      const login = Promise.withResolvers<void>();
      await page.route('**/api/auth', async (route) => {
        await login.promise;
        await route.continue();
      });
      await line.hurry(
        '/login?returnTo=/find-home',
        type(form.getByLabel(words.email, { exact: true }), person.email),
        type(password, person.password),
        enter(password),
      );
      const menu = page.getByRole('banner').getByRole('button', { name: words.menu });
      if (order === 'after') {
        login.resolve();
        // The search is loading now.
        await expect(menu).toHaveAccessibleName(/Kari/);
      }
      await menu.click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      login.resolve();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/find-home');
      await expect(page.getByRole('menuitem', { name: words.profile })).toBeVisible();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
    });

  test('searches for a place and opens the filters', async ({ page, line }) => {
    const field = page.getByRole('combobox', { name: 'Søk på sted eller søkeord' });
    await line.hurry('/find-home', type(field, 'b'), type(field, 'od'), type(field, 'ø'));
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bodø');
    await field.fill('tromsø');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Filtre', exact: true }).click();
    await expectParam(page, 'cityPlaceId', '3133895');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
