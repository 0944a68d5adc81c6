import type { Page } from '@playwright/test';

import { axeFindings, expect, findHomes, LOCALES, open } from './fixtures.ts';
import { apiOf, axeOfWhole, homeCalled, publishedBy, removeListings, test } from './landlords.ts';
import { another, logIn, logInAtPrompt, somebody, WORDS as PEOPLE } from './people.ts';

test.use({ serviceWorkers: 'allow' });

const unique = () => process.hrtime.bigint().toString(36);

const WORDS = {
  'en-GB': {
    interested: 'I’m interested',
    rentFrom: 'Move in from',
    missing: 'From when would you like to rent?',
    people: 'How many will live there?',
    lease: 'For how long?',
    open: 'Until further notice',
    smoker: 'Does any of you smoke?',
    pets: 'Any pets?',
    no: 'No',
    phone: 'Phone',
    notAPhone: /^This is not a phone number/,
    work: 'Work',
    income: /^Monthly income/,
    about: /^About you/,
    terms: /terms of use/,
    send: 'Send to the landlord',
    unreachable: /^No connection/,
    sent: 'Your form is sent',
    waits: 'Waiting for an answer',
    mine: 'All homes I’ve asked for',
    seeForm: /^See your form/,
    all: /^All/,
    onList: /^Shortlist/,
    shortlist: 'Shortlist',
    invite: 'Invite to viewing',
    inviteTitle: 'Invite to a viewing',
    day: 'Day',
    whichDay: 'On which day?',
    from: 'From',
    to: 'To',
    swapped: 'It ends before it begins.',
    words: /^A few words/,
    sendInvitation: 'Send 1 invitation',
    invited: '1 person is invited.',
    youAreInvited: 'You are invited to a viewing',
    when: /Tuesday,? 1 December 2026.* 17:00.18:00/,
    propose: 'Propose another time',
    time: 'From',
    sendProposal: 'Send the proposal',
    acceptTime: 'Take the proposed time',
    newTime: /Wednesday,? 2 December 2026.* 18:30.19:30/,
    accept: 'I’m coming',
    comes: 'Coming',
    saveCalendar: 'Download for your calendar',
    coming: 'Is coming.',
    sendMessage: 'Send a message',
    write: 'Send a message',
    message: 'Message',
    log: 'Messages',
  },
  'nb-NO': {
    interested: 'Meld interesse',
    rentFrom: 'Innflytting fra',
    missing: 'Når vil du flytte inn?',
    people: 'Hvor mange skal bo der?',
    lease: 'Hvor lenge?',
    open: 'Tidsubestemt',
    smoker: 'Røyker noen av dere?',
    pets: 'Har dere kjæledyr?',
    no: 'Nei',
    phone: 'Telefon',
    notAPhone: /^Dette er ikke et telefonnummer/,
    work: 'Arbeid',
    income: /^Inntekt per måned/,
    about: /^Om deg/,
    terms: /vilkårene/,
    send: 'Send til utleieren',
    unreachable: /^Du er uten nett/,
    sent: 'Skjemaet er sendt',
    waits: 'Venter på svar',
    mine: 'Alle henvendelsene mine',
    seeForm: /^Se skjemaet/,
    all: /^Alle/,
    onList: /^Aktuelle/,
    shortlist: 'Merk som aktuell',
    invite: 'Inviter på visning',
    inviteTitle: 'Inviter på visning',
    day: 'Dag',
    whichDay: 'Hvilken dag?',
    from: 'Fra',
    to: 'Til',
    swapped: 'Den slutter før den begynner.',
    words: /^Melding/,
    sendInvitation: 'Send 1 invitasjon',
    invited: '1 person er invitert.',
    youAreInvited: 'Du er invitert på visning',
    when: /tirsdag 1\. desember 2026.*\s17:00.18:00/,
    propose: 'Foreslå et annet tidspunkt',
    time: 'Fra',
    sendProposal: 'Send forslaget',
    acceptTime: 'Godta forslaget',
    newTime: /onsdag 2\. desember 2026.*\s18:30.19:30/,
    accept: 'Jeg kommer',
    comes: 'Kommer',
    saveCalendar: 'Last ned til kalenderen',
    coming: 'Kommer.',
    sendMessage: 'Send melding',
    write: 'Send melding',
    message: 'Melding',
    log: 'Meldinger',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

/** Fills in everything except the move-in date and the consents. */
async function fillAnswers(page: Page, words: Words, about: string) {
  const form = page.getByRole('main');
  await form.getByLabel(words.people).fill('2');
  for (const [question, choice] of [
    [words.lease, words.open],
    [words.smoker, words.no],
    [words.pets, words.no],
  ] as const)
    await form.getByRole('radiogroup', { name: question }).getByLabel(choice).check();
  await form.getByLabel(words.work, { exact: true }).fill('Sykepleier');
  await form.getByLabel(words.income).fill('46 500');
  await form.getByRole('textbox', { name: words.about }).fill(about);
}

for (const [locale, tag] of LOCALES) {
  test.describe(`interest (${locale})`, { tag }, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('from the form over the shortlist and a viewing to a conversation', async ({
      page,
      browser,
      request,
      landlord,
      baseURL,
      pageErrors,
    }) => {
      // The form has the answers of a user's earlier form.
      const person = await somebody(request, 'interessert');
      const title = `Hybel ${unique()}`;
      const listingId = await publishedBy(request, landlord, homeCalled(title));
      const main = page.getByRole('main');

      // A visitor must log in first, and then the form opens.
      await open(page, `/listing/${listingId}`);
      await page.getByRole('button', { name: words.interested }).last().click();
      const login = PEOPLE[locale];
      await logInAtPrompt(page, person, login);
      await expect(page).toHaveURL(new RegExp(`/listing/${listingId}/interest$`));

      // Errors are shown at their fields, and the first of them gets the focus.
      const about = `Vi er et rolig par. ${unique()}`;
      await fillAnswers(page, words, about);
      await main.getByLabel(words.phone, { exact: true }).fill('12');
      await main.getByRole('button', { name: words.send }).click();
      await expect(main.getByLabel(words.rentFrom)).toBeFocused();
      await expect(main.getByText(words.missing)).toBeVisible();
      await expect(main.getByText(words.notAPhone)).toBeVisible();
      expect(await axeOfWhole(page)).toEqual([]);

      // Input survives a reload and a lost network.
      await main.getByLabel(words.phone, { exact: true }).fill('41 23 45 67');
      await main.getByLabel(words.rentFrom).fill('2027-02-01');
      await main.locator('input[type=file]').setInputFiles({
        name: 'fast-jobb.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Hun har fast jobb hos oss.'),
      });
      await expect(main.getByRole('listitem').filter({ hasText: 'fast-jobb' })).toBeVisible();
      await expect(main.getByRole('button', { name: words.send })).toBeEnabled();
      await page.reload();
      await expect(main.getByRole('textbox', { name: words.about })).toHaveValue(about);
      await main.getByRole('checkbox', { name: words.terms }).check();
      await page.context().setOffline(true);
      await main.getByRole('button', { name: words.send }).click();
      await expect(main.getByRole('alert')).toHaveText(words.unreachable);
      await page.context().setOffline(false);
      pageErrors.length = 0;
      await main.getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.sent })).toBeFocused();
      await main.getByRole('link', { name: words.mine }).click();
      const mine = main.getByRole('article', { name: title });
      await expect(mine).toContainText(words.waits);
      // Notifications and mails link to this form in the list.
      await open(page, `/my-interest#${await mine.getAttribute('id')}`);
      await expect(mine).toHaveAttribute('aria-current', 'true');

      const other = await another(browser, page, locale, baseURL);
      await logIn(other, landlord, { to: `/my-listing/${listingId}` });
      await other.getByRole('link', { name: /^1 / }).click();
      const card = other.getByRole('article');
      await expect(card).toContainText(about);
      await expect(card).toContainText(/46[\s,]500/);
      await expect(card.getByRole('button', { name: /fast-jobb/ })).toBeVisible();
      await card.getByRole('button', { name: words.shortlist }).click();
      await expect(card.getByRole('button', { name: words.shortlist })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await other.getByRole('main').getByRole('link', { name: words.onList }).click();
      await expect(other).toHaveURL(/state=shortlisted/);
      expect(await axeOfWhole(other)).toEqual([]);

      await card.getByRole('button', { name: words.invite }).click();
      const dialog = other.getByRole('dialog', { name: words.inviteTitle });
      await dialog.getByRole('button', { name: words.sendInvitation }).click();
      await expect(dialog.getByLabel(words.day, { exact: true })).toBeFocused();
      await expect(dialog.getByText(words.whichDay)).toBeVisible();
      await dialog.getByLabel(words.day, { exact: true }).fill('2026-12-01');
      await dialog.getByLabel(words.to, { exact: true }).fill('16:00');
      await dialog.getByRole('button', { name: words.sendInvitation }).click();
      await expect(dialog.getByText(words.swapped)).toBeVisible();
      await dialog.getByLabel(words.to, { exact: true }).fill('18:00');
      await dialog.getByLabel(words.words).fill('Ring på hos Hansen.');
      expect(await axeFindings(other)).toEqual([]);
      await dialog.getByRole('button', { name: words.sendInvitation }).click();
      await expect(other.getByText(words.invited)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(card).toHaveCount(0);
      await other.getByRole('main').getByRole('link', { name: words.all }).click();
      await expect(card).toContainText(words.when);

      await page.reload();
      await expect(mine).toContainText(words.when);
      await mine.getByRole('link', { name: words.seeForm }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.youAreInvited);
      await expect(main).toContainText('Ring på hos Hansen.');
      await expect(main).toContainText('Storgata ');
      expect(await axeFindings(page)).toEqual([]);

      // The applicant proposes another time, the landlord accepts it, and is notified that they are coming.
      await main.getByRole('button', { name: words.propose }).click();
      await main.getByLabel(words.day, { exact: true }).fill('2026-12-02');
      await main.getByLabel(words.time, { exact: true }).fill('18:30');
      expect(await axeFindings(page)).toEqual([]);
      await main.getByRole('button', { name: words.sendProposal }).click();
      await expect(main.getByRole('button', { name: words.sendProposal })).toHaveCount(0);
      await other.reload();
      await card.getByRole('button', { name: words.acceptTime }).click();
      await expect(card).toContainText(words.newTime);
      await page.reload();
      await expect(main).toContainText(words.newTime);
      await main.getByRole('button', { name: words.accept }).click();
      await expect(main.getByRole('button', { name: words.accept })).toHaveCount(0);
      await other.reload();
      await expect(card).toContainText(words.coming);
      expect(await axeFindings(other)).toEqual([]);

      // The viewing is in the landlord's calendar.
      const formsUrl = other.url();
      await open(other, '/viewings');
      const viewing = other.getByRole('main').getByRole('listitem').filter({ hasText: title });
      await expect(viewing).toContainText(words.comes);
      const saving = other.waitForEvent('download');
      await other.getByRole('button', { name: words.saveCalendar }).click();
      expect((await saving).suggestedFilename()).toMatch(/\.ics$/);
      expect(await axeFindings(other)).toEqual([]);
      await open(other, formsUrl);

      await main.getByRole('button', { name: words.sendMessage }).click();
      await expect(page).toHaveURL(/\/inbox\/[\w-]+$/);
      const messageIn = (where: Page, text: string | RegExp) =>
        where.getByRole('log', { name: words.log }).getByText(text);
      // Each invitation sends a message: the first, and the one at the proposed time.
      await expect(messageIn(page, /Ring på hos Hansen/)).toHaveCount(2);
      await card.getByRole('button', { name: words.write }).click();
      await expect(other).toHaveURL(page.url());
      const field = page.getByRole('textbox', { name: words.message, exact: true });
      await field.fill('Jeg kommer!');
      await field.press('Enter');
      await expect(messageIn(other, 'Jeg kommer!')).toBeVisible();
      await other.context().close();
    });
  });
}

