import { idnr } from '@navikt/fnrvalidator';
import sharp from 'sharp';

import { axeFindings, expect, LOCALES, open } from './fixtures.ts';
import { apiOf } from './landlords.ts';
import {
  fillLogin,
  logIn,
  mailTo,
  newEmail,
  openMenu,
  PASSWORD,
  somebody,
  test,
  WORDS,
} from './people.ts';

/** A fictional identity number, as the tax administration makes them (month + 80): a new one every time. */
function testNumber(): string {
  for (let number = Number(process.hrtime.bigint() % 90_000n); ; number += 1) {
    const digits = `018590${String(number).padStart(5, '0')}`;
    if (idnr(digits).status === 'valid') return digits;
  }
}

for (const [locale, tag] of LOCALES) {
  const isNorwegian = locale === 'nb-NO';
  test.describe(`the profile (${locale})`, { tag }, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('has a new e-mail once both addresses have confirmed it', async ({ page, request }) => {
      const person = await somebody(request, 'bytter');
      const next = newEmail('ny');
      await logIn(page, person, { to: '/profile' });
      await page
        .getByRole('button', { name: isNorwegian ? 'Bytt e-post' : 'Change e-mail' })
        .click();
      const field = page.getByLabel(isNorwegian ? 'Ny e-postadresse' : 'New e-mail address');
      const send = page.getByRole('button', {
        name: isNorwegian ? 'Send lenkene' : 'Send the links',
      });
      await field.fill('ingen');
      await send.click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(next);
      expect(await axeFindings(page)).toEqual([]);
      await send.click();
      await expect(page.getByRole('status').filter({ hasText: next })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('status').filter({ hasText: next })).toBeVisible();
      for (const address of [person.email, next]) {
        const mail = await mailTo(request, address, address === next ? 0 : 1);
        const [, path = ''] = /(\/confirm-email\/[0-9a-f-]+#[\w-]+)/.exec(mail) ?? [];
        await open(page, path);
        await expect(page).toHaveURL(/\/confirm-email\/[0-9a-f-]+$/);
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: isNorwegian ? 'Bekreft' : 'Confirm' }).click();
        await expect(page.getByRole('link', { name: /profil/ })).toBeVisible();
      }
      await page.getByRole('link', { name: /profil/ }).click();
      await expect(page.getByText(next).first()).toBeVisible();
    });

    test('is filled in, kept when it fails, and saved', async ({ page, person, pageErrors }) => {
      const lacks = isNorwegian ? /^Profilen din mangler/ : /^Your profile still lacks/;
      await logIn(page, person, { to: '/profile' });
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
      // Errors of the server are shown like those of the form, and no input is lost.
      await page.route('**/api/graphql', (route) =>
        route.request().postData()?.includes('UpdateProfile') ? route.abort() : route.continue(),
      );
      await save.click();
      await expect(page.getByRole('alert')).toHaveText(
        isNorwegian ? /^Vi fikk ikke lagret profilen\./ : /^Failed to update\./,
      );
      await expect(occupation).toHaveValue('Snekker');
      await page.unroute('**/api/graphql');
      pageErrors.length = 0;
      await save.click();
      await expect(page.getByText(words.saved)).toBeVisible();
      // The bar shows the new name immediately.
      await expect(page.getByRole('button', { name: words.menu })).toHaveAccessibleName(
        /Kari (Berg|Dal)/,
      );
      await page.reload();
      await expect(phone).toHaveValue(number);
      await expect(occupation).toHaveValue('Snekker');

      // Required facts can be changed, but not deleted; the others are optional.
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

    test('shows where the user is logged in, and ends other sessions', async ({
      page,
      request,
    }) => {
      const texts = isNorwegian
        ? {
            one: /^Logg ut: .*[Ll]ogget inn/,
            others: 'Logg ut alle andre steder',
            here: 'Det er her du er nå',
          }
        : {
            one: /^Log out: .*[Ll]ogged in/,
            others: 'Log out everywhere else',
            here: 'This is where you are now',
          };
      const person = await somebody(request, 'overalt');
      const elsewhere = await apiOf(request, person);
      const fetchSessions = () => elsewhere('{ getMySessions { _id } }', {});
      await fetchSessions();
      await logIn(page, person, { to: '/profile' });
      const ends = page.getByRole('main').getByRole('button', { name: texts.one });
      await expect(page.getByText(texts.here)).toBeVisible();
      await expect(ends).toHaveCount(2);
      await ends.last().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.logOut, exact: true }).click();
      await expect(ends).toHaveCount(1);

      // Another session, so that there are several to end at the same time.
      await apiOf(request, person);
      await page.reload();
      await page.getByRole('button', { name: texts.others }).click();
      await dialog.getByRole('button', { name: words.logOut, exact: true }).click();
      await expect(ends).toHaveCount(0);
      await expect(page.getByText(texts.here)).toBeVisible();
      await expect(fetchSessions()).rejects.toThrow();
    });
  });
}

