import type { Page } from '@playwright/test';

import { LANDLORD, TENANT } from '../server/testing/money-scenario.ts';
import { axeFindings, expect, fileOnDisk, LOCALES, open, pressAction, test } from './fixtures.ts';
import { openMoneyScenario } from './money-scenario.ts';
import { logIn } from './people.ts';

test.use({ serviceWorkers: 'allow' });

const WORDS = {
  'en-GB': {
    payments: 'Payment history',
    security: 'More details',
    securityTitle: 'Security',
    you: 'Your details',
    tenants: 'Tenant details',
    calendar: 'Rent calendar',
    make: 'Make the address',
    turnOff: 'Close it',
    files: 'All files',
    openInvoice: 'Open invoice',
    invoices: 'All invoices',
    pdf: /^Open PDF, Invoice/,
    explain: /^Where does the amount come from\?/,
    explained: 'Where the amount of invoice 3 comes from',
    days: '12 of 31 days at NOK 9,000 per month',
    receipt: /^Receipt \(PDF\)/,
    receiptName: 'receipt-2026-12-10.pdf',
    payouts: 'Payout history',
    details: /^Details of the payout/,
    how: 'How it was worked out',
    tenantsInvoices: 'The tenant’s invoices',
    yourInvoices: 'Your invoices',
    nothing: 'Nothing found',
    add: 'Add files',
    choose: 'Choose files',
    rename: 'Rename keys.pdf',
    tick: 'Keep the name',
    name: 'What keys.pdf is called',
    again: 'Try again',
    save: 'Save',
    added: '2 files are added.',
    gone: 'We can’t reach Husvær. Check your connection.',
    unauthorized: 'Unauthorized',
    notFetched: 'Something went wrong! The file could not be fetched. Please try again.',
    tooLarge: 'The file is larger than 25 MB. Make it smaller and try again.',
    unknown: 'There is no such lease here',
    copy: 'Copy Account number',
    write: 'Send a message',
  },
  'nb-NO': {
    payments: 'Alle innbetalinger',
    security: 'Flere detaljer',
    securityTitle: 'Sikkerhet',
    you: 'Opplysninger om deg',
    tenants: 'Leietakere',
    calendar: 'Husleiekalender',
    make: 'Lag kalenderlenke',
    turnOff: 'Slå av lenken',
    files: 'Alle filer',
    openInvoice: 'Åpne fakturaen',
    invoices: 'Alle fakturaer',
    pdf: /^Åpne PDF, Faktura/,
    explain: /^Hvor kommer beløpet fra\?/,
    explained: 'Beløpet på faktura 3',
    days: /12 av 31 dager à 9.000.kr per måned/,
    receipt: /^Kvittering \(PDF\)/,
    receiptName: 'kvittering-2026-12-10.pdf',
    payouts: 'Alle utbetalinger',
    details: /^Vis detaljer om utbetalingen/,
    how: 'Slik er beløpet regnet ut',
    tenantsInvoices: 'Fakturaer til leietakeren',
    yourInvoices: 'Fakturaer til deg',
    nothing: 'Ingenting å vise',
    add: 'Legg til filer',
    choose: 'Velg filer',
    rename: 'Gi keys.pdf et annet navn',
    tick: 'Behold navnet',
    name: 'Navnet på keys.pdf',
    again: 'Prøv igjen',
    save: 'Lagre',
    added: '2 filer er lagt til.',
    gone: 'Vi får ikke kontakt med Husvær. Sjekk nettforbindelsen.',
    unauthorized: 'Ingen tilgang',
    notFetched: 'Noe gikk galt, og vi fikk ikke hentet filen. Prøv igjen.',
    tooLarge: 'Filen er større enn 25 MB. Gjør den mindre og prøv igjen.',
    unknown: 'Vi finner ikke leieforholdet her',
    copy: 'Kopier Kontonummer',
    write: 'Send melding',
  },
} as const;

const INGRID = { email: 'ingrid.solheim@x.no', password: TENANT.password };
const OLA = { email: 'ola.hansen@x.no', password: TENANT.password };

