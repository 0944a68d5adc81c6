import { randomUUID } from 'node:crypto';

import type { APIRequestContext, Page } from '@playwright/test';

import { axeFindings, expect, findHomes, open } from './fixtures.ts';
import { apiOf, homeCalled, nordbolig, publishedBy, test } from './landlords.ts';
import { AGENT, another, logIn } from './people.ts';

interface Person {
  email: string;
  password: string;
}

/** Another agent of Nordbolig, who is not a contact person. */
const COLLEAGUE = { email: 'colleague@example.com', password: AGENT.password };

const unique = () => process.hrtime.bigint().toString(36);
const list = (page: Page) => page.getByRole('region', { name: 'Conversations' });
const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

/** Asks about a home as a user, by the API; returns the conversation's id. */
async function sendMessage(
  request: APIRequestContext,
  who: Person,
  listingId: string,
  text: string,
) {
  const api = await apiOf(request, who);
  const { addConversations } = await api<{ addConversations: { _id: string }[] }>(
    `mutation ($listingId: ID!) {
      addConversations(inputData: { listingId: $listingId }) { _id } }`,
    { listingId },
  );
  const conversationId = addConversations[0]!._id;
  await api(
    `mutation ($conversationId: ID!, $clientId: ID!, $text: String!) {
      addMessage(inputData: { conversationId: $conversationId, clientId: $clientId, text: $text }) { _id } }`,
    { conversationId, clientId: randomUUID(), text },
  );
  return conversationId;
}

async function choose(page: Page, action: RegExp) {
  await page.getByRole('button', { name: 'More for this conversation' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

// Desktop only: the pages are the same on a phone.
test(
  'favourites, search, a report and a block',
  { tag: '@desktop' },
  async ({ page, request, landlord, person }) => {
    const title = `Kvist ${unique()}`;
    const listingId = await publishedBy(request, landlord, homeCalled(title));
    const chatId = await sendMessage(request, person, listingId, 'Kan jeg male veggene?');
    await logIn(page, landlord, { to: `/inbox/${chatId}` });
    await expect(thread(page)).toContainText('Kan jeg male veggene?');

    await choose(page, /^Mark as favourite/);
    await expect(page.getByText('It is among your favourites.')).toBeVisible();
    await list(page).getByRole('link', { name: 'Favourites', exact: true }).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await expect(list(page).getByRole('link', { name: title })).toBeVisible();
    await list(page).getByRole('link', { name: 'All', exact: true }).click();

    const search = list(page).getByRole('searchbox', { name: 'Search in conversations' });
    await search.fill('nobody is called so');
    await search.press('Enter');
    await expect(list(page).getByText('Nothing found')).toBeVisible();
    await search.fill(title.toUpperCase());
    await search.press('Enter');
    await expect(list(page).getByRole('link', { name: title })).toBeVisible();

    await choose(page, /^Report/);
    const report = page.getByRole('dialog');
    await expect(report.getByRole('button', { name: 'Report' })).toBeDisabled();
    await report.getByText('It looks like fraud').click();
    await report.getByLabel('Tell us more').fill('Asks for money before the viewing.');
    expect(await axeFindings(page)).toEqual([]);
    await report.getByRole('button', { name: 'Report' }).click();
    await expect(page.getByText('Thank you. We look into it.')).toBeVisible();

    await choose(page, /^Block/);
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expect(page.getByText(/^You have blocked/)).toBeVisible();
    await expect(field(page)).toHaveCount(0);
    await choose(page, /^Unblock/);
    await expect(field(page)).toBeVisible();
  },
);

// Desktop only: the pages are the same on a phone.
test(
  'agents read along, live, unless it is hidden from them',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, browser, request, person, baseURL, pageErrors }) => {
    const [home] = await findHomes(request, { partnerId: await partnerOf(request) });
    const text = `Er det heis? ${unique()}`;
    const chatId = await sendMessage(request, person, home!._id, text);

    await logIn(page, COLLEAGUE, { to: nordbolig(baseURL, '/inbox') });
    // It leads to another URL, and is checked there.
    await page.getByRole('checkbox', { name: /^All of Nordbolig/ }).click();
    const row = list(page).getByRole('link').filter({ hasText: text });
    await row.click();
    await expect(thread(page)).toContainText(text);
    const more = `Og balkong? ${unique()}`;
    await sendMessage(request, person, home!._id, more);
    await expect(thread(page)).toContainText(more);

    const other = await another(browser, page, 'en-GB', baseURL);
    await logIn(other, person, { to: `/inbox/${chatId}` });
    await choose(other, /^Hide it from the letting agency/);
    await expect(other.getByText('The other agents read along no more.')).toBeVisible();
    await other.context().close();
    await open(page, nordbolig(baseURL, `/inbox/${chatId}`));
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    // Calls that are answered as not found were expected.
    pageErrors.length = 0;
  },
);

async function partnerOf(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/graphql', {
    data: {
      query: `{ partnersSubDomain(queryData: { subDomain: "nordbolig", partnerSiteType: public }) { partnerId } }`,
    },
  });
  const { data } = (await answer.json()) as { data: { partnersSubDomain: { partnerId: string } } };
  return data.partnersSubDomain.partnerId;
}
