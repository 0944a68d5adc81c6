import type { Browser, Page } from '@playwright/test';

import { axeFindings, expect, open } from './fixtures.ts';
import { homeCalled, publishedBy, test } from './landlords.ts';
import { logIn, openMenu, WORDS as PEOPLE } from './people.ts';

const unique = () => process.hrtime.bigint().toString(36);
const WORDS = {
  'en-GB': {
    ask: 'Send a message',
    message: 'Message',
    log: 'Messages',
    list: 'Conversations',
    read: 'Read',
    offline: /^No connection/,
    notSent: 'Not sent.',
    retry: 'Try again',
  },
  'nb-NO': {
    ask: 'Send melding',
    message: 'Melding',
    log: 'Meldinger',
    list: 'Samtaler',
    read: 'Lest',
    offline: /^Ingen forbindelse/,
    notSent: 'Ikke sendt.',
    retry: 'Prøv igjen',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const log = (page: Page, words: Words = WORDS['en-GB']) =>
  page.getByRole('log', { name: words.log });
const bubble = (page: Page, text: string, words?: Words) =>
  log(page, words).getByRole('listitem').filter({ hasText: text });

async function write(page: Page, text: string, words: Words = WORDS['en-GB']) {
  const field = page.getByRole('textbox', { name: words.message, exact: true });
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

/** A window of another person's, beside the test's own. */
async function another(browser: Browser, locale: string, baseURL: string | undefined) {
  const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
  return context.newPage();
}

test('two people talk, and one who loses the network misses nothing', async ({
  page,
  browser,
  request,
  landlord,
  person,
  baseURL,
  isMobile,
  complaints,
}) => {
  test.skip(isMobile, 'the same pages');
  const title = `Hybel ${unique()}`;
  const listingId = await publishedBy(request, landlord, homeCalled(title));
  const words = WORDS['en-GB'];
  const other = await another(browser, 'en-GB', baseURL);
  await logIn(other, landlord, { to: '/inbox' });

  // A guest is asked in first, and what they wanted happens then.
  await open(page, `/listing/${listingId}`);
  await page.getByRole('button', { name: words.ask }).first().click();
  const prompt = page.getByRole('dialog');
  await prompt.getByRole('button', { name: 'Log in', exact: true }).click();
  await prompt.getByLabel(PEOPLE['en-GB'].email, { exact: true }).fill(person.email);
  await prompt.getByLabel(PEOPLE['en-GB'].password, { exact: true }).fill(person.password);
  await prompt.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/inbox\/[\w-]+$/);

  const first = `Er den ledig? ${unique()}`;
  await write(page, first);
  const row = other.getByRole('region', { name: words.list }).getByRole('link', { name: title });
  await expect(row).toContainText(first);
  await expect(row).toContainText('1 unread');
  await row.click();
  await expect(bubble(other, first)).toBeVisible();
  await expect(bubble(page, first)).toContainText(words.read);
  await expect(page.getByText('Here now')).toBeVisible();

  const answer = other.getByRole('textbox', { name: words.message, exact: true });
  await answer.pressSequentially('Ja, se https://example.com/plan.');
  await expect(page.getByText(/is writing/)).toBeVisible();
  await answer.press('Enter');
  const link = bubble(page, 'Ja, se').getByRole('link', { name: 'https://example.com/plan' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(await axeFindings(page)).toEqual([]);

  // Without a network: what is written waits, what is missed comes, each of it once.
  await page.context().setOffline(true);
  await expect(page.getByText(words.offline)).toBeVisible();
  await write(page, 'Kan jeg se den i morgen?');
  await expect(bubble(page, 'i morgen?')).toContainText(words.notSent);
  for (const text of ['Visning er lørdag.', 'Klokka tolv.']) {
    await write(other, text);
    await expect(bubble(other, text)).toContainText('Sent');
  }
  await page.context().setOffline(false);
  await expect(bubble(page, 'Klokka tolv.')).toBeVisible();
  await bubble(page, 'i morgen?').getByRole('button', { name: words.retry }).click();
  await expect(bubble(other, 'i morgen?')).toHaveCount(1);
  for (const text of ['Visning er lørdag.', 'Klokka tolv.', 'i morgen?'])
    await expect(bubble(page, text)).toHaveCount(1);
  await expect(bubble(page, 'i morgen?')).toContainText(words.read);
  await other.context().close();
  // Calls that failed while there was no network are what this is about.
  complaints.length = 0;
});

test.describe('in Norwegian, on a phone too', () => {
  test.use({ locale: 'nb-NO' });

  test('the list, a conversation and back, and what waits in the menu', async ({
    page,
    browser,
    request,
    landlord,
    person,
    baseURL,
  }) => {
    const title = `Loft ${unique()}`;
    const words = WORDS['nb-NO'];
    const listingId = await publishedBy(request, landlord, homeCalled(title));
    const other = await another(browser, 'nb-NO', baseURL);
    await logIn(other, person, { words: PEOPLE['nb-NO'], to: `/listing/${listingId}` });
    await other.getByRole('button', { name: words.ask }).first().click();
    await expect(other).toHaveURL(/\/inbox\/[\w-]+$/);
    const first = `Hei! ${unique()}`;
    await write(other, first, words);
    await expect(bubble(other, first, words)).toContainText('Sendt');

    await logIn(page, landlord, { words: PEOPLE['nb-NO'] });
    await openMenu(page, PEOPLE['nb-NO']);
    await page.getByRole('menuitem', { name: /^Innboks.*ules/ }).click();
    const row = page.getByRole('region', { name: words.list }).getByRole('link', { name: title });
    await row.click();
    await expect(bubble(page, first, words)).toBeVisible();
    await expect(page.getByText('I dag', { exact: true })).toBeVisible();
    const draft = page.getByRole('textbox', { name: words.message, exact: true });
    await draft.fill('Et utkast');
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await expect(draft).toHaveValue('Et utkast');

    await page.getByRole('button', { name: 'Mer for denne samtalen' }).click();
    await page.getByRole('menuitem', { name: 'Arkiver' }).click();
    await expect(page.getByText('Samtalen er arkivert.')).toBeVisible();
    if (page.viewportSize()!.width < 768)
      await page.getByRole('link', { name: 'Alle samtaler' }).click();
    await page.getByRole('link', { name: 'Arkiv', exact: true }).click();
    await expect(row).toContainText(first);
    await write(other, 'Et spørsmål til', words);
    await page.getByRole('link', { name: 'Alle', exact: true }).click();
    await expect(row).toContainText('Et spørsmål til');
    await other.context().close();
  });
});
