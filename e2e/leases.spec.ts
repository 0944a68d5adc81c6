import type { Page } from '@playwright/test';

import { draftTenant } from '../server/testing/leases.ts';
import { answerBank } from './deposits.ts';
import {
  axeFindings,
  expect,
  LOCALES,
  onSite,
  open,
  pressAction,
  waitForAnimations,
} from './fixtures.ts';
import {
  apiOf,
  axeOfWhole,
  homeCalled,
  publishedBy,
  removeListings,
  test as base,
} from './landlords.ts';
import { AGENT, another, logIn } from './people.ts';

const unique = () => process.hrtime.bigint().toString(36);

/** Users of the demo whom the test BankID knows. */
const DEMO = 'husvaer-demo';
const LANDLORD = { email: 'landlord@example.com', password: DEMO, name: 'Kari Nordmann' };
const TENANT = { email: 'tenant@example.com', password: DEMO, name: 'Ingrid Solheim' };
const COTENANT = { email: 'cotenant@example.com', password: DEMO, name: 'Jonas Lie Solheim' };

const WORDS = {
  'en-GB': {
    draft: 'Draft a lease',
    main: 'Main tenant',
    byEmail: 'Add by e-mail',
    name: 'Full name',
    email: 'E-mail',
    birthDate: 'Birth date',
    address: 'Postal address',
    noEmail: 'Where do we send the contract?',
    jointly: /^They rent together/,
    from: 'From',
    fixed: 'Until a set day',
    to: 'To and including',
    tooShort: /Without a written reason this lease becomes open-ended/,
    ground: 'Another just reason',
    reason: 'Describe the reason',
    amount: 'Amount',
    most: /^At most NOK\s72,000: 6 months’ rent/,
    tooMuch: /^At most NOK\s72,000: 6 months’ rent/,
    save: 'Save and read the contract',
    contract: /^Residential lease/,
    other: 'Norsk',
    otherContract: /^Leiekontrakt for bolig/,
    send: 'Send for signing',
    waiting: `Waiting for ${TENANT.name} and ${COTENANT.name} to sign.`,
    readAndSign: 'Read and sign',
    page: /^Page 1 of/,
    sign: 'Sign with BankID',
    mustConsent: 'Tick the box to agree before you sign.',
    signed: 'You have signed.',
    yourTurn: /^It is your turn/,
    signLease: 'Sign the lease',
    all: /^The tenancy agreement is signed by everybody/,
    upcoming: 'Upcoming',
    extend: 'Extend',
    openEnded: 'Until further notice',
    extension: /^Extension waits for/,
    protocol: 'Move-in inspection report',
  },
  'nb-NO': {
    draft: 'Lag leiekontrakt',
    main: 'Hovedleietaker',
    byEmail: 'Legg til med e-post',
    name: 'Fullt navn',
    email: 'E-post',
    birthDate: 'Fødselsdato',
    address: 'Postadresse',
    noEmail: 'Hvor skal vi sende kontrakten?',
    jointly: /^De leier sammen/,
    from: 'Fra',
    fixed: 'Tidsbestemt',
    to: 'Til og med',
    tooShort: /Uten en skriftlig begrunnelse regnes det som tidsubestemt/,
    ground: 'En annen saklig grunn',
    reason: 'Beskriv grunnen',
    amount: 'Beløp',
    most: /^Høyst 72\s000\skr: 6 måneders husleie/,
    tooMuch: /^Høyst 72\s000\skr: 6 måneders husleie/,
    save: 'Lagre og les kontrakten',
    contract: /^Leiekontrakt for bolig/,
    other: 'English',
    otherContract: /^Residential lease/,
    send: 'Send til signering',
    waiting: `Venter på at ${TENANT.name} og ${COTENANT.name} signerer.`,
    readAndSign: 'Les og signer',
    page: /^Side 1 av/,
    sign: 'Signer med BankID',
    mustConsent: 'Kryss av for at du er enig, før du signerer.',
    signed: 'Du har signert.',
    yourTurn: /^Nå er det din tur/,
    signLease: 'Signer leiekontrakten',
    all: /^Leiekontrakten er signert av alle/,
    upcoming: 'Kommende',
    extend: 'Forleng',
    openEnded: 'På ubestemt tid',
    extension: /^Forlengelse venter på/,
    protocol: 'Innflyttingsprotokoll',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];
type Api = Awaited<ReturnType<typeof apiOf>>;

/** The terms of a lease made by the API. */
const terms = {
  kind: 'home',
  startsOn: '2027-01-01',
  mayGiveNotice: true,
  monthlyRent: 12_000,
  useCosts: [],
  dueDay: 1,
  securityType: 'no_deposit',
};

/** Tests with a home that exists during one test. */
const test = base.extend<{ home: { listingId: string; title: string } }>({
  async home({ request }, use) {
    const title = `Bolig ${unique()}`;
    const listingId = await publishedBy(request, LANDLORD, homeCalled(title));
    await use({ listingId, title });
    await removeListings(request, LANDLORD, [listingId]);
  },
});

/** Accepts a document on its signing page, and proves the user's identity by the test BankID. */
async function sign(page: Page, words: Words, name: string) {
  await expect(page.getByRole('region', { name: words.page })).toContainText(name);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.sign }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByText(words.signed, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/lease\/[\w-]+$/);
}

