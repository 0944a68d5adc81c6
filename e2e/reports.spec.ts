import { axeFindings, expect, open, settled } from './fixtures.ts';
import { apiOf, homeCalled, publishedBy, removeListings, test } from './landlords.ts';
import { logIn, newEmail, somebody } from './people.ts';

const OPERATOR = { email: 'operator@example.com', password: 'husvaer-demo' };

const TEXTS = {
  'en-GB': {
    nothing: 'Do nothing',
    reason: 'The facts, and why they lead to this',
    send: 'Decide and tell them',
    done: /is decided/,
  },
  'nb-NO': {
    nothing: 'Ikke gjøre noe',
    reason: 'Fakta og begrunnelse',
    send: 'Avgjør og gi beskjed',
    done: /Saken er avgjort/,
  },
} as const;
const REASON = 'Annonsen er ekte: eieren er bekreftet med BankID.';

for (const locale of ['en-GB', 'nb-NO'] as const) {
  const texts = TEXTS[locale];
  // One language in each window.
  test.describe(
    `a report in ${locale}`,
    { tag: locale === 'nb-NO' ? '@phone' : '@desktop' },
    () => {
      test.use({ locale });

      test('is decided by staff, and who reported reads the decision', async ({
        page,
        request,
        landlord,
        browser,
      }) => {
        const title = `Meldt hybel ${newEmail('').slice(1, 14)}`;
        const listingId = await publishedBy(request, landlord, homeCalled(title));
        const reporter = await somebody(request, 'melder');
        const ask = await apiOf(request, reporter);
        await ask(
          'mutation ($id: ID!) { reportListing(inputData: { listingId: $id, reason: scam }) { _id } }',
          { id: listingId },
        );

        await logIn(page, OPERATOR, { to: '/home' });
        await settled(page);
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('main').locator('a[href="/reports"]').first().click();
        const card = page.getByRole('main').getByRole('region', { name: title });
        await card.getByLabel(texts.nothing).check();
        await card.getByRole('button', { name: texts.send }).click();
        const reason = card.getByLabel(texts.reason);
        await expect(reason).toHaveAttribute('aria-invalid', 'true');
        expect(await axeFindings(page)).toEqual([]);
        await reason.fill(REASON);
        await card.getByRole('button', { name: texts.send }).click();
        await expect(page.getByText(texts.done)).toBeVisible();
        await expect(card).toHaveCount(0);
        await open(page, '/reports?decided');
        await expect(card).toContainText(REASON);

        const context = await browser.newContext({ locale });
        const other = await context.newPage();
        await logIn(other, reporter, { to: new URL('/notifications', page.url()).href });
        await other.getByRole('main').getByRole('link').filter({ hasText: title }).click();
        await expect(other).toHaveURL(/\/decision\//);
        await expect(other.getByRole('main')).toContainText(REASON);
        expect(await axeFindings(other)).toEqual([]);
        await context.close();
        await removeListings(request, landlord, [listingId]);
      });
    },
  );
}
