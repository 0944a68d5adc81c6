import type { Page } from '@playwright/test';

import { camt054, ocrFile } from '../server/testing/bank-files.ts';
import { TENANT } from '../server/testing/money-scenario.ts';
import { bookFile } from './book-file.ts';
import { axeFindings, expect, LOCALES, test } from './fixtures.ts';
import { openMoneyScenario } from './money-scenario.ts';
import { logIn } from './people.ts';

const WORDS = {
  'en-GB': {
    arrears: 'Arrears',
    files: 'Bank files',
    notBooked: 'Show what is not booked',
    otherAccount: 'The account is not a client account here',
    exceptions: /^Unclear payments/,
    invoices: 'Invoices',
    settings: 'Settings',
    sums: /^2 leases owe/,
    save: 'Save as CSV',
    choose: 'Choose files',
    booked: 'Booked. The report is below.',
    unclear: '1 was unclear',
    refused: /^The file was rejected/,
    line: /^Line \d+:/,
    waits: '1 payment waits for you',
    nearly: 'The KID is nearly the same.',
    book: 'Book to this lease',
    bookNow: 'Book',
    none: 'Every payment has been matched.',
    more: /^More about invoice/,
    writeOff: 'Write off',
    proposed: /^The write-off of invoice 2 waits/,
    reductions: 'Write-offs',
    waitsForAnother: 'Waits for another person',
    toBeApproved: 'To approve',
    agree: /^Agree/,
    account: 'Client account',
    invalidAccount: 'This is not an account number: eleven digits.',
    unsaved: 'Leave without saving?',
    leave: 'Leave without saving',
    stay: 'Stay here',
    invoicing: 'Invoicing',
    ledger: 'Ledger',
    balances: 'Balances',
    keys: 'API keys',
    keyName: 'Name',
    keyAddresses: 'Addresses it is valid from',
    invalidAddress: '“203.0.113” is not an IP address or a network',
    limited: 'valid from 203.0.113.0/24',
    make: 'Make the key',
    made: /^hvp_/,
    letters: /^Letters and case/,
    lead: 'Invoice rent this long before it is due',
    saved: 'Saved.',
    log: /^Days before the due date: 15 → 20$/,
    payouts: /^Payouts/,
    chooseAll: 'Choose all 2 on this page',
    approve: 'Approve',
    approveAll: 'Approve 2 payouts?',
    approveNow: /^Approve (NOK|\d)/,
    toApprove: 'Nothing to approve',
    approved: 'Approved',
    number: 'No. 1',
    how: 'How it was worked out',
    rent: /^Rent/,
    hold: 'Hold back',
    onHold: 'On hold',
    notFound: 'Page not found',
  },
  'nb-NO': {
    arrears: 'Restanser',
    files: 'Bankfiler',
    notBooked: 'Vis hva som ikke er bokført',
    otherAccount: 'Kontoen er ikke en klientkonto her',
    exceptions: /^Uavklarte innbetalinger/,
    invoices: 'Fakturaer',
    settings: 'Innstillinger',
    sums: /^2 leieforhold skylder/,
    save: 'Lagre som CSV',
    choose: 'Velg filer',
    booked: 'Bokført. Rapporten står nedenfor.',
    unclear: '1 var uavklart',
    refused: /^Filen er avvist/,
    line: /^Linje \d+:/,
    waits: '1 innbetaling må avklares',
    nearly: 'KID-en er nesten lik.',
    book: 'Registrer på leieforholdet',
    bookNow: 'Bokfør',
    none: 'Alle innbetalinger er plassert.',
    more: /^Mer om faktura/,
    writeOff: 'Avskriv',
    proposed: /^Avskrivningen av faktura 2 bokføres når/,
    reductions: 'Avskrivninger',
    waitsForAnother: 'Må godtas av en annen',
    toBeApproved: 'Til godkjenning',
    agree: /^Godta/,
    account: 'Klientkonto',
    invalidAccount: 'Et kontonummer har 11 sifre. Sjekk at det er riktig.',
    unsaved: 'Gå uten å lagre?',
    leave: 'Gå uten å lagre',
    stay: 'Bli her',
    invoicing: 'Fakturering',
    ledger: 'Hovedbok',
    balances: 'Saldoer',
    keys: 'API-nøkler',
    keyName: 'Navn',
    keyAddresses: 'Adresser den gjelder fra',
    invalidAddress: '«203.0.113» er ikke en IP-adresse eller et nettverk',
    limited: 'gjelder fra 203.0.113.0/24',
    make: 'Lag nøkkelen',
    made: /^hvp_/,
    letters: /^Brev og sak/,
    lead: 'Dager før forfall husleien faktureres',
    saved: 'Lagret.',
    log: /^Dager før forfall: 15 → 20$/,
    payouts: /^Utbetalinger/,
    chooseAll: 'Velg alle 2 på denne siden',
    approve: 'Godkjenn',
    approveAll: 'Godkjenne 2 utbetalinger?',
    approveNow: /^Godkjenn .*kr/,
    toApprove: 'Ingenting å godkjenne',
    approved: 'Godkjent',
    number: 'Nr. 1',
    how: 'Slik er beløpet regnet ut',
    rent: /^Husleie/,
    hold: 'Hold tilbake',
    onHold: 'Holdt tilbake',
    notFound: 'Vi finner ikke siden',
  },
} as const;

