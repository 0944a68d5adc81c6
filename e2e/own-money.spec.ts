import { axeFindings, expect, LAYOUT_LOCALES, waitForAnimations, test } from './fixtures.ts';
import { logIn } from './people.ts';

const DEMO = 'husvaer-demo';
/** From the demo: two leases without an agency, whose rent the operator collects. */
const LANDLORD = { email: 'landlord@example.com', password: DEMO };
const BOOKKEEPER = { email: 'bookkeeper@example.com', password: DEMO };
const HOMES = ['Lys treroms ved Festningen', 'Hybel med hage på Persaunet'] as const;

const TEXTS = {
  'en-GB': {
    let: 'Homes you let',
    next: 'Next payout',
    history: 'Payout history',
    settlements: 'Settlements',
    invoices: 'The tenant’s invoices',
    received: 'Received directly',
    arrears: 'Arrears',
    owes: /^1 lease owes/,
    payouts: /^Payouts/,
    settings: 'Settings',
    account: 'Client account',
  },
  'nb-NO': {
    let: 'Boliger du leier ut',
    next: 'Neste utbetaling',
    history: 'Alle utbetalinger',
    settlements: 'Avregninger',
    invoices: 'Fakturaer til leietakeren',
    received: 'Mottatt direkte',
    arrears: 'Restanser',
    owes: /^1 leieforhold skylder/,
    payouts: /^Utbetalinger/,
    settings: 'Innstillinger',
    account: 'Klientkonto',
  },
} as const;

for (const [locale, tag] of LAYOUT_LOCALES) {
  const texts = TEXTS[locale];

  test.describe(`money without an agency in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('a landlord sees who owes, what is paid out next, and the invoices behind it', async ({
      page,
    }) => {
      await logIn(page, LANDLORD, { to: '/home' });
      const homes = page.getByRole('region', { name: texts.let, exact: true });
      await expect(homes.getByRole('link')).toContainText([...HOMES].toSorted());
      await homes.getByRole('link').filter({ hasText: HOMES[1] }).click();
      const panel = page.getByRole('main');
      await expect(panel.getByText(texts.next)).toBeVisible();
      await waitForAnimations(page);
      expect(await axeFindings(page)).toEqual([]);
      const dialog = page.getByRole('dialog');
      await panel.getByRole('button', { name: texts.invoices }).click();
      await expect(
        dialog.getByRole('button', { name: new RegExp(`^${texts.received}`) }).first(),
      ).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await panel.getByRole('button', { name: texts.history }).click();
      await expect(dialog).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('a landlord finds the settlement of each payout', async ({ page }) => {
      await logIn(page, LANDLORD, { to: '/payout-details' });
      const settlements = page.getByRole('region', { name: texts.settlements });
      const file = settlements.getByRole('button', { name: /PDF/ }).first();
      await expect(file).toBeVisible();
      // A narrow window does not cut the button's label.
      const label = file.getByText('PDF', { exact: true });
      expect(await label.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
      await waitForAnimations(page);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('a bookkeeper runs the operator’s books on the public site', async ({ page }) => {
      const main = page.getByRole('main');
      await logIn(page, BOOKKEEPER, { to: '/money' });
      await expect(main.getByText(texts.owes)).toBeVisible();
      await expect(main.getByText(HOMES[1])).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await main.getByRole('link', { name: texts.payouts }).first().click();
      await expect(page).toHaveURL(/payouts/);
      await waitForAnimations(page);
      expect(await axeFindings(page)).toEqual([]);
      await main.getByRole('link', { name: texts.settings }).first().click();
      await expect(main.getByText(texts.account).first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
