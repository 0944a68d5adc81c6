import { expect, LOCALES, checkPage, pressAction, test } from './fixtures.ts';
import { openMoneyScenario } from './money-scenario.ts';
import { logIn } from './people.ts';

const WORDS = {
  'en-GB': {
    coming: 'Upcoming invoices',
    change: /^Change the invoice for/,
    discount: 'Give a discount',
    name: 'What for',
    amount: 'Amount (NOK)',
    save: 'Save',
    missing: 'How much is it?',
    much: /^At most NOK/,
    given: 'Discount: No hot water',
    reason: 'No hot water',
    move: 'Move the due day',
    day: 'Due day of the month',
    charges: 'Change amounts on account',
    electricity: 'A month for electricity (NOK)',
    notNumber: 'Write a number, such as 450.',
    landlords: 'The landlord’s invoices',
    toLandlord: 'Invoices to the landlord',
    invoice: 'Invoice the landlord',
    inclusive: 'Amount incl. VAT (NOK)',
    invoiced: 'The invoice has been sent to the landlord.',
    credit: /^Credit, Invoice/,
    why: 'Reason (shown on the credit note)',
    credited: 'The credit note has been sent to the landlord.',
    note: 'Credit note to the landlord',
    end: 'Agree to end it',
    endTitle: 'Agree to end the lease',
    last: 'Last day',
    byDays: 'Pay to and including the last day',
    days: 'The rent for 1.3.2027–10.3.2027 is NOK 5,758.23.',
    wholeMonth: 'Pay for the whole month',
    month: 'The rent for 1.3.2027–31.3.2027 is NOK 17,850.50.',
    send: 'Send for signing',
    sent: 'The agreement has been sent to everybody.',
    withdraw: /^Withdraw/,
    takenBack: 'It is taken back.',
    saved: 'Saved.',
    add: 'Add a clause',
    heading: 'Heading in Norwegian',
    text: 'Text in Norwegian',
    unknown: '{{tenant}} is not filled in here. Choose one from the list above.',
    leases: 'Clauses added to leases',
  },
  'nb-NO': {
    coming: 'Kommende fakturaer',
    change: /^Endre fakturaen for/,
    discount: 'Gi avslag',
    name: 'Hva det gjelder',
    amount: 'Beløp (kr)',
    save: 'Lagre',
    missing: 'Hvor mye er det?',
    much: /^Høyst .+kr/,
    given: 'Avslag: Uten varmtvann',
    reason: 'Uten varmtvann',
    move: 'Flytt forfallsdagen',
    day: 'Forfallsdag i måneden',
    charges: 'Endre à konto-beløp',
    electricity: 'Per måned for strøm (kr)',
    notNumber: 'Skriv et tall, for eksempel 450.',
    landlords: 'Fakturaer til utleieren',
    toLandlord: 'Fakturaer til utleieren',
    invoice: 'Ny faktura til utleieren',
    inclusive: 'Beløp inkl. mva. (kr)',
    invoiced: 'Fakturaen er sendt til utleieren.',
    credit: /^Krediter, Faktura/,
    why: 'Årsak (står på kreditnotaen)',
    credited: 'Kreditnotaen er sendt til utleieren.',
    note: 'Kreditnota til utleieren',
    end: 'Avslutt etter avtale',
    endTitle: 'Avslutt leieforholdet etter avtale',
    last: 'Siste dag',
    byDays: 'Betal til og med siste dag',
    days: 'Husleien for 1.3.2027–10.3.2027 er 5 758,23 kr.',
    wholeMonth: 'Betal for hele måneden',
    month: 'Husleien for 1.3.2027–31.3.2027 er 17 850,50 kr.',
    send: 'Send til signering',
    sent: 'Avtalen er sendt til signering.',
    withdraw: /^Trekk tilbake/,
    takenBack: 'Dokumentet er trukket tilbake.',
    saved: 'Lagret.',
    add: 'Legg til en klausul',
    heading: 'Overskrift på norsk',
    text: 'Tekst på norsk',
    unknown: '{{tenant}} kan ikke fylles ut her. Velg en fra listen over.',
    leases: 'Egne klausuler i leiekontrakter',
  },
} as const;