/** The KID with two digits swapped: its check digit is wrong, and it belongs to no lease. */
const mistyped = (kid: string) => `${kid.slice(0, -2)}${kid.at(-1)}${kid.at(-2)}`;

const give = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });

/** A notification about the client account, with an amount of zero, and about another account. */
function mixedFile(ours: string, id: string): Buffer {
  const part = (account: string, amount: bigint, text: string) =>
    camt054({ account, id, payments: [{ amount, paidOn: '2026-12-10', text }] }).toString();
  const [theirs] = /<Ntfctn>[^]*<\/Ntfctn>/.exec(part('99991042764', 1_234_500n, 'Strøm')) ?? [];
  const notification = part(ours, 0n, 'Renter');
  return Buffer.from(notification.replace('</Ntfctn>', () => `</Ntfctn>${theirs}`));
}

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];

  test.describe(`the back office for money in ${locale}`, { tag }, () => {
    test.use({ locale });
    // Settlements, approvals and write-offs are final: each language has an agency of its own.
    const scenario = openMoneyScenario();
    const { site } = scenario;

    test('an agent sees what a bank file reports that is not booked', async ({ page }) => {
      const main = page.getByRole('main');
      await logIn(page, scenario.money.agent, { to: site('/money/files') });
      const name = 'mixed.xml';
      await bookFile(page, name, mixedFile(scenario.money.account, name));
      const file = main.getByRole('article', { name });
      await file.getByRole('button', { name: words.notBooked }).click();
      const table = page.getByRole('dialog').getByRole('table');
      await expect(table.getByText('9999.10.42764')).toBeVisible();
      await expect(table.getByText(words.otherAccount)).toBeVisible();
      await expect(table.getByText('Renter')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(table).toBeHidden();
    });

    test('an agent reads a bank file, settles what is unclear, and sees the arrears fall', async ({
      page,
      pageErrors,
    }) => {
      const main = page.getByRole('main');
      const tab = (name: string | RegExp) => main.getByRole('link', { name }).first();
      const searchInvoices = async () => {
        await tab(words.invoices).click();
        // Both lists have a search field.
        await expect(page).toHaveURL(/invoices$/);
        await expect(main.getByRole('table', { name: words.invoices })).toBeVisible();
        await main.getByRole('searchbox').fill('Nordahl-Wilhelmsen');
        await main.getByRole('searchbox').press('Enter');
        await expect(page).toHaveURL(/search=/);
      };
      await logIn(page, scenario.money.agent, { to: site('/money') });
      const sums = main.getByText(words.sums);
      const owed = await sums.innerText();
      expect(await axeFindings(page)).toEqual([]);
      const saving = page.waitForEvent('download');
      await main.getByRole('button', { name: words.save }).click();
      expect((await saving).suggestedFilename()).toBe(
        locale === 'en-GB' ? 'arrears.csv' : 'restanser.csv',
      );

      // All pages are checked before anything is changed: notifications would lie over them.
      const dialog = page.getByRole('dialog');
      await main.getByRole('button', { name: words.letters }).first().click();
      await expect(dialog.getByRole('checkbox')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await searchInvoices();
      expect(await axeFindings(page)).toEqual([]);
      await tab(words.payouts).click();
      await main.getByRole('link', { name: words.number, exact: true }).click();
      await expect(dialog.getByText(words.how)).toBeVisible();
      await expect(dialog.getByText(words.rent).first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await tab(words.ledger).click();
      await expect(main.getByRole('table', { name: words.balances })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await tab(words.settings).click();
      await main.getByRole('link', { name: words.keys }).click();
      await main.getByRole('textbox', { name: words.keyName, exact: true }).fill('Kalender');
      const addresses = main.getByRole('textbox', { name: words.keyAddresses });
      await addresses.fill('203.0.113');
      await main.getByRole('button', { name: words.make }).click();
      await expect(main.getByText(words.invalidAddress)).toBeVisible();
      await addresses.fill('203.0.113.0/24');
      await main.getByRole('button', { name: words.make }).click();
      await expect(main.getByText(words.made)).toBeVisible();
      await expect(main.getByText(words.limited)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await tab(words.settings).click();
      const account = main.getByRole('textbox', { name: words.account });
      await account.fill('8601 11 17948');
      await account.press('Enter');
      await expect(account).toBeFocused();
      await expect(main.getByText(words.invalidAccount)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      // Unsaved input is not lost without a question.
      await tab(words.files).click();
      const question = page.getByRole('dialog', { name: words.unsaved });
      await question.getByRole('button', { name: words.stay }).click();
      await expect(account).toHaveValue('8601 11 17948');
      await tab(words.files).click();
      await question.getByRole('button', { name: words.leave }).click();

      await expect(page).toHaveURL(/files$/);
      const paid = { amount: 600_000n, paidOn: '2026-12-10' };
      const file = ocrFile({
        account: scenario.money.account,
        payments: [
          { ...paid, kid: scenario.money.kid },
          { ...paid, kid: mistyped(scenario.money.kid) },
        ],
      });
      await bookFile(page, 'ocr-1.txt', file);
      await expect(main.getByText(words.booked)).toBeVisible();
      await expect(main.getByRole('link', { name: words.unclear })).toBeVisible();
      await give(
        page,
        'ocr-2.txt',
        Buffer.from(file.toString('latin1').replace('NY000089', 'NY00X089')),
      );
      await expect(main.getByText(words.refused)).toBeVisible();
      await expect(main.getByText(words.line).first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      // Refused calls were expected.
      pageErrors.length = 0;

      // A payment is settled without a mouse.
      await tab(words.exceptions).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/exceptions$/);
      const count = main.locator('h2[tabindex="-1"]');
      await expect(count).toHaveText(words.waits);
      await expect(main.getByText(words.nearly)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await main.getByRole('button', { name: words.book }).first().focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText('Ingrid Solheim');
      await dialog.getByRole('button', { name: words.bookNow, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(main.getByText(words.none)).toBeVisible();
      await expect(count).toBeFocused();

      await tab(words.arrears).click();
      await expect(sums).not.toHaveText(owed);

      await searchInvoices();
      await main.getByRole('button', { name: words.more }).last().click();
      await page.getByRole('menuitem', { name: words.writeOff }).click();
      await dialog.getByRole('textbox').fill('x');
      await dialog.getByRole('button', { name: words.writeOff }).click();
      await expect(page.getByText(words.proposed)).toBeVisible();

      await tab(words.payouts).click();
      await main.getByRole('link', { name: words.reductions }).click();
      await expect(main.getByText(words.waitsForAnother)).toBeVisible();
      // The person who proposed it cannot agree to it.
      await expect(main.getByRole('button', { name: words.agree })).toHaveCount(0);
      await main.getByRole('link', { name: words.toBeApproved }).click();
      await main.getByLabel(words.chooseAll, { exact: true }).check();
      await main.getByRole('button', { name: words.approve, exact: true }).click();
      await expect(dialog).toContainText(words.approveAll);
      await dialog.getByRole('button', { name: words.approveNow }).click();
      await expect(main.getByText(words.toApprove)).toBeVisible();
      await main.getByRole('link', { name: words.approved }).click();
      await main.getByRole('link', { name: words.number, exact: true }).click();
      await dialog.getByRole('button', { name: words.hold }).click();
      await dialog.getByRole('textbox').fill('x');
      await dialog.getByRole('button', { name: words.hold }).click();
      await expect(dialog.getByText(words.onHold, { exact: true }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await tab(words.settings).click();
      await main.getByRole('link', { name: words.invoicing }).click();
      await main.getByRole('textbox', { name: words.lead }).fill('20');
      await main.getByRole('textbox', { name: words.lead }).press('Enter');
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(main.getByText(words.log)).toBeVisible();
    });

    test('a tenant asks for the deposit of a lease that is over, and the agency agrees', async ({
      browser,
      page,
    }) => {
      test.skip(locale !== 'nb-NO', 'where there is least room');
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      await logIn(page, TENANT, { to: site(`/lease/${scenario.money.overId}`) });
      await main.getByRole('link', { name: 'Se depositumet' }).click();
      await expect(main.getByText('Betalt', { exact: true })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await main.getByRole('button', { name: /^Krev 36.000/ }).click();
      await dialog.getByRole('button', { name: /^Krev 36.000/ }).click();
      await expect(main.getByRole('heading', { name: 'Du har krevd depositumet' })).toBeVisible();
      await expect(main.getByText(/frist til 15\. januar 2027/)).toBeVisible();
      await expect(main.getByRole('button', { name: 'Trekk tilbake kravet' })).toBeVisible();

      const agents = await browser.newContext({ locale });
      const agentPage = await agents.newPage();
      await logIn(agentPage, scenario.money.agent, {
        to: site(`/lease/${scenario.money.overId}/deposit`),
      });
      await expect(
        agentPage.getByRole('heading', { name: 'Leietakeren krever depositumet' }),
      ).toBeVisible();
      await agentPage
        .getByRole('button', { name: 'Jeg har reist søksmål eller klaget saken inn' })
        .click();
      await agentPage.getByRole('button', { name: 'Send inn' }).click();
      await expect(agentPage.getByText('Du må legge ved dokumentasjon.')).toBeVisible();
      expect(await axeFindings(agentPage)).toEqual([]);
      await agentPage.getByRole('button', { name: 'Avbryt' }).click();
      await agentPage.getByRole('button', { name: 'Godta' }).click();
      await agentPage.getByRole('dialog').getByRole('button', { name: 'Godta' }).click();
      await expect(agentPage.getByText('Banken blir bedt om å betale.')).toBeVisible();
      await agents.close();
    });

    test('only an agent may open it', async ({ page, pageErrors }) => {
      test.skip(locale !== 'en-GB', 'the same in the other window');
      const tenant = { email: 'ola.hansen@x.no', password: scenario.money.agent.password };
      await logIn(page, tenant, { to: site('/money') });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound);
      pageErrors.length = 0;
    });
  });
}
