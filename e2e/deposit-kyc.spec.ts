import { draftTenant } from '../server/testing/leases.ts';
import { signingPage } from './deposits.ts';
import { axeFindings, expect, LOCALES, open } from './fixtures.ts';
import {
  apiOf,
  axeOfWhole,
  homeCalled,
  publishedBy,
  removeListings,
  test as base,
} from './landlords.ts';
import { logIn } from './people.ts';

const DEMO = 'husvaer-demo';
const LANDLORD = { email: 'landlord@example.com', password: DEMO };
const TENANT = { email: 'tenant@example.com', password: DEMO, name: 'Ingrid Solheim' };

const WORDS = {
  'en-GB': {
    title: 'Questions from the bank',
    readAndSign: 'Read and sign',
    send: 'Send and go on to sign',
    needsCorrection: /answers need another look/,
    number: 'National identity number',
    notReal: /^This is not a Norwegian identity number/,
    citizen: 'Citizen of',
    norway: 'Norway',
    income: 'Income in a year, before tax',
    source: 'Where does the money come from?',
    savings: 'Savings',
    abroad: 'Are you a tax resident of any country other than Norway?',
    country: 'Which other country are you a tax resident of?',
    sweden: 'Sweden',
    taxNumber: 'Foreign tax identification number (TIN)',
    no: 'No',
    yes: 'Yes',
    agree: /^Page 1 of/,
    sent: 'KYC form already submitted, please wait',
    wait: 'There is nothing more for you to fill in',
    goOn: 'Go on to sign',
  },
  'nb-NO': {
    title: 'Spørsmål fra banken',
    readAndSign: 'Les og signer',
    send: 'Send og gå videre til signering',
    needsCorrection: /svar må ses over/,
    number: 'Fødselsnummer',
    notReal: /^Dette er ikke et norsk fødselsnummer/,
    citizen: 'Statsborgerskap',
    norway: 'Norge',
    income: 'Inntekt per år, før skatt',
    source: 'Hvor kommer pengene fra?',
    savings: 'Sparepenger',
    abroad: 'Er du skattemessig bosatt i et annet land enn Norge?',
    country: 'Hvilket annet land er du skattemessig bosatt i?',
    sweden: 'Sverige',
    taxNumber: 'Utenlandsk skatteidentifikasjonsnummer (TIN)',
    no: 'Nei',
    yes: 'Ja',
    agree: /^Side 1 av/,
    sent: 'Skjemaet er sendt',
    wait: 'Du får e-post fra oss når banken har opprettet kontoen.',
    goOn: 'Gå videre til signering',
  },
} as const;

/** A lease with a deposit account that waits for its tenant; exists during one test. */
const test = base.extend<{ contractId: string }>({
  async contractId({ request }, use) {
    const title = `Bolig ${process.hrtime.bigint().toString(36)}`;
    const listingId = await publishedBy(request, LANDLORD, homeCalled(title));
    const api = await apiOf(request, LANDLORD);
    const { addLease } = await api<{ addLease: { _id: string; version: number } }>(
      'mutation ($inputData: AddLeaseInputData!) { addLease(inputData: $inputData) { _id version } }',
      {
        inputData: {
          listingId,
          tenants: [draftTenant(TENANT)],
          terms: {
            kind: 'home',
            startsOn: '2027-01-01',
            mayGiveNotice: true,
            monthlyRent: 12_000,
            useCosts: [],
            dueDay: 1,
            securityType: 'deposit_account',
            securityAmount: 36_000,
          },
        },
      },
    );
    const { _id: contractId, version } = addLease;
    await api(
      `mutation ($contractId: ID!, $version: Int!) {
        sendLease(inputData: { contractId: $contractId, version: $version }) { _id } }`,
      { contractId, version },
    );
    await use(contractId);
    for (const name of ['withdrawLease', 'callOffLease'])
      await api(
        `mutation ($contractId: ID!) { ${name}(inputData: { contractId: $contractId }) { _id } }`,
        { contractId },
      );
    await removeListings(request, LANDLORD, [listingId]);
  },
});

for (const [locale, tag] of LOCALES) {
  const words = WORDS[locale];

  test.describe(`the bank’s form, in ${locale}`, { tag }, () => {
    test.use({ locale });

    test(
      'is answered before the tenant signs',
      { tag: '@nightly' },
      async ({ page, request, contractId }) => {
        const form = await signingPage(request, TENANT, contractId);
        const main = page.getByRole('main');
        await logIn(page, TENANT, { to: `/my-lease/${contractId}` });
        await main.getByRole('link', { name: words.readAndSign }).click();
        await expect(page).toHaveURL((url) => url.pathname === form);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);
        expect(await axeOfWhole(page)).toEqual([]);

        // All errors are shown above the fields and next to them; those above are links.
        const number = main.getByLabel(words.number);
        await number.fill('17859400079');
        await main.getByRole('button', { name: words.send }).click();
        const alert = main.getByRole('alert').filter({ hasText: words.needsCorrection });
        await expect(alert).toContainText(words.source);
        await expect(number).toBeFocused();
        await expect(main.getByText(words.notReal)).toBeVisible();
        await alert.getByRole('button', { name: words.income }).click();
        await expect(main.getByLabel(words.income)).toBeFocused();
        expect(await axeOfWhole(page)).toEqual([]);

        // With the keyboard only.
        await page.keyboard.type('540 000');
        await number.fill('178594 00078');
        await main.getByLabel(words.citizen).selectOption({ label: words.norway });
        for (const no of await main.getByRole('radio', { name: words.no, exact: true }).all()) {
          await no.focus();
          await page.keyboard.press('Space');
        }
        await main
          .getByRole('radiogroup', { name: words.abroad })
          .getByRole('radio', { name: words.yes })
          .check();
        await main.getByLabel(words.country).selectOption({ label: words.sweden });
        await main.getByLabel(words.taxNumber).fill('8112189876');
        await main.getByLabel(words.source).selectOption({ label: words.savings });
        await expect(alert).toBeHidden();

        // The browser stores none of the answers.
        const storedTexts = () =>
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
        expect(await page.evaluate(storedTexts)).not.toMatch(/178594|540\s?000|8112189876/);
        await main.getByRole('button', { name: words.send }).click();
        await expect(page).toHaveURL(/\/sign\/[\da-f-]{36}$/);
        await expect(main.getByRole('region', { name: words.agree })).toBeVisible();

        await open(page, form);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.sent);
        await expect(main).toContainText(words.wait);
        await expect(main.getByText('178594*****')).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await main.getByRole('link', { name: words.goOn }).click();
        await expect(page).toHaveURL(/\/sign\//);
      },
    );
  });
}
