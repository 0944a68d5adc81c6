import { expect, fileOnDisk, LOCALES, checkPage, test } from './fixtures.ts';
import { openMoneyScenario } from './money-scenario.ts';
import { logIn } from './people.ts';

const WORDS = {
  'en-GB': {
    recipient: 'Jonas Lie Solheim',
    waiting: /^\d letters to be posted$/,
    choose: /^Choose the letter to/,
    all: 'Choose all on this page',
    print: 'Print',
    mark: 'Mark as posted',
    on: 'Posted on',
    tracking: 'Tracking number, if registered',
    done: 'It is noted when the letters were posted.',
    posted: 'Posted',
    receipt: 'Open the receipt',
    more: 'More about the letter to Ingrid Solheim',
    address: 'Change the address',
    code: 'Postal code',
    invalidCode: 'A postal code has four digits.',
    changed: 'The address is changed.',
    cancel: 'Do not send it',
    missing: 'Please give a reason.',
  },
  'nb-NO': {
    recipient: 'Maria Alexandra Nordahl-Wilhelmsen',
    waiting: /^\d brev skal postlegges$/,
    choose: /^Velg brevet til/,
    all: 'Velg alle på denne siden',
    print: 'Skriv ut',
    mark: 'Merk som postlagt',
    on: 'Postlagt den',
    tracking: 'Sporingsnummer, hvis brevet er rekommandert',
    done: 'Postleggingen er registrert.',
    posted: 'Postlagt',
    receipt: 'Åpne kvitteringen',
    more: 'Mer om brevet til Ingrid Solheim',
    address: 'Endre adressen',
    code: 'Postnummer',
    invalidCode: 'Et postnummer har fire sifre.',
    changed: 'Adressen er endret.',
    cancel: 'Ikke send det',
    missing: 'Skriv hvorfor.',
  },
} as const;

// Leases that were signed elsewhere, whose notices go by post.
const scenario = openMoneyScenario();

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];
  test.describe(`letters by post in ${locale}`, { tag }, () => {
    test.use({ locale });

    test(
      'an agent prints a notice, posts it, and records when, with a receipt',
      { tag: '@nightly' },
      async ({ page }) => {
        const main = page.getByRole('main');
        await logIn(page, scenario.money.agent, { to: scenario.site('/money/post') });
        await expect(main.getByRole('heading', { name: words.waiting })).toBeVisible();
        await checkPage(page);

        const letter = main.getByRole('article', { name: words.recipient });
        await letter.getByRole('checkbox', { name: words.choose }).check();
        const download = page.waitForEvent('download');
        await main.getByRole('button', { name: words.print }).click();
        expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
        await main.getByRole('button', { name: words.mark }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(words.on).fill('2026-12-11');
        await dialog.getByLabel(words.tracking).fill('RR123456785NO');
        const receipt = fileOnDisk('poststempel.pdf', '%PDF-1.7\nKvittering');
        await dialog.locator('input[type=file]').setInputFiles(receipt);
        await expect(dialog.getByText('poststempel')).toBeVisible();
        await checkPage(page);
        await dialog.getByRole('button', { name: words.mark }).click();
        await expect(page.getByText(words.done)).toBeVisible();
        await expect(letter).toHaveCount(0);

        await main.getByRole('link', { name: words.posted, exact: true }).click();
        await expect(letter).toContainText('RR123456785NO');
        await expect(letter).toContainText('Silje Bakken');
        await expect(letter.getByRole('button', { name: words.receipt })).toBeVisible();
      },
    );

    test(
      'an address is corrected; an agent who calls off a letter gives a reason',
      { tag: '@nightly' },
      async ({ page }) => {
        const main = page.getByRole('main');
        await logIn(page, scenario.money.agent, { to: scenario.site('/money/post') });
        const letter = main.getByRole('article', { name: 'Ingrid Solheim' });
        const press = async (name: string) => {
          await letter.getByRole('button', { name: words.more }).click();
          await page.getByRole('menuitem', { name }).click();
        };
        await press(words.address);
        const dialog = page.getByRole('dialog');
        const code = dialog.getByLabel(words.code);
        await code.fill('55');
        await dialog.getByRole('button', { name: words.address }).click();
        await expect(dialog.getByText(words.invalidCode)).toBeVisible();
        await checkPage(page);
        await code.fill('0555');
        await dialog.getByRole('button', { name: words.address }).click();
        await expect(page.getByText(words.changed)).toBeVisible();
        await expect(letter).toContainText('0555');
        await press(words.cancel);
        await dialog.getByRole('button', { name: words.cancel }).click();
        await expect(dialog.getByText(words.missing)).toBeVisible();
        await checkPage(page);
      },
    );
  });
}
