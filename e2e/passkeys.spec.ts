import { addAuthenticator } from './authenticator.ts';
import { axeFindings, expect, LOCALES, open } from './fixtures.ts';
import {
  AGENT,
  codeFor,
  logIn,
  logOut,
  mailTo,
  PASSWORD,
  register,
  test,
  WORDS as ALL,
} from './people.ts';

const WORDS = {
  'en-GB': {
    ...ALL['en-GB'],
    add: 'Add a passkey',
    nameIt: 'Name',
    onward: 'Continue',
    prove: 'Show that it is you',
    yourPassword: 'Your password',
    invalidPassword: 'That is not your password.',
    notProved: 'Nothing was done: show that it is you first.',
    made: 'The passkey is added.',
    rename: 'Rename My phone',
    removeIt: 'Remove Old phone',
    confirmRemoval: 'Remove Old phone?',
    remove: 'Remove',
    removed: 'The passkey is removed.',
    unused: /Not used yet/,
    used: /Last used/,
    phone: 'My phone',
    oldPhone: 'Old phone',
    enter: 'Enter your account',
    number: 'Account number',
    paid: /^Rent is now paid to/,
    use: 'Use a passkey',
    byPasskey: 'Log in with a passkey',
    device: /^Chrome on /,
    added: 'A passkey was added to your account',
    downloadData: 'Download my data',
    identity: 'Use BankID',
    away: /Finish in the other tab/,
  },
  'nb-NO': {
    ...ALL['nb-NO'],
    add: 'Legg til passnøkkel',
    nameIt: 'Navn',
    onward: 'Fortsett',
    prove: 'Bekreft at det er deg',
    yourPassword: 'Passordet ditt',
    invalidPassword: 'Det er ikke passordet ditt.',
    notProved: 'Ingenting er endret. Bekreft først at det er deg.',
    made: 'Passnøkkelen er lagt til.',
    rename: 'Gi nytt navn: My phone',
    removeIt: 'Fjern Old phone',
    confirmRemoval: 'Fjerne Old phone?',
    remove: 'Fjern',
    removed: 'Passnøkkelen er fjernet.',
    unused: /Ikke brukt ennå/,
    used: /Sist brukt/,
    phone: 'My phone',
    oldPhone: 'Old phone',
    enter: 'Oppgi kontoen din',
    number: 'Kontonummer',
    paid: /^Husleien utbetales nå til/,
    use: 'Bruk passnøkkel',
    byPasskey: 'Logg inn med passnøkkel',
    device: /^Chrome på /,
    added: 'En passnøkkel ble lagt til på kontoen din',
    downloadData: 'Last ned opplysningene mine',
    identity: 'Bruk BankID',
    away: /Fullfør i den andre fanen/,
  },
} as const;

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];
  const language = locale === 'nb-NO' ? 'no' : 'en';

  test.describe(`passkeys (${locale})`, { tag }, () => {
    test.use({ locale });

    test('are added with the password, required for sensitive actions, logged in with and removed', async ({
      page,
      request,
      pageErrors,
    }) => {
      const { cdp, authenticatorId } = await addAuthenticator(page);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog').last();
      const press = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });

      // For a user with a password, a mailed code is not proof.
      const email = await register(request, 'nokkel', { language, optimiseFor: 'landlord' });
      const code = await codeFor(request, email);
      const verified = await request.post('/api/auth/verify-email', {
        data: { user: email, code },
      });
      const { tokens } = (await verified.json()) as { tokens: Record<string, string> };
      await page.context().addCookies(
        Object.entries(tokens).map(([name, value]) => ({
          name,
          value,
          url: new URL(verified.url()).origin,
        })),
      );
      await open(page, '/profile');
      await main.getByRole('button', { name: words.add }).click();
      await expect(dialog.getByLabel(words.nameIt)).toHaveValue(words.device);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByLabel(words.nameIt).fill(words.phone);
      await press(words.onward).click();

      await expect(page.getByRole('dialog', { name: words.prove })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByLabel(words.yourPassword, { exact: true }).fill('feil passord');
      await press(words.onward).click();
      await expect(dialog.getByText(words.invalidPassword)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      pageErrors.length = 0;
      // A user who cancels keeps their input and may try again.
      await page.keyboard.press('Escape');
      await expect(dialog.getByRole('alert')).toHaveText(words.notProved);
      await expect(dialog.getByLabel(words.nameIt)).toHaveValue(words.phone);
      await press(words.onward).click();
      await dialog.getByLabel(words.yourPassword, { exact: true }).fill(PASSWORD);
      await press(words.onward).click();
      await expect(page.getByText(words.made)).toBeVisible();
      await expect(main.getByText(words.unused)).toBeVisible();
      expect(await mailTo(request, email, 1)).toContain(words.added);

      await main.getByRole('button', { name: words.rename }).click();
      await dialog.getByLabel(words.nameIt).fill(words.oldPhone);
      await press(words.save).click();
      await expect(main.getByText(words.oldPhone)).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await axeFindings(page)).toEqual([]);

      // From now on the password is not enough; the input stays meanwhile.
      await open(page, '/payout-details');
      await main.getByRole('button', { name: words.enter }).click();
      await main.getByLabel(words.number).fill('1503 20 80119');
      await main.getByRole('button', { name: words.save, exact: true }).click();
      await expect(press(words.use)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
      await press(words.use).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
      await press(words.use).click();
      await expect(page.getByText(words.paid)).toBeVisible();
      // Refused calls were expected.
      pageErrors.length = 0;

      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', {
        authenticatorId,
        enabled: false,
      });
      await logOut(page, words);
      await open(page, '/login?returnTo=/profile');
      await expect(main.getByRole('button', { name: words.byPasskey })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
      await main.getByRole('button', { name: words.byPasskey }).click();
      await expect(page).toHaveURL(/\/profile$/);
      await expect(main.getByText(words.used)).not.toHaveCount(0);
      await expect(main.getByText(words.device)).toBeVisible();

      await main.getByRole('button', { name: words.removeIt }).click();
      await expect(page.getByRole('dialog', { name: words.confirmRemoval })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await press(words.remove).click();
      await expect(page.getByText(words.removed)).toBeVisible();
      await expect(main.getByText(words.oldPhone)).toHaveCount(0);
    });

    test(
      'a user with BankID confirms it in another tab, and continues in this one',
      { tag: '@nightly' },
      async ({ page, pageErrors }) => {
        await logIn(page, { ...AGENT, email: AGENT.user }, { to: '/profile' });
        await page.getByRole('button', { name: words.downloadData }).click();
        const dialog = page.getByRole('dialog', { name: words.prove });
        await expect(dialog).toBeVisible();
        // Without motion the sign of waiting is in the middle of its button as well.
        const waiting = page.locator('button[data-loading]').first();
        const [button, loader] = await Promise.all([
          waiting.boundingBox(),
          waiting.locator('.mantine-Button-loader').boundingBox(),
        ]);
        const offset = loader!.y + loader!.height / 2 - (button!.y + button!.height / 2);
        expect(Math.abs(offset)).toBeLessThan(2);
        // A button of the page that lies half under the top bar is not a small target.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await axeFindings(page)).toEqual([]);
        const newPage = page.context().waitForEvent('page');
        await dialog.getByRole('link', { name: words.identity }).click();
        const other = await newPage;
        await expect(dialog.getByText(words.away)).toBeVisible();
        const download = page.waitForEvent('download');
        await other.getByRole('link', { name: 'Silje Bakken' }).click();
        expect((await download).suggestedFilename()).toBe('husvaer.json');
        await expect(dialog).toBeHidden();
        pageErrors.length = 0;
      },
    );
  });
}