/** A user's form about a home, sent by the API. */
async function addForm(
  api: Awaited<ReturnType<typeof apiOf>>,
  listingId: string,
  more: object = {},
): Promise<string> {
  const { addInterestForm } = await api<{ addInterestForm: { _id: string } }>(
    `mutation ($inputData: AddInterestFormInputData!) {
      addInterestForm(inputData: $inputData) { _id } }`,
    {
      inputData: {
        listingId,
        rentFrom: '2027-02-01',
        people: 1,
        isSmoker: false,
        hasPets: false,
        birthDate: '1990-05-17',
        phoneNumber: '41234567',
        occupation: 'Ingeniør',
        agreesToCreditCheck: false,
        agreesToTerms: true,
        ...more,
      },
    },
  );
  return addInterestForm._id;
}

// Desktop only: the pages are the same on a phone.
test(
  'a polite refusal, a withdrawn form, and homes that take no forms',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, browser, request, landlord, person, baseURL, pageErrors }) => {
    const title = `Loft ${unique()}`;
    const [declined = '', withdrawn = ''] = await Promise.all(
      [title, `Rom ${unique()}`].map((name) => publishedBy(request, landlord, homeCalled(name))),
    );
    const api = await apiOf(request, person);
    await addForm(api, declined, { aboutYou: 'A long story. '.repeat(40) });
    await addForm(api, withdrawn);

    // The landlord reads the form, also in the table, and declines with a text of their own.
    await logIn(page, landlord, { to: `/my-listing/${declined}/interest` });
    const card = page.getByRole('article');
    await card.getByRole('button', { name: 'Read all' }).click();
    await expect(card.getByRole('button', { name: 'Show less' })).toBeVisible();
    await page.getByRole('link', { name: 'Side by side' }).click();
    await expect(page.getByRole('row', { name: /^Work/ })).toContainText('Ingeniør');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog');
    const refusal = dialog.getByRole('textbox', { name: 'What you write' });
    await expect(refusal).toHaveValue(new RegExp(`^Hi Kari,[^]*“${title}”`));
    await refusal.fill('Sorry, somebody was before you.\nGood luck!');
    await dialog.getByRole('button', { name: 'Send the no' }).click();
    await expect(page.getByRole('columnheader')).toContainText('Declined');
    await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
    await open(page, `/listing/${declined}/interest`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is your own home');

    const tenant = await another(browser, page, 'en-GB', baseURL);
    await logIn(tenant, person, { to: `/listing/${declined}/interest` });
    await expect(tenant.getByRole('heading', { level: 1 })).toHaveText('Not this time');
    await expect(tenant.getByText('Sorry, somebody was before you.')).toBeVisible();
    await open(tenant, `/listing/${withdrawn}/interest`);
    // The dialog has a button with the same name, and takes a moment to close.
    const withdraw = tenant.getByRole('main').getByRole('button', { name: 'Withdraw' });
    await withdraw.click();
    await tenant.keyboard.press('Escape');
    await expect(withdraw).toBeFocused();
    await withdraw.click();
    await tenant.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(tenant.getByRole('heading', { level: 1 })).toHaveText('I’m interested');
    await expect(tenant.getByRole('note')).toContainText('You withdrew your form');
    await open(page, `/my-listing/${withdrawn}/interest`);
    await expect(page.getByRole('heading', { name: 'Nobody yet' })).toBeVisible();

    // A partner that does credit checks says why; the identity number is asked for only with a yes.
    const { partnersSubDomain: partner } = await api<{ partnersSubDomain: { partnerId: string } }>(
      `{ partnersSubDomain(queryData: { subDomain: "nordbolig", partnerSiteType: public }) { partnerId } }`,
      {},
    );
    const [partnersHome] = await findHomes(request, partner);
    await open(tenant, `/listing/${partnersHome!._id}/interest`);
    const number = tenant.getByLabel('National identity number');
    await expect(tenant.getByRole('heading', { name: 'Credit check' })).toBeVisible();
    await expect(number).toHaveCount(0);
    await tenant.getByRole('checkbox', { name: /check my credit/ }).check();
    await expect(
      tenant.getByText('It is stored encrypted with your profile', { exact: false }),
    ).toBeVisible();
    await tenant.getByRole('button', { name: 'Send to the landlord' }).click();
    await expect(tenant.getByText(/^A credit check needs your number/)).toBeVisible();
    await number.fill('13097248021');
    await tenant.getByRole('button', { name: 'Send to the landlord' }).click();
    await expect(tenant.getByText(/^Please enter valid norwegian national/)).toBeVisible();
    expect(await axeOfWhole(tenant)).toEqual([]);

    await removeListings(request, landlord, [withdrawn]);
    await open(tenant, `/listing/${withdrawn}/interest`);
    await expect(tenant.getByRole('heading', { level: 1 })).toHaveText('This home takes no forms');
    // Other users’ forms are not found.
    await open(tenant, `/my-listing/${declined}/interest`);
    await expect(tenant.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await tenant.context().close();
    // Refused calls were expected.
    pageErrors.length = 0;
  },
);
