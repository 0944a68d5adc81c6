import { addAuthenticator } from './authenticator.ts';
import { axeFindings, expect, LOCALES, open, test } from './fixtures.ts';
import { openMoneyScenario } from './money-scenario.ts';
import { logIn } from './people.ts';

const WORDS = {
  'en-GB': {
    settings: 'Settings',
    required: 'Require a passkey or BankID',
    save: 'Save',
    saved: 'Saved.',
    prove: 'Show that it is you',
    why: /^The agency requires a passkey or BankID/,
    profile: 'Go to your profile',
    passkeys: 'Passkeys',
    again: 'Try again',
    add: 'Add a passkey',
    onward: 'Continue',
    needed: /^The page you came from requires/,
    next: /^Done\. Now go back/,
    back: 'Go back',
    use: 'Use a passkey',
    arrears: 'Arrears',
    title: 'Logging in',
  },
  'nb-NO': {
    settings: 'Innstillinger',
    required: 'Krev passnøkkel eller BankID',
    save: 'Lagre',
    saved: 'Lagret.',
    prove: 'Bekreft at det er deg',
    why: /^Forvalteren krever passnøkkel eller BankID/,
    profile: 'Gå til profilen din',
    passkeys: 'Passnøkler',
    again: 'Prøv igjen',
    add: 'Legg til passnøkkel',
    onward: 'Fortsett',
    needed: /^Siden du kom fra, krever/,
    next: /^Nå kan du gå tilbake/,
    back: 'Gå tilbake',
    use: 'Bruk passnøkkel',
    arrears: 'Restanser',
    title: 'Innlogging',
  },
} as const;

// The tests start with an agency.
const scenario = openMoneyScenario('husvaer.localhost');

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];

  test.describe(`an agency that requires a stronger login (${locale})`, { tag }, () => {
    test.use({ locale });

    test(
      'says so in its settings, and leads an agent with only a password to a passkey and back',
      { tag: '@nightly' },
      async ({ page, pageErrors }) => {
        await addAuthenticator(page);
        const main = page.getByRole('main');
        const dialog = page.getByRole('dialog', { name: words.prove });
        await logIn(page, scenario.money.agent, { to: scenario.site('/money') });
        await main.getByRole('link', { name: words.settings }).click();
        await main.getByRole('link', { name: words.title }).click();
        const part = main.getByRole('region', { name: words.title });
        await part.getByLabel(words.required).check();
        expect(await axeFindings(page)).toEqual([]);
        await part.getByRole('button', { name: words.save, exact: true }).click();
        await expect(page.getByText(words.saved)).toBeVisible();
        // The setting applies immediately, also to the agent who made it.
        await expect(dialog.getByText(words.why)).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);

        // Also on a page that is loaded again.
        await open(page, scenario.site('/money'));
        await expect(dialog.getByText(words.why)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(main.getByRole('heading', { name: words.prove })).toBeVisible();
        await expect(dialog).toBeHidden();
        expect(await axeFindings(page)).toEqual([]);
        await main.getByRole('button', { name: words.again }).click();
        await dialog.getByRole('link', { name: words.profile }).click();
        await expect(main.getByRole('heading', { name: words.passkeys })).toBeVisible();
        await expect(main.getByText(words.needed)).toBeVisible();

        // A new passkey is used once, on the page that asked for it.
        await main.getByRole('button', { name: words.add }).click();
        await page.getByRole('dialog').getByRole('button', { name: words.onward }).click();
        await expect(main.getByText(words.next)).toBeVisible();
        await expect(page.getByRole('dialog')).toBeHidden();
        expect(await axeFindings(page)).toEqual([]);
        await main.getByRole('link', { name: words.back }).click();
        await dialog.getByRole('button', { name: words.use }).click();
        await expect(main.getByRole('table', { name: words.arrears })).toBeVisible();
        await expect(page).toHaveURL(scenario.site('/money'));
        // The session has a proof now, and is not asked again.
        await open(page, scenario.site('/money/settings/login'));
        await expect(part.getByLabel(words.required)).toBeChecked();
        pageErrors.length = 0;
      },
    );
  });
}
