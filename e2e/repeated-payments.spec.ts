import { camt054 } from '../server/testing/bank-files.ts';
import { bookFile } from './book-file.ts';
import { expect, LOCALES, checkPage, test } from './fixtures.ts';
import { openMoneyScenario } from './money-scenario.ts';
import { logIn } from './people.ts';

const WORDS = {
  'en-GB': {
    known: '1 known from an earlier file',
    book: 'Book it after all',
    missing: 'Please give a reason.',
    why: 'Why are there two payments?',
    done: 'The payment is booked.',
    booked: 'Booked after all',
    waiting: 'Waiting',
  },
  'nb-NO': {
    known: '1 kjent fra en tidligere fil',
    book: 'Bokfør likevel',
    missing: 'Skriv hvorfor.',
    why: 'Hvorfor er det to betalinger?',
    done: 'Innbetalingen er bokført.',
    booked: 'Bokført likevel',
    waiting: 'Uavklarte',
  },
} as const;

// The tests start with an agency.
const scenario = openMoneyScenario();

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];
  test.describe(`repeated payments in ${locale}`, { tag }, () => {
    test.use({ locale });

    test(
      'an agent books a payment that was taken for one of an earlier file',
      { tag: '@nightly' },
      async ({ page }) => {
        const main = page.getByRole('main');
        const text = `Strøm ${locale}`;
        const payments = [{ amount: 125_000n, paidOn: '2026-12-10', text }];
        await logIn(page, scenario.money.agent, { to: scenario.site('/money/files') });
        for (const id of ['first', 'second']) {
          const buffer = camt054({
            account: scenario.money.account,
            id: `${locale}-${id}`,
            payments,
          });
          const name = `${locale}-${id}.xml`;
          await bookFile(page, name, buffer);
          await expect(main.getByRole('article', { name })).toBeVisible();
        }

        await main.getByRole('link', { name: words.known }).first().click();
        await expect(page).toHaveURL(/exceptions\/repeated/);
        const payment = main.getByRole('article').filter({ hasText: text });
        await expect(payment).toContainText(`${locale}-first.xml`);
        await checkPage(page);
        await payment.getByRole('button', { name: words.book }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: words.book }).click();
        await expect(dialog.getByText(words.missing)).toBeVisible();
        await checkPage(page);
        await dialog.getByLabel(words.why).fill('Banken bekrefter to betalinger.');
        await dialog.getByRole('button', { name: words.book }).click();
        await expect(page.getByText(words.done)).toBeVisible();
        await expect(payment.getByText(words.booked, { exact: true })).toBeVisible();
        await expect(payment).toContainText('Banken bekrefter to betalinger.');
        await main.getByRole('link', { name: words.waiting, exact: true }).click();
        await expect(main.getByRole('article').filter({ hasText: text })).toHaveCount(2);
      },
    );
  });
}
