import type { Page } from '@playwright/test';

import { axeFindings, expect, open } from './fixtures.ts';
import { apiOf, homeCalled, publishedBy, test } from './landlords.ts';
import { choose, logIn, mailsTo, mailTo, openMenu, WORDS as PEOPLE } from './people.ts';

const unique = () => process.hrtime.bigint().toString(36);

/** The notification with a text. */
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test(
  'a user on another page is notified of a message and of interest, and finds both',
  { tag: '@phone' },
  async ({ page, request, landlord, person }) => {
    const title = `Hybel ${unique()}`;
    const listingId = await publishedBy(request, landlord, homeCalled(title));
    const words = PEOPLE['en-GB'];
    const { length: mailsBefore } = await mailsTo(request, landlord.email);
    const connected = page.waitForEvent('websocket');
    await logIn(page, landlord, { to: '/favourites' });
    const line = await connected;
    await line.waitForEvent('framereceived', ({ payload }) =>
      String(payload).includes('subscription_succeeded'),
    );

    const api = await apiOf(request, person);
    const { addConversations } = await api<{ addConversations: { _id: string }[] }>(
      'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }',
      { id: listingId },
    );
    const text = `Er den ledig? ${unique()}`;
    const write = `mutation ($inputData: AddMessageInputData!) { addMessage(inputData: $inputData) { _id } }`;
    const clientId = await page.evaluate(() => crypto.randomUUID());
    const conversationId = addConversations[0]!._id;
    await api(write, { inputData: { conversationId, text, clientId } });
    await expect(toast(page, text)).toBeVisible();
    await openMenu(page, words);
    await expect(page.getByRole('menuitem', { name: /^Inbox.*unread/ })).toBeVisible();
    await page.keyboard.press('Escape');

    const form = {
      listingId,
      rentFrom: '2027-01-01',
      people: 1,
      isSmoker: false,
      hasPets: false,
      birthDate: '1998-03-04',
      phoneNumber: '+4741234567',
      occupation: 'Sykepleier',
      agreesToCreditCheck: false,
      agreesToTerms: true,
    };
    await api(
      'mutation ($form: AddInterestFormInputData!) { addInterestForm(inputData: $form) { _id } }',
      { form },
    );
    await expect(toast(page, `would like to rent “${title}”`)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await choose(page, /^Notifications.*new/, words);
    await expect(page).toHaveURL(/\/notifications$/);
    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('New:');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(row).not.toContainText('New:');
    await row.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/my-listing/${listingId}/interest`));

    // The mail about it is the last of its kind.
    const mail = await mailTo(request, landlord.email, mailsBefore);
    await open(page, /http[^\s"<]+\/unsubscribe\/[^\s"<]+/.exec(mail)?.[0] ?? 'no link');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Stop mails about new interest forms?');
    await page.getByRole('button', { name: 'Stop the mails' }).click();
    await expect(heading).toHaveText('No more mails about new interest forms');
    await open(page, '/notifications/settings');
    const switchOf = page.getByRole('checkbox', { name: 'Interest in your home' });
    await expect(switchOf).not.toBeChecked();
    await switchOf.click();
    await expect(toast(page, 'It is saved.')).toBeVisible();
  },
);

test.describe('in Norwegian', () => {
  test.use({ locale: 'nb-NO' });

  test(
    'mails are switched off and on from the profile',
    { tag: '@phone' },
    async ({ page, request, person }) => {
      await logIn(page, person, { to: '/profile' });
      await page.getByRole('link', { name: 'Velg e-poster fra oss' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-poster fra oss');
      const messages = page.getByRole('checkbox', { name: 'Uleste meldinger' });
      await expect(messages).toBeChecked();
      expect(await axeFindings(page)).toEqual([]);
      await messages.click();
      await expect(toast(page, 'Valget er lagret.')).toBeVisible();
      await open(page, '/notifications/settings');
      await expect(messages).not.toBeChecked();
      const api = await apiOf(request, person);
      await api(
        'mutation { updateNotificationSettings(inputData: { kind: messages, isMailed: true }) { kind } }',
        {},
      );
      await page.getByRole('link', { name: 'Til varslene dine' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/varsler/i);
    },
  );
});
