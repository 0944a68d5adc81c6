import type { Page } from '@playwright/test';

import { axeFindings, expect, fileOnDisk, open } from './fixtures.ts';
import { apiOf, homeCalled, publishedBy, test } from './landlords.ts';
import { AGENT, another, choose, logIn, logInAtPrompt, WORDS as PEOPLE } from './people.ts';

test.use({ serviceWorkers: 'allow' });

const unique = () => process.hrtime.bigint().toString(36);
const WORDS = {
  'en-GB': {
    sendMessage: 'Send a message',
    message: 'Message',
    log: 'Messages',
    list: 'Conversations',
    read: 'Read',
    offline: /^No connection/,
    notSent: 'Not sent.',
    retry: 'Try again',
  },
  'nb-NO': {
    sendMessage: 'Send melding',
    message: 'Melding',
    log: 'Meldinger',
    list: 'Samtaler',
    read: 'Lest',
    offline: /^Du er uten nett/,
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

/** Holds the next answer of an operation: `fetched` resolves when the server has given it. */
async function holdAnswer(page: Page, operation: string) {
  const fetched = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/api/graphql', async (route) => {
    if (isHeld || !route.request().postData()?.includes(operation)) return route.fallback();
    isHeld = true;
    const response = await route.fetch();
    fetched.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  return { fetched: fetched.promise, release: released.resolve };
}

// Desktop only: the pages are the same on a phone.
test(
  'two people talk, and one who loses the network misses nothing',
  { tag: '@desktop' },
  async ({ page, browser, request, landlord, person, baseURL, pageErrors }) => {
    const title = `Hybel ${unique()}`;
    const listingId = await publishedBy(request, landlord, homeCalled(title));
    const words = WORDS['en-GB'];
    const other = await another(browser, page, 'en-GB', baseURL);
    await logIn(other, landlord, { to: '/inbox' });

    // A visitor must log in first, and then the conversation starts.
    await open(page, `/listing/${listingId}`);
    await page.getByRole('button', { name: words.sendMessage }).first().click();
    await logInAtPrompt(page, person);
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

    // Offline, written messages wait; afterwards missed ones arrive, each once.
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

    // A conversation that can't be opened shows an error.
    await open(page, `/listing/${listingId}`);
    await page.route('**/api/graphql', (route) => route.abort());
    await page.getByRole('button', { name: words.sendMessage }).first().click();
    await expect(page.getByText('Something went wrong! Please try again.')).toBeVisible();
    // Failed calls without a network were expected.
    pageErrors.length = 0;
  },
);

// Desktop only: the pages are the same on a phone.
test(
  'a file is sent by one and downloaded by the other, and by no one else',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, browser, request, landlord, person, baseURL }) => {
    const title = `Kvist ${unique()}`;
    const listingId = await publishedBy(request, landlord, homeCalled(title));
    const api = await apiOf(request, person);
    const begin = 'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }';
    const { addConversations } = await api<{ addConversations: { _id: string }[] }>(begin, {
      id: listingId,
    });
    const conversation = `/inbox/${addConversations[0]!._id}`;
    await logIn(page, person, { to: conversation });

    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach files' }).click();
    await (
      await choosing
    ).setFiles([
      fileOnDisk('kontrakt.pdf', '%PDF-1.7 En leiekontrakt'),
      fileOnDisk('stor.pdf', Buffer.alloc(26_000_000)),
      fileOnDisk('program.exe', '%PDF-1.7'),
      fileOnDisk('side.pdf', '<script>'),
    ]);
    const lines = page.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
    const line = (name: string) => lines.filter({ hasText: name });
    await expect(line('stor.pdf').getByRole('alert')).toContainText('larger than 25 MB');
    for (const name of ['program.exe', 'side.pdf'])
      await expect(line(name).getByRole('alert')).toContainText('not what its name says');
    for (const name of ['stor.pdf', 'program.exe', 'side.pdf'])
      await page.getByRole('button', { name: `Remove ${name} from the list` }).click();
    await page.getByRole('button', { name: 'Rename kontrakt.pdf' }).click();
    await page.getByRole('textbox', { name: /^What kontrakt.pdf/ }).fill('Leie på loftet');
    await page.keyboard.press('Enter');
    await expect(line('Leie på loftet')).toContainText('PDF · 24 byte');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(lines).toHaveCount(1);
    await expect(log(page).getByRole('button', { name: /^Leie på loftet/ })).toBeVisible();

    const other = await another(browser, page, 'nb-NO', baseURL);
    await logIn(other, landlord, { to: conversation });
    const row = other.getByRole('region', { name: 'Samtaler' }).getByRole('link', { name: title });
    await expect(row).toContainText('Leie på loftet');
    const sent = log(other, WORDS['nb-NO']).getByRole('button', { name: /^Leie på loftet/ });
    const [download, answer] = await Promise.all([
      other.waitForEvent('download'),
      other.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes('getFileDownloadUrl')),
      ),
      sent.click(),
    ]);
    expect(download.suggestedFilename()).toBe('Leie på loftet.pdf');
    const { variables } = answer.request().postDataJSON() as { variables: { fileId: string } };
    const entered = await request.post('/api/auth', { data: AGENT });
    const { tokens } = (await entered.json()) as { tokens: { accessToken: string } };
    const refused = await request.post('/api/graphql', {
      headers: { authorization: `Bearer ${tokens.accessToken}` },
      data: {
        query: 'query ($fileId: ID!) { getFileDownloadUrl(queryData: { fileId: $fileId }) }',
        variables,
      },
    });
    expect(refused.status()).toBe(404);
    await other.context().close();
  },
);

