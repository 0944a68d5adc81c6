import { idnr } from '@navikt/fnrvalidator';
import sharp from 'sharp';

import { axeFindings, expect, open } from './fixtures.ts';
import { fillLogin, logIn, openMenu, PASSWORD, somebody, test, WORDS } from './people.ts';

/** A made-up person's number, as the tax administration makes them (month + 80): another one every time. */
function testNumber(): string {
  for (let number = Number(process.hrtime.bigint() % 90_000n); ; number += 1) {
    const digits = `018590${String(number).padStart(5, '0')}`;
    if (idnr(digits).status === 'valid') return digits;
  }
}

for (const locale of ['en-GB', 'nb-NO'] as const) {
  test.describe(`the profile (${locale})`, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('is filled in, kept when it fails, and saved', async ({ page, person, complaints }) => {
      const isNorwegian = locale === 'nb-NO';
      const lacks = isNorwegian ? /^Profilen din mangler/ : /^Your profile still lacks/;
      await logIn(page, person, { words, to: '/profile' });
      const save = page.getByRole('button', { name: words.save, exact: true });
      await expect(save).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      const phone = page.getByLabel(isNorwegian ? 'Telefon' : 'Phone', { exact: true });
      const occupation = page.getByLabel(isNorwegian ? 'Yrke' : 'Occupation');
      await phone.fill('22 33');
      await occupation.fill('Snekker');
      await save.click();
      await expect(phone).toBeFocused();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      expect(await axeFindings(page)).toEqual([]);
      await expect(occupation).toHaveValue('Snekker');

      const number = isNorwegian ? '22 33 44 55' : '22 33 44 56';
      await phone.fill(number);
      await page
        .getByLabel(isNorwegian ? 'Kjønn' : 'Gender')
        .selectOption(isNorwegian ? 'others' : 'female');
      await page.getByLabel(words.name).fill(`Kari ${isNorwegian ? 'Berg' : 'Dal'}`);
      // What the server refuses is told like what the form finds itself, and nothing typed is lost.
      await page.route('**/api/graphql', (route) =>
        route.request().postData()?.includes('UpdateProfile') ? route.abort() : route.continue(),
      );
      await save.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(occupation).toHaveValue('Snekker');
      await page.unroute('**/api/graphql');
      complaints.length = 0;
      await save.click();
      await expect(page.getByText(words.saved)).toBeVisible();
      // The bar knows the new name at once.
      await expect(page.getByRole('button', { name: words.menu })).toHaveAccessibleName(
        /Kari (Berg|Dal)/,
      );
      await page.reload();
      await expect(phone).toHaveValue(number);
      await expect(occupation).toHaveValue('Snekker');

      // What others need of a person can be another, but not nothing; the rest is each one's own.
      await expect(page.getByText(lacks)).toHaveText(isNorwegian ? /bilde/ : /a picture/);
      await expect(page.getByText(lacks)).not.toHaveText(isNorwegian ? /yrke/ : /an occupation/);
      await phone.fill('');
      await occupation.fill('');
      await save.click();
      await expect(phone).toBeFocused();
      await expect(phone).toHaveAccessibleDescription(isNorwegian ? /kunne nå deg/ : /reach you/);
      await phone.fill(number);
      await save.click();
      await expect(page.getByText(lacks)).toHaveText(isNorwegian ? /yrke/ : /an occupation/);
    });
  });
}

test('the national identity number is masked, and changed', async ({ page, person }) => {
  await logIn(page, person, { to: '/profile' });
  const field = page.getByLabel('National identity number');
  await field.fill('12345678901');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(testNumber());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(field).toHaveValue(/^\d{6}\*{5}$/);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(field).toHaveValue('');
});

test('the picture is cut to a square', async ({ page, person }) => {
  await logIn(page, person, { to: '/profile' });
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#8a3b12' },
  })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles({ name: 'meg.jpg', mimeType: 'image/jpeg', buffer: picture });
  const shown = page.getByRole('img', { name: 'Your picture' });
  await expect(shown).toBeVisible();
  await expect
    .poll(() =>
      shown.evaluate((img: HTMLImageElement) => img.naturalWidth / Math.max(1, img.naturalHeight)),
    )
    .toBe(1);
});

test('another password, with the old one told right', async ({
  page,
  request,
  complaints,
  isMobile,
}) => {
  test.skip(isMobile, 'the same form');
  const person = await somebody(request, 'bytte');
  await logIn(page, person, { to: '/profile' });
  const another = 'en hel annen setning';
  await page.getByLabel('Old password').fill('not the old one');
  await page.getByLabel('New password').fill(another);
  await page.getByLabel('Repeat the password').fill(another);
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(page.getByText('Incorrect old password.')).toBeVisible();
  complaints.length = 0;
  await page.getByLabel('Old password').fill(PASSWORD);
  await change.click();
  await expect(page.getByText(/The password is changed/)).toBeVisible();
  // This session goes on: the page's next call is answered.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});

test('deactivated, and back by logging in', async ({ page, person }) => {
  await logIn(page, person, { to: '/profile' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('husvaer.json');
  await page.getByRole('button', { name: 'Deactivate my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(page).toHaveURL(/\/find-home/);
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Register as tenant' })).toBeVisible();
  await logIn(page, person, { to: '/profile' });
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});

test('deleted for good', async ({ page, request, complaints, isMobile }) => {
  test.skip(isMobile, 'the same dialog');
  const person = await somebody(request, 'slutt');
  await logIn(page, person, { to: '/profile' });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Enter your password to go on').fill('not the password');
  await dialog.getByRole('checkbox').check();
  expect(await axeFindings(page)).toEqual([]);
  await confirm.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Enter your password to go on').fill(PASSWORD);
  await confirm.click();
  await expect(page).toHaveURL(/\/find-home/);
  await open(page, '/login');
  await fillLogin(page, person);
  await expect(page.getByRole('alert')).toHaveText('Invalid e-mail or password.');
  complaints.length = 0;
});
