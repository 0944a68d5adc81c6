import { axeFindings, expect, LOCALES, open, waitForAnimations } from './fixtures.ts';
import { apiOf, homeCalled, publishedBy, removeListings, test } from './landlords.ts';
import { logIn, newEmail, somebody } from './people.ts';

const staff = (name: string) => ({ email: `${name}@example.com`, password: 'husvaer-demo' });
const OPERATOR = staff('operator');
const OTHER_OPERATOR = staff('operator2');

const TEXTS = {
  'en-GB': {
    nothing: 'Do nothing',
    reason: 'The facts, and why they lead to this',
    send: 'Decide and notify them',
    done: /is decided/,
    reverse: 'Reverse after a complaint',
    why: 'Why the complaint is right',
    sendReversal: 'Reverse and notify them',
    restored: 'The listing is no longer taken down.',
  },
  'nb-NO': {
    nothing: 'Ikke gjøre noe',
    reason: 'Fakta og begrunnelse',
    send: 'Avgjør og gi beskjed',
    done: /Saken er avgjort/,
    reverse: 'Omgjør etter klage',
    why: 'Hvorfor klagen tas til følge',
    sendReversal: 'Omgjør og gi beskjed',
    restored: 'Annonsen er ikke lenger fjernet.',
  },
} as const;
const REASON = 'Annonsen er ekte: eieren er bekreftet med BankID.';

for (const [locale, tag] of LOCALES) {
  const texts = TEXTS[locale];
  test.describe(`a report in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('is decided by staff, and the reporter reads the decision', async ({
      page,
      request,
      landlord,
      browser,
    }) => {
      const title = `Meldt hybel ${newEmail('').slice(1, 14)}`;
      const listingId = await publishedBy(request, landlord, homeCalled(title));
      const reporter = await somebody(request, 'melder');
      const api = await apiOf(request, reporter);
      await api(
        'mutation ($id: ID!) { reportListing(inputData: { listingId: $id, reason: scam }) { _id } }',
        { id: listingId },
      );

      await logIn(page, OPERATOR, { to: '/home' });
      await waitForAnimations(page);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('main').locator('a[href="/reports"]').first().click();
      const card = page.getByRole('main').getByRole('article', { name: title });
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

    test(
      'is decided against a listing, and reversed by another staff member',
      { tag: '@nightly' },
      async ({ page, request, landlord, browser }) => {
        const title = `Fjernet hybel ${newEmail('').slice(1, 14)}`;
        const listingId = await publishedBy(request, landlord, homeCalled(title));
        const api = await apiOf(request, await somebody(request, 'melder'));
        const { reportListing } = await api<{ reportListing: { _id: string } }>(
          'mutation ($id: ID!) { reportListing(inputData: { listingId: $id, reason: scam }) { _id } }',
          { id: listingId },
        );
        const asOperator = await apiOf(request, OPERATOR);
        await asOperator(
          `mutation ($id: ID!, $reason: String!) { decideReport(inputData: { reportId: $id,
          outcome: taken_down, ground: terms, rule: "punkt 4", reason: $reason }) { _id } }`,
          { id: reportListing._id, reason: REASON },
        );

        await logIn(page, OTHER_OPERATOR, { to: '/reports?decided' });
        const card = page.getByRole('main').getByRole('article', { name: title });
        await card.getByRole('button', { name: texts.reverse }).click();
        const why = card.getByLabel(texts.why);
        await card.getByRole('button', { name: texts.sendReversal }).click();
        await expect(why).toHaveAttribute('aria-invalid', 'true');
        expect(await axeFindings(page)).toEqual([]);
        await why.fill('Annonsen ber ikke om forskudd.');
        await card.getByRole('button', { name: texts.sendReversal }).click();
        await expect(card).toContainText('Annonsen ber ikke om forskudd.');
        await expect(card.getByRole('button')).toHaveCount(0);

        const context = await browser.newContext({ locale });
        const owner = await context.newPage();
        await logIn(owner, landlord, { to: new URL('/notifications', page.url()).href });
        await owner.getByRole('main').getByRole('link').filter({ hasText: title }).first().click();
        await expect(owner.getByRole('main')).toContainText(texts.restored);
        expect(await axeFindings(owner)).toEqual([]);
        await context.close();
        await removeListings(request, landlord, [listingId]);
      },
    );
  });
}
