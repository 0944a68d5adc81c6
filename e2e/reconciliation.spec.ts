import { camt053 } from '../server/testing/bank-files.ts';
import { bookFile } from './book-file.ts';
import { expect, checkPage, test } from './fixtures.ts';
import { openMoneyScenario } from './money-scenario.ts';
import { logIn } from './people.ts';

/** Each language signs off a month of its own of the same agency; the second one at night. */
const WORDS = {
  'en-GB': {
    closingOn: '2026-09-30',
    opening: 100_000n,
    month: 'September 2026',
    difference: 'On the account before',
    problem: /The bank has .* more than the books/,
    sign: 'Sign off the month',
    missing: 'Please give a reason.',
    reason: 'Why the bank and the books differ',
    signed: /Signed off by .* on/,
    save: 'Save as PDF',
    file: 'bank-reconciliation-2026-09.pdf',
  },
  'nb-NO': {
    closingOn: '2026-10-30',
    opening: 250_000n,
    month: 'oktober 2026',
    difference: 'En kontoutskrift mangler',
    problem: /En kontoutskrift mangler/,
    sign: 'Godkjenn måneden',
    missing: 'Skriv hvorfor.',
    reason: 'Hvorfor er banken og regnskapet forskjellige?',
    signed: /Godkjent av .*/,
    save: 'Lagre som PDF',
    file: 'bankavstemming-2026-10.pdf',
  },
} as const;

// The tests start with an agency.
const scenario = openMoneyScenario();

for (const [locale, tag] of [
  ['en-GB', []],
  ['nb-NO', ['@nightly']],
] as const) {
  const words = WORDS[locale];
  test.describe(`reconciliation in ${locale}`, { tag: [...tag] }, () => {
    test.use({ locale });

    test(
      'an agent reads why the bank and the books differ, and signs the month off',
      { tag: '@nightly' },
      async ({ page }) => {
        const main = page.getByRole('main');
        const { account } = scenario.money;
        const { closingOn, opening } = words;
        await logIn(page, scenario.money.agent, { to: scenario.site('/money/files') });
        const name = `${closingOn}.xml`;
        const buffer = camt053({ account, id: closingOn, closingOn, opening });
        await bookFile(page, name, buffer);
        await expect(main.getByRole('article', { name })).toBeVisible();

        await page.goto(scenario.site('/money/reconciliation'));
        await expect(main.getByRole('heading', { name: words.month })).toBeVisible();
        await expect(main.getByText(words.problem).first()).toBeVisible();
        await expect(main.getByText(words.difference).first()).toBeVisible();
        await checkPage(page);
        await main.getByRole('button', { name: words.sign }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: words.sign }).click();
        await expect(dialog.getByText(words.missing)).toBeVisible();
        await checkPage(page);
        await dialog.getByLabel(words.reason).fill('Avklart med banken.');
        await dialog.getByRole('button', { name: words.sign }).click();
        await page.goto(scenario.site(`/money/reconciliation?month=${closingOn.slice(0, 7)}`));
        await expect(main.getByText(words.signed)).toBeVisible();
        await expect(main.getByText('Avklart med banken.')).toBeVisible();
        await expect(main.getByRole('button', { name: words.sign })).toHaveCount(0);
        const saved = page.waitForEvent('download');
        await main.getByRole('button', { name: words.save }).click();
        expect((await saved).suggestedFilename()).toBe(words.file);
      },
    );
  });
}
