import { addAccount, changeGrants, lockAccount } from '../server/src/features/accounts/public.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { addPerson, PASSWORD } from '../server/testing/people.ts';
import { axeFindings, expect, LOCALES, open, test } from './fixtures.ts';
import { startOwnServer } from './own-server.ts';
import { fillLogin, mailTo, WORDS as FORMS } from './people.ts';

const WORDS = {
  'en-GB': {
    noPassword: /^User has no password set\./,
    choose: 'Choose a password',
    none: 'You have no password yet',
    done: 'The password is changed. Log in with the new one.',
    wait: /^Too many attempts\. Try again in \d+ minutes\./,
    deactivate: ['Deactivate my account', 'Deactivate'],
    delete: ['Delete my account', 'Delete for good'],
    held: /^Active lease blocks deactivation:/,
    cancel: 'Cancel',
  },
  'nb-NO': {
    noPassword: /^Kontoen har ikke noe passord\./,
    choose: 'Velg et passord',
    none: 'Du har ikke noe passord ennå',
    done: 'Passordet er byttet. Logg inn med det nye.',
    wait: /^For mange forsøk\. Prøv igjen om \d+ minutter\./,
    deactivate: ['Deaktiver kontoen min', 'Deaktiver'],
    delete: ['Slett kontoen min', 'Slett for godt'],
    held: /^Du har et aktivt leieforhold\./,
    cancel: 'Avbryt',
  },
} as const;

/** A user who never set a password, one who guesses too often, and one who has a lease. */
const NONE = { email: 'uten@example.com', password: PASSWORD };
const HASTY = { email: 'hastig@example.com', password: PASSWORD };
const TENANT = { email: 'leietaker@example.com', password: PASSWORD };

const server = startOwnServer(async (app) => {
  await addPerson(app, HASTY);
  const tenant = await addPerson(app, TENANT);
  await app.runner.run(
    SYSTEM,
    async ({ tx, newId, clock }) => {
      const nobodys = { id: newId(), name: 'Una Uten', phoneNumber: null, email: NONE.email };
      await addAccount(tx, { ...nobodys, verifiedAt: clock.now() }, clock.now());
      await changeGrants(tx, nobodys.id, { given: [{ role: 'tenant', partnerId: null }] });
      const hold = { accountId: tenant.id, reason: 'lease_active', holderId: newId() } as const;
      await lockAccount(tx, hold);
    },
    undefined,
  );
});

for (const [locale, tag] of LOCALES) {
  test.describe(locale, { tag }, () => {
    test.use({ locale });
    const words = WORDS[locale];
    const forms = FORMS[locale];

    test(
      'a user without a password sets one by mail and is logged in',
      { tag: '@nightly' },
      async ({ page, playwright, pageErrors }) => {
        await open(page, `${server.origin}/login`);
        await fillLogin(page, NONE, forms);
        await expect(page.getByRole('alert')).toHaveText(words.noPassword);
        expect(await axeFindings(page)).toEqual([]);
        pageErrors.length = 0;
        await page.getByRole('alert').getByRole('link', { name: words.choose }).click();
        await expect(page).toHaveURL(`${server.origin}/provide-new-password`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.none);
        // Known values need not be typed again.
        await expect(page.getByLabel(forms.email, { exact: true })).toHaveValue(NONE.email);
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: forms.sendLink }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(forms.sent);

        const request = await playwright.request.newContext({ baseURL: server.origin });
        const mail = await mailTo(request, NONE.email);
        await request.dispose();
        const [path = ''] = /\/create-new-password\/[0-9a-f-]+#[\w-]+/.exec(mail) ?? [];
        await open(page, server.origin + path);
        await page.getByLabel(forms.newPassword).fill(NONE.password);
        await page.getByLabel(forms.repeat).fill(NONE.password);
        await page.getByRole('button', { name: forms.changePassword }).click();
        await expect(page.getByText(words.done)).toBeVisible();
        await fillLogin(page, NONE, forms);
        await expect(page).toHaveURL(`${server.origin}/home`);
      },
    );

    test(
      'a user who guesses too often reads how long to wait',
      { tag: '@nightly' },
      async ({ page, pageErrors }) => {
        for (let tries = 0; tries < 10; tries += 1) {
          const data = { user: HASTY.email, password: `a guess, number ${tries}` };
          expect((await page.request.post(`${server.origin}/api/auth`, { data })).status()).toBe(
            401,
          );
        }
        await open(page, `${server.origin}/login`);
        // Also with the right password, until some time has passed.
        await fillLogin(page, HASTY, forms);
        await expect(page.getByRole('alert')).toHaveText(words.wait);
        await expect(page.getByLabel(forms.password, { exact: true })).toHaveValue(HASTY.password);
        pageErrors.length = 0;
      },
    );

    test(
      'a user with a lease can’t delete their account while it lasts',
      { tag: '@nightly' },
      async ({ page, pageErrors }) => {
        await open(page, `${server.origin}/login?returnTo=/profile`);
        await fillLogin(page, TENANT, forms);
        const dialog = page.getByRole('dialog');
        for (const [opener, confirm] of [words.deactivate, words.delete]) {
          await page.getByRole('button', { name: opener }).click();
          if (opener === words.delete[0]) {
            await dialog.getByRole('checkbox').check();
          }
          await dialog.getByRole('button', { name: confirm, exact: true }).click();
          await expect(dialog.getByRole('alert')).toHaveText(words.held);
          await dialog.getByRole('button', { name: words.cancel }).click();
          await expect(dialog).toBeHidden();
        }
        // The session has not ended.
        pageErrors.length = 0;
        await page.reload();
        await expect(page.getByRole('button', { name: forms.save, exact: true })).toBeVisible();
      },
    );
  });
}
