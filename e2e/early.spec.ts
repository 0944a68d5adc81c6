import { cards, expect, expectParam, findHome, LOCALES, NORWAY } from './fixtures.ts';
import { slowLine } from './impatient.ts';
import { newEmail, PASSWORD, test, WORDS as PEOPLE } from './people.ts';

// The map is not tested here.
test.use({ hasMap: false });

const WORDS = {
  'en-GB': {
    place: 'Search for a place',
    sort: 'Sort by',
    filters: 'Filters',
    save: 'Save',
    interested: 'I’m interested',
  },
  'nb-NO': {
    place: 'Søk på sted eller søkeord',
    sort: 'Sorter etter',
    filters: 'Filtre',
    save: 'Lagre',
    interested: 'Meld interesse',
  },
} as const;

for (const [locale, tag] of LOCALES) {
  test.describe(`before a page is hydrated (${locale})`, { tag }, () => {
    test.use({ locale });
    const words = { ...PEOPLE[locale], ...WORDS[locale] };

    test('a user logs in by Enter, and no password is in the address', async ({ page, person }) => {
      const line = await slowLine(page, 1);
      await line.load('/login?returnTo=/find-home');
      const form = page.getByRole('main');
      const email = form.getByLabel(words.email, { exact: true });
      const password = form.getByLabel(words.password, { exact: true });
      await email.pressSequentially(person.email);
      await password.pressSequentially(person.password);
      await password.press('Enter');
      expect(page.url()).not.toContain('password');
      await expect(email).toHaveValue(person.email);
      await line.releaseAll();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/find-home');
    });

    test('a form keeps what was typed, ticked and chosen', async ({ page }) => {
      const line = await slowLine(page, 2);
      await line.load('/register-as-tenant');
      const email = newEmail('tidlig');
      const typed = [
        [page.getByLabel(words.name), 'Åse Ødegård'],
        [page.getByLabel(words.email, { exact: true }), email],
        [page.getByLabel(words.password, { exact: true }), PASSWORD],
        [page.getByLabel(words.repeat), `${PASSWORD}!`],
      ] as const;
      for (const [field, text] of typed) await field.pressSequentially(text);
      await page.getByLabel(words.birthDate).fill('1990-05-17');
      // A button, which shows its choice when the page is hydrated.
      await page.getByRole('radio').last().click();
      await page.getByRole('checkbox', { name: words.terms }).check();
      await page.getByRole('button', { name: words.createAccount, exact: true }).click();
      await line.releaseAll();

      // The early press is carried out: it shows what is missing.
      await expect(page.getByText(words.notSame)).toBeVisible();
      await expect(page.getByText(words.consents[1])).toBeVisible();
      await expect(page.getByText(words.consents[0])).toBeHidden();
      for (const [field, text] of typed) await expect(field).toHaveValue(text);
      await expect(page.getByLabel(words.birthDate)).toHaveValue('1990-05-17');
      await expect(page.getByRole('radio').last()).toBeChecked();
      await expect(page.getByRole('checkbox', { name: words.terms })).toBeChecked();
      // What the page knows is what it shows.
      await page.getByLabel(words.repeat).fill(PASSWORD);
      await page.getByRole('checkbox', { name: words.privacy }).check();
      await page.getByRole('button', { name: words.createAccount, exact: true }).click();
      await expect(page).toHaveURL(/\/verify-email\//);
    });

    test('the place that was typed is suggested', async ({ page }) => {
      const line = await slowLine(page, 3);
      await line.load('/find-home');
      const field = page.getByRole('combobox', { name: words.place });
      await field.pressSequentially('troms');
      await line.releaseAll();
      await expect(page.getByRole('option', { name: /^Tromsø/ }).first()).toBeVisible();
      await field.pressSequentially('ø');
      await expect(field).toHaveValue('tromsø');
      await field.press('Enter');
      await expectParam(page, 'cityPlaceId', '3133895');
    });

    test('the chosen order is used', async ({ page }) => {
      const line = await slowLine(page, 4);
      await line.load(`/find-home?${NORWAY}`);
      await page.getByRole('combobox', { name: words.sort }).selectOption('rent_up');
      await line.releaseAll();
      await expectParam(page, 'sort', 'rent_up');
    });

    test('the menu and the filters open', async ({ page }) => {
      const line = await slowLine(page, 5);
      await line.load('/find-home');
      // An impatient user presses again.
      const menu = page.getByRole('banner').getByRole('button', { name: words.menu });
      await menu.click();
      await menu.click();
      await line.releaseAll();
      await expect(page.getByRole('menu')).toBeVisible();

      await line.load('/find-home');
      await page.getByRole('button', { name: words.filters, exact: true }).click();
      await line.releaseAll();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    test('the heart and the interest in a home ask a visitor to log in', async ({
      page,
      request,
    }) => {
      const home = await findHome(request);
      const line = await slowLine(page, 6);
      await line.load(`/find-home?${NORWAY}`);
      await cards(page).first().getByRole('button', { name: words.save }).click();
      await line.releaseAll();
      await expect(page.getByRole('dialog')).toBeVisible();

      await line.load(`/listing/${home._id}`);
      await page.getByRole('button', { name: words.interested }).first().click();
      await line.releaseAll();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
}