/** A user's form about a home, sent by the API. */
async function addInterest(api: Api, listingId: string) {
  await api(
    `mutation ($inputData: AddInterestFormInputData!) {
      addInterestForm(inputData: $inputData) { _id } }`,
    {
      inputData: {
        listingId,
        rentFrom: '2027-02-01',
        people: 2,
        isSmoker: false,
        hasPets: false,
        birthDate: '1994-05-17',
        phoneNumber: '41234567',
        occupation: 'Ingeniør',
        agreesToCreditCheck: false,
        agreesToTerms: true,
      },
    },
  );
}

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];

  test.describe(`a lease in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('from an interest form to the last signature', async ({
      page,
      browser,
      request,
      home,
      baseURL,
    }) => {
      // The longest test: three users, four documents.
      test.slow();
      const { listingId, title } = home;
      await addInterest(await apiOf(request, TENANT), listingId);
      const main = page.getByRole('main');
      await logIn(page, LANDLORD, { to: `/my-listing/${listingId}/interest` });
      await main.getByRole('link', { name: words.draft }).click();
      await expect(main.getByRole('region', { name: words.main })).toContainText(TENANT.name);

      // The law is explained next to the fields while they are filled in.
      await main.getByRole('button', { name: words.byEmail }).click();
      await expect(main.getByText(words.jointly)).toBeVisible();
      await main.getByRole('radio', { name: words.fixed }).check();
      await main.getByLabel(words.to, { exact: true }).fill('2027-12-31');
      await expect(main.getByText(words.tooShort)).toBeVisible();
      await expect(main.getByText(words.most)).toBeVisible();
      const amount = main.getByRole('textbox', { name: words.amount });
      await amount.fill('72 001');
      await main.getByRole('button', { name: words.save }).click();
      await expect(main.getByLabel(words.name)).toBeFocused();
      await expect(main.getByText(words.noEmail)).toBeVisible();
      await expect(main.getByText(words.tooMuch)).toBeVisible();
      expect(await axeOfWhole(page)).toEqual([]);

      // Input survives a reload.
      await main.getByLabel(words.name).fill(COTENANT.name);
      await main.getByLabel(words.email).fill(COTENANT.email);
      await main.getByLabel(words.birthDate).last().fill('1993-09-28');
      await main.getByLabel(words.address).last().fill('Innherredsveien 41, 7043 Trondheim');
      await amount.fill('36 000');
      await main.getByRole('radio', { name: words.ground }).check();
      await main.getByRole('textbox', { name: words.reason }).fill('Jeg flytter inn selv.');
      await page.reload();
      await expect(main.getByLabel(words.email)).toHaveValue(COTENANT.email);
      await main.getByRole('button', { name: words.save }).click();
      await expect(main.getByRole('article', { name: words.contract })).toContainText(
        'Jeg flytter inn selv',
      );
      await main.getByRole('link', { name: words.other }).click();
      await expect(main.getByRole('article', { name: words.otherContract })).toBeVisible();
      await main.getByRole('button', { name: words.send }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.send }).click();
      await expect(page).toHaveURL(/\/my-lease\/[\w-]+$/);
      await expect(main.getByText(words.waiting)).toBeVisible();
      const bar = main.getByRole('progressbar');
      await expect(bar).toHaveAttribute('value', '33');
      expect(await axeFindings(page)).toEqual([]);

      // The tenants in any order, each with a proof of identity; then the landlord, who is notified.
      for (const who of [TENANT, COTENANT]) {
        await answerBank(request, who, page.url().split('/').at(-1)!);
        const window = await another(browser, page, locale, baseURL);
        await logIn(window, who, { to: new URL(page.url()).pathname });
        await window.getByRole('link', { name: words.readAndSign }).click();
        if (who === TENANT) {
          await window.getByRole('button', { name: words.sign }).click();
          await expect(window.getByRole('checkbox')).toBeFocused();
          await expect(window.getByText(words.mustConsent)).toBeVisible();
          await expect(window.getByRole('region', { name: words.page })).toContainText(who.name);
          expect(await axeOfWhole(window)).toEqual([]);
        }
        await sign(window, words, who.name);
        await window.context().close();
      }
      await expect(main.getByText(words.yourTurn)).toBeVisible();
      await expect(bar).toHaveAttribute('value', '66');
      await main.getByRole('link', { name: words.signLease }).click();
      await sign(page, words, LANDLORD.name);
      await expect(main.getByText(words.all)).toBeVisible();
      await expect(bar).toHaveAttribute('value', '99');
      await expect(main.getByText(words.upcoming, { exact: true })).toBeVisible();

      // An extension, agreed by all, is signed as the lease was.
      await pressAction(page, words.extend, 'changes');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: words.openEnded }).check();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.send }).click();
      await expect(main.getByText(words.extension)).toContainText(COTENANT.name);
      await pressAction(page, words.protocol, 'changes');
      await expect(main.getByRole('heading', { level: 1 })).toContainText(words.protocol);
      expect(await axeFindings(page)).toEqual([]);
      await open(page, `/my-lease?as=landlord&search=${encodeURIComponent(title)}`);
      // A few leases are cards, many are a table.
      const found = main
        .getByRole('article', { name: title })
        .or(main.getByRole('row').filter({ hasText: title }));
      await expect(found).toContainText('31.12.2027');
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

test(
  'a lease is declined with a reason, sent again and withdrawn',
  { tag: '@nightly' },
  async ({ page, browser, request, home: { listingId }, baseURL, isMobile, pageErrors }) => {
    test.skip(isMobile, 'the same pages');
    const api = await apiOf(request, LANDLORD);
    const { addLease } = await api<{ addLease: { _id: string; version: number } }>(
      'mutation ($inputData: AddLeaseInputData!) { addLease(inputData: $inputData) { _id version } }',
      {
        inputData: {
          listingId,
          tenants: [draftTenant(TENANT)],
          terms,
        },
      },
    );
    const path = `/my-lease/${addLease._id}`;
    await api(
      `mutation ($contractId: ID!, $version: Int!) {
      sendLease(inputData: { contractId: $contractId, version: $version }) { _id } }`,
      { contractId: addLease._id, version: addLease.version },
    );
    await logIn(page, LANDLORD, { to: path });
    await expect(page.getByText('Tenants sign', { exact: true })).toBeVisible();
    const tenant = await another(browser, page, 'en-GB', baseURL);
    await logIn(tenant, TENANT, { to: path });
    await tenant.getByRole('link', { name: 'Read and sign' }).click();

    // The sender sends a reminder, and sees what the signer has opened.
    await expect(page.getByText(/^opened /)).toBeVisible();
    await page.getByRole('button', { name: `Send again to ${TENANT.name}` }).click();
    await expect(page.getByText(`${TENANT.name} gets another e-mail.`)).toBeVisible();
    await page.getByRole('button', { name: `Change e-mail of ${TENANT.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change and send' }).click();
    await expect(page.getByText(/^Write a whole e-mail address/)).toBeVisible();
    await waitForAnimations(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    // A user who cancels, or another person, has signed nothing.
    for (const [who, text] of [
      ['Cancel', /^You stopped before it was signed/],
      [COTENANT.name, /the BankID belongs to somebody other than the signer/],
    ] as const) {
      await tenant.getByRole('checkbox').check();
      await tenant.getByRole('button', { name: 'Sign with BankID' }).click();
      await tenant.getByRole('link', { name: who }).click();
      await expect(tenant.getByText(text)).toBeVisible();
      if (who !== 'Cancel') {
        // An error stays, with a button to close it.
        await tenant.reload();
        const refusal = tenant.getByRole('alert').filter({ hasText: text });
        await expect(refusal.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
        await waitForAnimations(tenant);
        expect(await axeFindings(tenant)).toEqual([]);
        await refusal.getByRole('button', { name: 'Close' }).click();
        await expect(refusal).toHaveCount(0);
      }
      await tenant.getByRole('link', { name: 'Read and sign' }).click();
      await expect(tenant.getByRole('note')).toContainText(
        'the one you sign, and only that text is binding',
      );
    }
    await tenant.getByRole('button', { name: 'I don’t want to sign' }).click();
    const dialog = tenant.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Decline to sign' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Why?' })).toBeFocused();
    expect(await axeFindings(tenant)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Why?' }).fill('The rent is not what we agreed on.');
    await dialog.getByRole('button', { name: 'Decline to sign' }).click();
    await expect(tenant.getByRole('heading', { name: 'It will not be signed' })).toBeVisible();
    const signingPath = new URL(tenant.url()).pathname;

    await expect(page.getByText(`${TENANT.name} declined to sign`)).toContainText(
      'The rent is not what we agreed on.',
    );
    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByLabel('Rent per month').fill('11 500');
    await page.getByRole('button', { name: 'Save and read the contract' }).click();
    await expect(page.getByRole('article', { name: /^Residential lease/ })).toContainText('11,500');
    await page.getByRole('button', { name: 'Send for signing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send for signing' }).click();
    await expect(page.getByText(`Waiting for ${TENANT.name} to sign.`)).toBeVisible();

    await page.getByRole('button', { name: 'Return to draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Return to draft' }).click();
    await expect(page.getByText(/^It was withdrawn on/)).toBeVisible();
    await page.getByRole('button', { name: 'Call off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();

    // A signing that is over, or another user's, can't be signed.
    await open(tenant, signingPath);
    await expect(tenant.getByRole('heading', { name: 'It will not be signed' })).toBeVisible();
    await open(page, signingPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await tenant.context().close();
    pageErrors.length = 0;
  },
);

// Desktop only: the pages are the same on a phone.
test(
  'an agency: the home is chosen, the assignment is signed, and the lease is found again',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const name = `Ola ${unique()}`;
    const main = page.getByRole('main');
    const site = (path: string) => onSite('nordbolig', baseURL, path);
    await open(page, site('/login?returnTo=/lease/new'));
    await main.getByLabel('E-mail', { exact: true }).fill(AGENT.user);
    await main.getByLabel('Password', { exact: true }).fill(AGENT.password);
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
    // The newest may be another test's, and may be deleted at any moment.
    await main.getByRole('list').getByRole('link').last().click();
    await main.getByLabel('Full name').fill(name);
    await main.getByLabel('E-mail').fill(`${unique()}@example.com`);
    await main.getByLabel('Who lets').selectOption({ index: 1 });
    await main.getByLabel('Due day').fill('1');
    await main.getByLabel('Kind of security').selectOption('no_deposit');
    await main.getByRole('textbox', { name: 'Management, each month' }).fill('101');
    await main.getByRole('button', { name: 'Save and read the contract' }).click();
    const management = main.getByRole('textbox', { name: 'Management, each month' });
    await expect(management).toBeFocused();
    await management.fill('7,5');
    expect(await axeOfWhole(page)).toEqual([]);
    await main.getByRole('button', { name: 'Save and read the contract' }).click();
    await expect(main.getByRole('article')).toContainText('Nordbolig');
    await main.getByRole('link', { name: 'The lease' }).click();
    await expect(main.getByText('7.5 %')).toBeVisible();

    await main.getByRole('button', { name: 'Send the assignment for signing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send for signing' }).click();
    const bar = main.getByRole('progressbar', { name: 'Assignment agreement' });
    await expect(bar).toHaveAttribute('value', '0');
    await main.getByRole('link', { name: 'Sign the assignment' }).click();
    await sign(page, WORDS['en-GB'], 'Silje Bakken');
    await expect(main.getByText(/^The agency has signed. Waiting for/)).toBeVisible();
    await expect(bar).toHaveAttribute('value', '50');

    // The agency withdraws it, and could send it again.
    await main.getByRole('button', { name: 'Withdraw' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Why\?/)
      .fill('Honoraret var feil.');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('The assignment is withdrawn.')).toBeVisible();
    await expect(
      main.getByRole('button', { name: 'Send the assignment for signing' }),
    ).toBeVisible();

    await open(page, site('/lease'));
    await main.getByRole('searchbox').fill(name);
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/search=/);
    const table = main.getByRole('table', { name: 'Leases' });
    await expect(table.getByRole('rowheader')).toHaveCount(1);
    await main.getByRole('combobox', { name: 'All statuses' }).selectOption('active');
    await expect(main.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await main.getByRole('combobox', { name: 'All statuses' }).selectOption('new');
    await expect(page).toHaveURL(/status=new.*search=/);
    expect(await axeFindings(page)).toEqual([]);
    await table.getByRole('rowheader').getByRole('link').click();
    await main.getByRole('button', { name: 'Call off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
    await expect(main.getByText('Closed', { exact: true })).toBeVisible();
  },
);
