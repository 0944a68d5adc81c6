import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listingContent } from '@husvaer/domain/listings/listing';

import { importListings } from '../server/src/features/listings/public.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { addPerson } from '../server/testing/people.ts';
import { aListing } from '../server/testing/test-app.ts';
import { axeFindings, expect, test } from './fixtures.ts';
import { startOwnServer } from './own-server.ts';

const WORDS = {
  en: {
    locale: 'en-GB',
    question: 'Stop mails about this search?',
    stop: 'Stop the mails',
    done: 'No more mails about this search',
    failed: 'This link does not work',
  },
  no: {
    locale: 'nb-NO',
    question: 'Vil du stoppe e-postene om dette søket?',
    stop: 'Stopp e-postene',
    done: 'Du får ikke flere e-poster om dette søket',
    failed: 'Lenken virker ikke',
  },
} as const;
const LANGUAGES = ['en', 'no'] as const;

/** A user has saved a search in each language, and a home was published: the mails are in the outbox. */
const server = startOwnServer(async (app) => {
  const { tokens } = await addPerson(app, { email: 'kari@example.com' });
  for (const language of LANGUAGES) {
    const queryData = { search: language === 'no' ? 'lys' : 'toroms' };
    const inputData = { name: language, queryData, frequency: 'at_once', language };
    const saved = await app.http.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { host: 'localhost', authorization: `Bearer ${tokens.accessToken}` },
      payload: {
        query: `mutation ($inputData: AddSavedSearchInputData!) { addSavedSearch(inputData: $inputData) { _id } }`,
        variables: { inputData },
      },
    });
    expect(saved.statusCode).toBe(200);
  }
  await app.runner.run(SYSTEM, importListings, {
    owner: { feed: 'test', partnerId: null, ownerId: null, contactId: null },
    listings: [{ externalId: '1', state: 'published', content: listingContent.parse(aListing()) }],
  });
  await app.dispatcher.settle();
  await app.mailer.settle();
});

/** The link to the page in the mail about the search of that name. */
function linkIn(name: string): string {
  const mails = readdirSync(join(server.folder, 'mail')).map(
    (file) =>
      JSON.parse(readFileSync(join(server.folder, 'mail', file), 'utf8')) as {
        subject: string;
        text: string;
      },
  );
  const mail = mails.find(({ subject }) => subject.endsWith(`: ${name}`));
  return mail?.text.match(/http\S+\/unsubscribe\/\S+/)?.[0] ?? 'no link';
}

for (const language of LANGUAGES) {
  const words = WORDS[language];
  test.describe(language, () => {
    test.use({ locale: words.locale });

    test(
      'the link below a mail asks first, and then stops the mails',
      { tag: '@nightly' },
      async ({ page }) => {
        await page.goto(linkIn(language));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.question);
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('button', { name: words.stop }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.done);
        expect(await axeFindings(page)).toEqual([]);
      },
    );

    test('a truncated link says so', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(linkIn(language).slice(0, -3));
      await page.getByRole('button', { name: words.stop }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.failed);
    });

    test('it works without scripts too', { tag: '@nightly' }, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale: words.locale });
      const page = await context.newPage();
      await page.goto(linkIn(language));
      await page.getByRole('button', { name: words.stop }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.done);
      await context.close();
    });
  });
}

test(
  'developers read the mail in the outbox, and its links lead on',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`${server.origin}/dev/outbox`);
    await page.getByRole('link', { name: '1 ny bolig: no' }).click();
    const mail = page.frameLocator('iframe');
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Nytt for «no»');
    await mail.getByRole('link', { name: 'Lys toroms på Grünerløkka' }).click();
    await expect(page).toHaveURL(/\/listing\/[0-9a-f-]{36}$/);
  },
);