// The tests start with an agency.
const scenario = openMoneyScenario();

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];
  test.describe(`coming invoices in ${locale}`, { tag }, () => {
    test.use({ locale });

    test(
      'an agent gives a discount on one invoice and moves the due day',
      { tag: '@nightly' },
      async ({ page, pageErrors }) => {
        await logIn(page, scenario.money.agent, {
          to: scenario.site(`/lease/${scenario.money.leaseIds[0]}`),
        });
        await page.getByRole('button', { name: words.coming }).click();
        const coming = page.getByRole('dialog', { name: words.coming });
        await coming.getByRole('button', { name: words.change }).first().click();
        await coming.getByRole('button', { name: words.discount }).click();
        await coming.getByLabel(words.name).fill(words.reason);
        await coming.getByRole('button', { name: words.save }).click();
        await expect(coming.getByText(words.missing)).toBeVisible();
        await checkPage(page);
        await coming.getByLabel(words.amount).fill('900 000');
        await coming.getByRole('button', { name: words.save }).click();
        await expect(coming.getByText(words.much)).toBeVisible();
        // That refusal was expected.
        pageErrors.length = 0;
        await coming.getByLabel(words.amount).fill('500');
        await coming.getByRole('button', { name: words.save }).click();
        await expect(coming.getByText(words.given)).toBeVisible();

        await coming.getByRole('button', { name: words.move }).click();
        await coming.getByLabel(words.day).fill('27');
        await checkPage(page);
        await coming.getByRole('button', { name: words.save }).click();
        await expect(coming.getByLabel(words.day)).toBeHidden();

        await coming.getByRole('button', { name: words.charges }).click();
        await coming.getByLabel(words.electricity).fill('mye');
        await coming.getByRole('button', { name: words.save }).click();
        await expect(coming.getByText(words.notNumber)).toBeVisible();
        await checkPage(page);
        await coming.getByLabel(words.electricity).fill('450');
        await coming.getByRole('button', { name: words.save }).click();
        await expect(coming.getByLabel(words.electricity)).toBeHidden();
      },
    );

    test(
      'an agent invoices the landlord, and credits it',
      { tag: '@nightly' },
      async ({ page }) => {
        await logIn(page, scenario.money.agent, {
          to: scenario.site(`/lease/${scenario.money.leaseIds[0]}`),
        });
        await pressAction(page, words.landlords, 'money');
        const invoices = page.getByRole('dialog', { name: words.toLandlord });
        await invoices.getByRole('button', { name: words.invoice }).click();
        await invoices.getByLabel(words.name).fill('Låsesmed');
        await invoices.getByLabel(words.inclusive).fill('1 250');
        await checkPage(page);
        await invoices.getByRole('button', { name: words.save }).click();
        await expect(page.getByText(words.invoiced)).toBeVisible();

        await invoices.getByRole('button', { name: words.credit }).click();
        await invoices.getByLabel(words.why).fill('Utleieren betalte selv');
        await checkPage(page);
        await invoices.getByRole('button', { name: words.save }).click();
        await expect(page.getByText(words.credited)).toBeVisible();
        await expect(invoices.getByText(words.note).first()).toBeVisible();
        await expect(invoices.getByRole('button', { name: words.credit })).toHaveCount(0);
      },
    );

    test(
      'an agent reads what the last month costs before the lease is ended',
      { tag: '@nightly' },
      async ({ page }) => {
        await logIn(page, scenario.money.agent, {
          to: scenario.site(`/lease/${scenario.money.leaseIds[1]}`),
        });
        await page.getByRole('button', { name: words.end, exact: true }).click();
        const ending = page.getByRole('dialog', { name: words.endTitle });
        await expect(ending.getByRole('button', { name: words.send })).toBeDisabled();
        await ending.getByLabel(words.last).fill('2027-03-10');
        await expect(ending.getByText(words.days)).toBeVisible();
        await expect(ending.getByText(words.month)).toBeVisible();
        await expect(ending.getByRole('radio', { name: words.byDays })).toBeChecked();
        await checkPage(page);
        await ending.getByRole('radio', { name: words.wholeMonth }).check();
        await ending.getByRole('button', { name: words.send }).click();
        await expect(page.getByText(words.sent)).toBeVisible();
        await page.getByRole('button', { name: words.withdraw }).click();
        await expect(page.getByText(words.takenBack)).toBeVisible();
      },
    );

    test('an agent adds a clause to the agency’s leases', { tag: '@nightly' }, async ({ page }) => {
      await logIn(page, scenario.money.agent, { to: scenario.site('/lease/settings') });
      const clauses = page.getByRole('region', { name: words.leases });
      await clauses.getByRole('button', { name: words.add }).click();
      await clauses.getByLabel(words.heading).last().fill('Nøkler');
      await clauses.getByLabel(words.text).last().fill('{{tenant}} får to nøkler.');
      await clauses.getByRole('button', { name: words.save }).click();
      await expect(clauses.getByText(words.unknown)).toBeVisible();
      await checkPage(page);
      await clauses.getByLabel(words.text).last().fill('{{tenantName}} får to nøkler.');
      await clauses.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.reload();
      await expect(clauses.getByLabel(words.heading).last()).toHaveValue('Nøkler');
    });
  });
}