// The tests start with an agency.
const scenario = openMoneyScenario();
const { site } = scenario;
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nNøkler'),
});

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];

  /** Logs in and opens a lease's page. */
  async function stand(page: Page, who: { email: string; password: string }, leaseId: string) {
    await logIn(page, who, { to: site(`/lease/${leaseId}`) });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return {
      main: page.getByRole('main'),
      window: (name: string) => page.getByRole('dialog', { name, exact: true }),
      /** The open dialog is accessible, and nothing is outside the screen. */
      async look() {
        expect(await axeFindings(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      },
    };
  }

  test.describe(`over a lease in ${locale}`, { tag }, () => {
    test.use({ locale });

    test(
      'a tenant reads payments, security, invoices and their own details',
      { tag: '@nightly' },
      async ({ page }) => {
        const { main, window, look } = await stand(page, TENANT, scenario.money.overId);
        // Without a mouse: it is opened and closed, and the focus returns.
        const payments = main.getByRole('button', { name: words.payments });
        await payments.focus();
        await page.keyboard.press('Enter');
        await expect(window(words.payments)).toContainText('10.12.2026');
        await look();
        const saving = page.waitForEvent('download');
        await window(words.payments).getByRole('button', { name: words.receipt }).press('Enter');
        expect((await saving).suggestedFilename()).toBe(words.receiptName);
        await page.keyboard.press('Escape');
        await expect(window(words.payments)).toBeHidden();
        await expect(payments).toBeFocused();

        await main.getByRole('button', { name: words.security }).click();
        const security = window(words.securityTitle);
        await expect(security).toContainText('8601.00.00019');
        await expect(security.getByRole('button', { name: words.copy })).toBeVisible();
        await look();
        await page.keyboard.press('Escape');

        await main.getByRole('button', { name: words.you }).click();
        await expect(window(words.you)).toContainText('Eva Moe');
        await look();
        await window(words.you).getByRole('link').click();
        await expect(page).toHaveURL(/\/profile$/);
      },
    );

    test('a tenant opens an invoice from the list, also after the connection was lost', async ({
      page,
      context,
      pageErrors,
    }) => {
      const { main, window, look } = await stand(page, OLA, scenario.money.leaseIds[2]!);
      const opening = main.getByRole('button', { name: words.openInvoice });
      await opening.click();
      const invoices = window(words.invoices);
      await expect(invoices.getByRole('listitem').first()).toBeVisible();
      await look();
      const fetched = context.waitForEvent('page');
      await invoices.getByRole('button', { name: words.pdf }).first().click();
      await (await fetched).close();
      await invoices.getByRole('button', { name: words.explain }).click();
      await expect(window(words.explained).getByText(words.days)).toBeVisible();
      await look();
      await page.keyboard.press('Escape');
      await expect(window(words.explained)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(invoices).toBeHidden();

      await pressAction(page, words.calendar, 'rent');
      const calendar = window(words.calendar);
      await calendar.getByRole('button', { name: words.make }).click();
      await expect(calendar.getByText(/calendars\/[\w-]+\.ics$/)).toBeVisible();
      await look();
      await calendar.getByRole('button', { name: words.turnOff }).click();
      await expect(calendar.getByRole('button', { name: words.make })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(calendar).toBeHidden();

      await context.setOffline(true);
      await opening.click();
      await expect(invoices).toContainText(words.gone);
      await look();
      await context.setOffline(false);
      await invoices.getByRole('button', { name: words.again }).click();
      const toPdf = invoices.getByRole('button', { name: words.pdf }).first();
      await expect(toPdf).toBeVisible();
      for (const [status, text] of [
        [500, words.unauthorized],
        [400, words.notFetched],
      ] as const) {
        await page.route('**/api/graphql', (route) => route.fulfill({ status, json: {} }));
        await toPdf.click();
        await expect(page.getByText(text, { exact: true })).toBeVisible();
        await page.unroute('**/api/graphql');
      }

      // The landlord can be written to about the home.
      await page.keyboard.press('Escape');
      await expect(invoices).toBeHidden();
      await main.getByRole('button', { name: words.write }).click();
      await expect(page).toHaveURL(/\/inbox\/[\w-]+$/);
      pageErrors.length = 0;
    });

    test('a tenant adds files: one is renamed, one arrives at the second try, one is too large', async ({
      page,
      pageErrors,
    }) => {
      const { main, window, look } = await stand(page, INGRID, scenario.money.leaseIds[0]!);
      await main.getByRole('button', { name: words.files }).click();
      const files = window(words.files);
      await expect(files.getByRole('button', { name: words.add })).toBeVisible();
      await look();
      await files.getByRole('button', { name: words.add }).click();
      const adding = window(words.add);
      const save = adding.getByRole('button', { name: words.save, exact: true });
      await expect(save).toBeDisabled();

      let isBroken = true;
      const line = Promise.withResolvers<void>();
      await page.route('**/api/uploads', async (route) => {
        const isGarage = route.request().postData()?.includes('garage.pdf');
        if (isBroken && isGarage) return route.abort();
        if (isGarage) await line.promise;
        await route.continue();
      });
      const field = adding.locator('input[type=file]');
      await field.setInputFiles([pdf('keys.pdf'), pdf('garage.pdf')]);
      await adding.getByRole('button', { name: words.rename }).click();
      const title = adding.getByRole('textbox', { name: words.name });
      // An empty title keeps the old one.
      await title.fill(' ');
      await title.press('Enter');
      await expect(title).toBeHidden();
      await expect(adding.getByText('keys.pdf', { exact: true })).toBeVisible();
      await adding.getByRole('button', { name: words.rename }).click();
      await title.fill(`${locale} keys`);
      await adding.getByRole('button', { name: words.tick }).click();
      await expect(adding.getByText(`${locale} keys`)).toBeVisible();
      await look();
      await expect(adding.getByRole('button', { name: words.again })).toBeVisible();
      await expect(save).toBeEnabled();
      isBroken = false;
      await adding.getByRole('button', { name: words.again }).click();
      // While an upload is under way, nothing can be saved.
      await expect(save).toBeDisabled();
      line.resolve();
      await expect(adding.getByRole('button', { name: words.again })).toBeHidden();
      await expect(save).toBeEnabled();
      await field.setInputFiles(fileOnDisk('large.pdf', Buffer.alloc(25_000_001)));
      await expect(adding.getByText(words.tooLarge)).toBeVisible();

      // Closed by mistake, it keeps all files.
      await page.keyboard.press('Escape');
      await expect(adding).toBeHidden();
      await files.getByRole('button', { name: words.add }).click();
      await expect(adding.getByText(`${locale} keys`)).toBeVisible();
      await save.click();
      await expect(page.getByText(words.added)).toBeVisible();
      await expect(files.getByText(`${locale} keys`)).toBeVisible();
      await expect(files.getByText('garage.pdf').first()).toBeVisible();
      pageErrors.length = 0;
    });

    test(
      'a landlord reads who rents, what was paid out and how, and both sides’ invoices',
      { tag: '@nightly' },
      async ({ page }) => {
        const { main, window, look } = await stand(page, LANDLORD, scenario.money.leaseIds[1]!);
        // The data is requested each time.
        let calls = 0;
        page.on('request', (call) => {
          if (call.postData()?.includes('"Tenants"')) calls += 1;
        });
        for (const times of [1, 2]) {
          await main.getByRole('button', { name: words.tenants, exact: true }).click();
          await expect(window(words.tenants)).toContainText('Jonas Lie Solheim');
          await expect(window(words.tenants)).toContainText('Maria Alexandra Nordahl-Wilhelmsen');
          expect(calls).toBe(times);
          if (times === 1) await look();
          await page.keyboard.press('Escape');
          await expect(window(words.tenants)).toBeHidden();
        }

        await main.getByRole('button', { name: words.payouts }).click();
        const payouts = window(words.payouts);
        const detailsRequest = page.waitForRequest((request) =>
          (request.postData() ?? '').includes('"operationName":"PayoutDetails"'),
        );
        await payouts.getByRole('button', { name: words.details }).last().click();
        expect((await detailsRequest).postDataJSON()).toMatchObject({
          query: expect.stringContaining('requestFromPartnerPublic:$isPublic'),
          variables: { isPublic: true },
        });
        await expect(page.getByRole('dialog').getByText(words.how)).toBeVisible();
        await look();
        // Only one dialog is open at a time.
        await page.keyboard.press('Escape');
        await expect(page.getByText(words.how)).toBeHidden();
        await look();
        await page.keyboard.press('Escape');
        await expect(payouts).toBeHidden();

        await main.getByRole('button', { name: words.tenantsInvoices }).click();
        await expect(window(words.invoices).getByRole('listitem').first()).toBeVisible();
        await look();
        await page.keyboard.press('Escape');
        await expect(window(words.invoices)).toBeHidden();
        await pressAction(page, words.yourInvoices, 'money');
        await expect(page.getByRole('dialog')).toContainText(words.nothing);
        await look();
      },
    );

    test('no one opens another user’s lease', async ({ page, pageErrors }) => {
      const { main } = await stand(page, INGRID, scenario.money.overId);
      await expect(main).toContainText(words.unknown);
      await open(page, site(`/lease/${crypto.randomUUID()}`));
      await expect(main).toContainText(words.unknown);
      pageErrors.length = 0;
    });
  });
}