test(
  'the national identity number is masked, and changed',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, person }) => {
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
  },
);

test(
  'the picture is cropped to a square, and a refusal says why',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, person, pageErrors }) => {
    await logIn(page, person, { to: '/profile' });
    const choose = async (buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /^(Choose a|Change) picture$/ }).click();
      await (await chooser).setFiles({ name: 'meg.jpg', mimeType: 'image/jpeg', buffer });
    };
    await choose(Buffer.from('Dette er ikke et bilde.'));
    await expect(page.getByText('File type is not supported.')).toBeVisible();
    const picture = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#8a3b12' },
    })
      .jpeg()
      .toBuffer();
    await page.route('**/api/profile-image', (route) => route.abort());
    await choose(picture);
    await expect(page.getByText('Image upload failed.')).toBeVisible();
    await page.unroute('**/api/profile-image');
    pageErrors.length = 0;
    await choose(picture);
    const shown = page.getByRole('img', { name: 'Your picture' });
    await expect(shown).toBeVisible();
    await expect
      .poll(() =>
        shown.evaluate(
          (img: HTMLImageElement) => img.naturalWidth / Math.max(1, img.naturalHeight),
        ),
      )
      .toBe(1);
  },
);

// Desktop only: the form is the same on a phone.
test(
  'the password changes with the right old one',
  { tag: '@desktop' },
  async ({ page, request, pageErrors }) => {
    const person = await somebody(request, 'bytte');
    await logIn(page, person, { to: '/profile' });
    const another = 'en hel annen setning';
    const change = page.getByRole('button', { name: 'Change password' });
    await change.click();
    for (const field of ['Old password', 'New password', 'Repeat the password'])
      await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Old password').fill('not the old one');
    await page.getByLabel('New password').fill(another);
    await page.getByLabel('Repeat the password').fill(`${another}!`);
    await change.click();
    await expect(page.getByText('The two passwords are not the same.')).toBeVisible();
    await page.getByLabel('Repeat the password').fill(another);
    await change.click();
    await expect(page.getByText('Incorrect old password.')).toBeVisible();
    await page.getByLabel('Old password').fill(PASSWORD);
    await page.route('**/api/auth/change-password', (route) => route.abort());
    await change.click();
    await expect(page.getByRole('alert')).toHaveText(/^Password change failed\./);
    await page.unroute('**/api/auth/change-password');
    pageErrors.length = 0;
    await change.click();
    await expect(page.getByText(/The password is changed/)).toBeVisible();
    // This session continues: the page's next call is answered.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  },
);

test(
  'an account is deactivated, and a login brings it back',
  { tag: '@desktop' },
  async ({ page, person }) => {
    await logIn(page, person, { to: '/profile' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('husvaer.json');
    // Calls as this user finish before the logout.
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/my-data', async (route) => {
      await answered.promise;
      await route.continue();
    });
    const data = page.waitForResponse('**/api/my-data');
    await page.getByRole('button', { name: 'Download my data' }).click();
    let isRequested = false;
    page.on('request', (call) => {
      isRequested ||= Boolean(call.postData()?.includes('"DeactivateAccount"'));
    });
    await page.getByRole('button', { name: 'Deactivate my account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const confirm = dialog.getByRole('button', { name: 'Deactivate', exact: true });
    await confirm.click();
    await expect(confirm).toHaveAttribute('data-loading', 'true');
    expect(isRequested).toBe(false);
    answered.resolve();
    expect((await data).status()).toBe(200);
    await expect(page).toHaveURL(/\/find-home/);
    expect(isRequested).toBe(true);
    await openMenu(page);
    await expect(page.getByRole('menuitem', { name: 'Register as tenant' })).toBeVisible();
    await logIn(page, person, { to: '/profile' });
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  },
);

// Desktop only: the dialog is the same on a phone.
test('an account is deleted', { tag: '@desktop' }, async ({ page, request, pageErrors }) => {
  const person = await somebody(request, 'slutt');
  await logIn(page, person, { to: '/profile' });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  expect(await axeFindings(page)).toEqual([]);
  await confirm.click();
  await expect(page).toHaveURL(/\/find-home/);
  await open(page, '/login');
  await fillLogin(page, person);
  await expect(page.getByRole('alert')).toHaveText('Invalid e-mail or password.');
  pageErrors.length = 0;
});