test.describe('in Norwegian, on a phone too', () => {
  test.use({ locale: 'nb-NO' });

  test(
    'the list, a conversation and back, and what waits in the menu',
    { tag: '@nightly' },
    async ({ page, browser, request, landlord, person, baseURL }) => {
      const title = `Loft ${unique()}`;
      const words = WORDS['nb-NO'];
      const listingId = await publishedBy(request, landlord, homeCalled(title));
      const other = await another(browser, page, 'nb-NO', baseURL);
      await logIn(other, person, { to: `/listing/${listingId}` });
      const button = other.getByRole('button', { name: words.sendMessage });
      // Before the style sheet has loaded, the button of other windows seems to be shown too.
      await expect(button).toHaveCount(1);
      await button.click();
      await expect(other).toHaveURL(/\/inbox\/[\w-]+$/);
      const first = `Hei! ${unique()}`;
      await write(other, first, words);
      await expect(bubble(other, first, words)).toContainText('Sendt');

      await logIn(page, landlord);
      await choose(page, /^Innboks.*ules/, PEOPLE['nb-NO']);
      const row = page.getByRole('region', { name: words.list }).getByRole('link', { name: title });
      await row.click();
      await expect(bubble(page, first, words)).toBeVisible();
      await expect(page.getByText('I dag', { exact: true })).toBeVisible();
      const draft = page.getByRole('textbox', { name: words.message, exact: true });
      await draft.fill('Et utkast');
      expect(await axeFindings(page)).toEqual([]);
      await page.reload();
      await expect(draft).toHaveValue('Et utkast');

      await page.getByRole('button', { name: 'Flere valg for samtalen' }).click();
      await page.getByRole('menuitem', { name: 'Arkiver' }).click();
      await expect(page.getByText('Samtalen er arkivert.')).toBeVisible();
      if (page.viewportSize()!.width < 768)
        await page.getByRole('link', { name: 'Alle samtaler' }).click();
      // On a phone nothing else is shown in the inbox.
      await page.getByRole('link', { name: /^Arkiv(erte samtaler)?$/ }).click();
      await expect(row).toContainText(first);
      // A message that comes while the list is loaded is in it.
      const list = await holdAnswer(page, 'getConversations');
      await page.getByRole('link', { name: 'Alle', exact: true }).click();
      await list.fetched;
      // The event of the message refreshes the list that is still shown.
      const refreshed = page.waitForRequest((sent) =>
        Boolean(sent.postData()?.includes('getConversations')),
      );
      await write(other, 'Et spørsmål til', words);
      await refreshed;
      list.release();
      await expect(row).toContainText('Et spørsmål til');
      await other.context().close();
    },
  );
});
