import { rmSync } from 'node:fs';

import { freePort } from '../server/testing/free-port.ts';
import { axeFindings, expect, open } from './fixtures.ts';
import { startServerProcess } from './server-process.ts';
import { newServerFolder } from './server-folders.ts';
import {
  draftOf,
  homeCalled,
  nordbolig,
  publishedBy,
  removeListings,
  saved,
  test,
  WORDS,
} from './landlords.ts';
import { AGENT, logIn, somebody } from './people.ts';

const unique = () => process.hrtime.bigint().toString(36);

test.describe('a user’s own listings', () => {
  test.use({ locale: 'nb-NO' });

  test(
    'are taken down, shown again, copied and deleted',
    { tag: '@phone' },
    async ({ page, request, landlord }) => {
      const title = `Rekkehus ${unique()}`;
      const listingId = await publishedBy(request, landlord, homeCalled(title));
      await logIn(page, landlord, { to: '/my-listing/published' });
      const main = page.getByRole('main');
      const card = main.getByRole('article', { name: title });
      const act = async (name: string) => {
        await card.getByRole('button', { name: `Flere valg for ${title}` }).click();
        await page.getByRole('menuitem', { name }).click();
      };
      await expect(card).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await act('Ta den ned');
      await expect(page.getByText('Annonsen er tatt ned.')).toBeVisible();
      await expect(card).toHaveCount(0);
      expect((await request.get(`/listing/${listingId}`)).status()).toBe(410);
      await main.getByRole('link', { name: /^Tatt ned/ }).click();
      await act('Publiser den igjen');
      await expect(page.getByText('Annonsen er i søket.')).toBeVisible();
      await expect(card).toHaveCount(0);
      expect((await request.get(`/listing/${listingId}`)).status()).toBe(200);

      await main.getByRole('link', { name: /^Alle/ }).click();
      await expect(card).toBeVisible();
      await main.getByRole('searchbox').fill(title);
      await main.getByRole('searchbox').press('Enter');
      await expect(main.getByRole('article')).toHaveCount(1);
      await act('Lag en kopi');
      await expect(page).toHaveURL(/\/list-your-place\/listing-details\/[\w-]+$/);
      await open(page, `/my-listing/draft?search=${encodeURIComponent(title)}`);
      await expect(card).toContainText('Utkast');
      await act('Slett');
      await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
      await expect(page.getByText('Annonsen er slettet.')).toBeVisible();
    },
  );
});

// Desktop only: the pages are the same on a phone.
test(
  'drafts can be continued, and other users’ drafts are not there',
  { tag: '@desktop' },
  async ({ page, request, landlord, person, pageErrors }) => {
    const title = `Utkast ${unique()}`;
    const { _id } = await draftOf(request, landlord, { ...homeCalled(title), monthlyRent: null });
    await logIn(page, landlord, { to: '/my-listing' });
    await page.getByRole('link', { name: `Continue: ${title}` }).click();
    await expect(page).toHaveURL(new RegExp(`/list-your-place/additional-feature/${_id}$`));

    const other = await page.context().browser()!.newPage();
    await logIn(other, person, { to: '/my-listing' });
    await expect(other.getByRole('heading', { name: 'No listings yet' })).toBeVisible();
    await open(other, `/my-listing/${_id}`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(/not found|no such|find/i);
    await other.close();
    pageErrors.length = 0;
  },
);

// Desktop only: the pages are the same on a phone.
test(
  'an agent lists for the partner, and says whose it is',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, request, baseURL }) => {
    const title = `Megler ${unique()}`;
    const words = WORDS['en-GB'];
    await logIn(
      page,
      { email: AGENT.user, password: AGENT.password },
      { to: nordbolig(baseURL, '/my-listing') },
    );
    await expect(page).toHaveURL(/nordbolig.*\/my-listing$/);
    // All of the partner's listings are shown, a page of them.
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
    await page.getByRole('button', { name: 'New listing' }).click();
    await expect(page).toHaveURL(/\/edit-listing\/listing-details\/[\w-]+$/);
    const id = page.url().split('/').at(-1)!;
    const main = page.getByRole('main');
    await main.getByText(words.entire, { exact: true }).click();
    await main.getByLabel(words.kind).selectOption('detached_house');
    await main.getByLabel(words.town, { exact: true }).fill('Longyearbyen');
    await main.getByRole('button', { name: words.next }).click();
    await main.getByLabel(words.rent, { exact: true }).fill('21000');
    await main.getByRole('button', { name: words.next }).click();
    await main.getByLabel(words.title, { exact: true }).fill(title);
    await saved(page, words.saved);
    await main.getByRole('button', { name: words.next }).click();
    await main.getByRole('button', { name: words.publish, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/my-listing/${id}$`));

    const contact = main.getByLabel('Contact person');
    const name = await contact.locator('option:not([value=""])').first().innerText();
    await contact.selectOption({ label: name });
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await open(page, nordbolig(baseURL, `/listing/${id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(name).first()).toBeVisible();
    await removeListings(request, { email: AGENT.user, password: AGENT.password }, [id]);
  },
);

// Desktop only: the dialog is the same on a phone.
test(
  'a home whose available month is over asks for a new one before it is shown again',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, playwright, pageErrors }) => {
    // On the test's own server, where time passes.
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const directory = newServerFolder();
    const env = { PORT: String(port), ORIGIN: origin, VAR_DIR: directory };
    const request = await playwright.request.newContext({ baseURL: origin });
    const opened = async (now: string) => {
      const server = startServerProcess({ ...env, HUSVAER_NOW: now });
      await server.waitForOutput('Husvær is open');
      return async () => {
        server.child.kill('SIGTERM');
        await server.ended;
      };
    };

    let close = await opened('2026-09-10T08:00:00Z');
    try {
      const person = await somebody(request, 'utleier', { registerAs: 'landlord' });
      const home = { ...homeCalled('Ledig i september'), availableFrom: '2026-09-01' };
      const listingId = await publishedBy(request, person, home);
      await close();
      close = await opened('2026-11-20T08:00:00Z');

      await logIn(page, person, { to: `${origin}/my-listing/${listingId}` });
      const act = async (name: string) => {
        await page.getByRole('button', { name: /^More for/ }).click();
        await page.getByRole('menuitem', { name }).click();
      };
      await act('Take it down');
      await expect(page.getByText('Nobody can see it.', { exact: false })).toBeVisible();
      await act('Publish it again');
      const dialog = page.getByRole('dialog', { name: 'When is it free now?' });
      await dialog.getByLabel('Available from').selectOption('2027-02');
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Show it' }).click();
      await expect(page.getByText('Everybody finds it', { exact: false })).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: 'February 2027' })).toBeVisible();
      // An open page would notice that its server stops.
      await page.goto('about:blank');
    } finally {
      await request.dispose();
      await close();
      rmSync(directory, { recursive: true, force: true });
    }
    // The question for a new month is a 409, which was expected.
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((one) => !one.startsWith('409')));
  },
);
