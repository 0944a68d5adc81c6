import type { Page } from '@playwright/test';

import { axeFindings, cards, expect, findLoneHome, NORWAY, open, mapRegion } from './fixtures.ts';
import { logIn, test, WORDS } from './people.ts';

const heart = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Save “${title}”` });
/** The answer that a home was saved or removed: the heart changes before it. */
const waitForToggle = (page: Page) =>
  page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('"ToggleFavoriteListing"')),
  );
async function press(page: Page, title: string, isSaved: boolean) {
  const answer = waitForToggle(page);
  await heart(page, title).click();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', String(isSaved));
  expect((await answer).ok()).toBe(true);
}
const titleOf = (page: Page, at: number) =>
  cards(page).nth(at).getByRole('heading').getByRole('link').innerText();

test(
  'a guest presses the heart, logs in, and the home is saved; pressed again it is removed',
  { tag: '@phone' },
  async ({ page, person }) => {
    await open(page, `/find-home?${NORWAY}`);
    const title = await titleOf(page, 1);
    await heart(page, title).click();
    const prompt = page.getByRole('dialog');
    await expect(prompt).toContainText('keep the homes you like');
    await prompt.getByRole('button', { name: 'Log in' }).click();
    await prompt.getByLabel(WORDS['en-GB'].email, { exact: true }).fill(person.email);
    await prompt.getByLabel(WORDS['en-GB'].password, { exact: true }).fill(person.password);
    await prompt.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(prompt).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('banner').getByRole('link', { name: 'Saved homes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved homes');
    await expect(cards(page)).toHaveCount(1);
    await cards(page).getByRole('heading').getByRole('link').click();
    const letGo = waitForToggle(page);
    await page.getByRole('button', { name: 'Saved', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await letGo;
    await open(page, '/favourites');
    await expect(page.getByRole('heading', { name: 'No homes saved yet' })).toBeVisible();
  },
);

test(
  'a list is shown to anyone who has its link, and to no one once it is closed',
  { tag: ['@phone', '@nightly'] },
  async ({ page, person, browser, baseURL }) => {
    await logIn(page, person, { to: `/find-home?${NORWAY}&sort=rent_up` });
    const titles = [await titleOf(page, 0), await titleOf(page, 2)];
    for (const title of titles) await press(page, title, true);
    await open(page, '/favourites');
    await expect(cards(page)).toHaveCount(2);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /^Anyone with the link/ }).check();
    const link = page.getByRole('textbox', { name: 'Link to your list' });
    await expect(link).toHaveValue(new RegExp(`^${baseURL}/favourites/.+`));
    const address = await link.inputValue();

    const guest = await browser.newPage({ locale: 'nb-NO', javaScriptEnabled: false });
    expect((await guest.goto(address))?.status()).toBe(200);
    await expect(guest.getByRole('heading', { level: 1 })).toContainText('Boliger noen har lagret');
    await expect(cards(guest).getByRole('heading')).toHaveText(titles.toReversed());
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await guest.content()).not.toContain('Kari');

    await page.getByRole('checkbox', { name: /^Anyone with the link/ }).uncheck();
    await expect(link).toHaveCount(0);
    expect((await guest.goto(address))?.status()).toBe(404);
    await guest.close();
    for (const title of titles) await press(page, title, false);
    await open(page, '/favourites');
    await expect(page.getByRole('heading', { name: 'No homes saved yet' })).toBeVisible();
  },
);

test(
  'a search is saved, its mails set to a frequency, opened again and removed',
  { tag: '@phone' },
  async ({ page, person }) => {
    await logIn(page, person, { to: '/find-home?cityPlaceId=3133895&maxRent=15000' });
    await page.getByRole('button', { name: 'Save search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Homes for rent in Tromsø');
    await expect(dialog).toHaveCSS('opacity', '1');
    expect(await axeFindings(page)).toEqual([]);
    await name.fill('  ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(name).toHaveAccessibleDescription(/Give it a name/);
    await name.fill('Two of us in Tromsø');
    await dialog.getByRole('radio', { name: 'Once a week' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();

    await open(page, '/saved-searches');
    const often = page.getByRole('combobox', { name: 'How often for “Two of us in Tromsø”' });
    await expect(often).toHaveValue('weekly');
    expect(await axeFindings(page)).toEqual([]);
    await often.selectOption('At once');
    await expect(page.getByRole('alert').filter({ hasText: 'Changed.' })).toBeVisible();
    await open(page, '/saved-searches');
    await expect(often).toHaveValue('at_once');
    await page.getByRole('link', { name: 'Two of us in Tromsø' }).click();
    await expect(page).toHaveURL(/\/find-home\?cityPlaceId=3133895&maxRent=15000$/);
    await page.goBack();
    await page.getByRole('button', { name: 'Remove “Two of us in Tromsø”' }).click();
    await expect(page.getByRole('heading', { name: 'No searches saved yet' })).toBeVisible();
  },
);

test(
  'a guest who wants to save a search continues with it once logged in',
  { tag: ['@phone', '@nightly'] },
  async ({ page, person }) => {
    await open(page, `/find-home?${NORWAY}&minRent=9000`);
    await page.getByRole('button', { name: 'Save search' }).click();
    await expect(page.getByRole('dialog')).toContainText('we’ll tell you when a new home matches');
    await logIn(page, person, { to: `/find-home?${NORWAY}&minRent=9000` });
    await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
  },
);

test('a user’s own pages require a login', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/favourites', '/saved-searches']) {
    await open(page, path);
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  }
});

test.describe('in Norwegian', () => {
  test.use({ locale: 'nb-NO' });

  test(
    'saved homes and searches have Norwegian texts',
    { tag: ['@phone', '@nightly'] },
    async ({ page, person }) => {
      await logIn(page, person, { to: '/saved-searches' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lagrede søk');
      await page.getByRole('main').getByRole('link', { name: 'Lagrede boliger' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lagrede boliger');
      await expect(page.getByRole('heading', { name: 'Ingen boliger lagret ennå' })).toBeVisible();
      // An empty list suggests what to do next, as do the inbox and the notifications.
      const towns = page.getByRole('link', { name: /^Oslo \d+ boliger/ });
      await expect(towns).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await open(page, '/notifications');
      await expect(page.getByRole('heading', { name: 'Ingen varsler ennå' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await open(page, '/inbox');
      await expect(page.getByRole('heading', { name: 'Ingen samtaler ennå' })).toBeVisible();
      await expect(towns).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await towns.click();
      await expect(page).toHaveURL(/find-home\?cityPlaceId=3143244/);
    },
  );
});

test(
  'the pin of a saved home says so',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, person, request }) => {
    const { id, box } = await findLoneHome(request);
    const query = `{ getSingleListing(queryData: { listingId: "${id}" }) { monthlyRent } }`;
    const answer = await (await request.post('/api/graphql', { data: { query } })).json();
    const rent = Number(answer.data.getSingleListing.monthlyRent).toLocaleString('en-GB');
    await logIn(page, person, { to: `/find-home?bounds=${box}` });
    // A wide map has pins outside the box too.
    const pin = mapRegion(page).getByRole('button', { name: `Home for NOK ${rent} a month` });
    await pin.click();
    const card = page.locator(`[data-map-card="${id}"]`);
    await card.getByRole('button', { name: /^Save/ }).click();
    await expect(pin).toHaveAccessibleName(/, saved$/);
    expect(await axeFindings(page)).toEqual([]);
  },
);
