import { readFile } from 'node:fs/promises';

import { expect, LAYOUT_LOCALES, checkPage, onSite, test } from './fixtures.ts';
import { logIn, proveByIdentity, WORDS as PEOPLES_WORDS } from './people.ts';

const AGENT = { email: 'agent@example.com', password: 'husvaer-demo' };
const HOME = 'Treroms på Strindheim';

const WORDS = {
  'en-GB': {
    arrears: 'In arrears',
    order: 'Usual order',
    byRent: 'By rent',
    rent: 'Rent',
    save: 'Save this view',
    name: 'Name',
    keep: 'Save',
    saved: 'The view is saved.',
    change: 'Rename or remove the view',
    remove: 'Remove',
    removed: 'The view is removed.',
    choose: `Choose ${HOME}`,
    chosen: 'What you have chosen',
    count: '1 lease chosen',
    write: 'Write to tenants',
    message: 'Message',
    send: 'Send',
    missing: 'Write something first.',
    sent: 'Sent to the tenants of 1 lease.',
    adjust: 'Adjust rents',
    preview: /^\d of 1 get a new rent\./,
    cancel: 'Cancel',
    close: 'Close',
    csv: 'Save as CSV',
  },
  'nb-NO': {
    arrears: 'Har forfalt husleie',
    order: 'Standard rekkefølge',
    byRent: 'Etter husleie',
    rent: 'Husleie',
    save: 'Lagre visningen',
    name: 'Navn',
    keep: 'Lagre',
    saved: 'Visningen er lagret.',
    change: 'Endre navn på eller fjern visningen',
    remove: 'Fjern',
    removed: 'Visningen er fjernet.',
    choose: `Velg ${HOME}`,
    chosen: 'Det du har valgt',
    count: '1 leieforhold valgt',
    write: 'Skriv til leietakerne',
    message: 'Melding',
    send: 'Send',
    missing: 'Skriv noe først.',
    sent: 'Sendt til leietakerne i 1 leieforhold.',
    adjust: 'Indeksreguler husleien',
    preview: /^\d av 1 får ny husleie\./,
    cancel: 'Avbryt',
    close: 'Lukk',
    csv: 'Lagre som CSV',
  },
} as const;

for (const [locale, tag] of LAYOUT_LOCALES)
  test.describe(`the table of leases in ${locale}`, { tag }, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('is filtered, sorted, saved as a view, and acts on all selected leases', async ({
      page,
      baseURL,
      isMobile,
      pageErrors,
    }) => {
      // The font is optional (base.css): if it is late, the system's is used, which may be wider.
      await page.route('**/*.woff2', (route) => route.abort());
      await logIn(page, AGENT, { to: onSite('nordbolig', baseURL, '/lease') });
      const main = page.getByRole('main');
      const rows = main
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('link') });

      // A click that navigates checks the box when the list has loaded.
      await main.getByLabel(words.arrears).click();
      await expect(page).toHaveURL(/arrears=yes/);
      await expect(main.getByLabel(words.arrears)).toBeChecked();
      if (isMobile) await main.getByLabel(words.order).selectOption(words.byRent);
      else
        await main
          .getByRole('columnheader', { name: words.rent, exact: true })
          .getByRole('link')
          .click();
      await expect(page).toHaveURL(/sort=rent&order=descending/);
      await expect(rows.filter({ hasText: HOME })).toHaveCount(1);
      await checkPage(page);

      const dialog = page.getByRole('dialog');
      const view = `${isMobile ? 'Smal' : 'Bred'} ${process.hrtime.bigint().toString(36)}`;
      await main.getByRole('button', { name: words.save }).click();
      await dialog.getByLabel(words.name).fill(view);
      await dialog.getByRole('button', { name: words.keep }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(main.getByRole('link', { name: view })).toHaveAttribute('aria-current', 'page');

      // The keyboard selects a lease and reaches the actions for the selection. Their code is already loaded,
      // because a phone may be offline by now.
      await page.route('**/assets/bulk-bar*', (route) => route.abort());
      await main.getByRole('checkbox', { name: words.choose }).focus();
      await page.keyboard.press('Space');
      const bar = main.getByRole('region', { name: words.chosen });
      await expect(bar.getByRole('status')).toHaveText(words.count);
      await page.unroute('**/assets/bulk-bar*');
      await checkPage(page);

      await bar.getByRole('button', { name: words.write }).press('Enter');
      await dialog.getByRole('button', { name: words.send }).click();
      await expect(dialog.getByText(words.missing)).toBeVisible();
      await dialog.getByLabel(words.message).fill('Vannet er stengt fredag mellom 10 og 12.');
      await checkPage(page);
      await dialog.getByRole('button', { name: words.send }).click();
      await expect(dialog.getByRole('status')).toContainText(words.sent);
      await dialog.getByRole('button', { name: words.close }).last().click();

      await bar.getByRole('button', { name: words.adjust }).click();
      await expect(dialog.getByRole('status')).toContainText(words.preview);
      await checkPage(page);
      await dialog.getByRole('button', { name: words.cancel }).click();

      const file = page.waitForEvent('download');
      await bar.getByRole('button', { name: words.csv }).click();
      await proveByIdentity(page, 'Silje Bakken', PEOPLES_WORDS[locale]);
      // The refused call was expected.
      pageErrors.length = 0;
      const csv = await readFile(await (await file).path(), 'utf8');
      expect(csv.trim().split('\n')).toHaveLength(2);
      expect(csv).toContain(HOME);

      await main.getByRole('button', { name: words.change }).click();
      await dialog.getByRole('button', { name: words.remove }).click();
      await expect(page.getByText(words.removed)).toBeVisible();
      await expect(main.getByRole('link', { name: view })).toHaveCount(0);
    });
  });
