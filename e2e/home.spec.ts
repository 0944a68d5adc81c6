import {
  axeFindings,
  expect,
  LAYOUT_LOCALES,
  onSite,
  open,
  waitForAnimations,
  test,
} from './fixtures.ts';
import { choose, fillLogin, logIn, WORDS } from './people.ts';

const DEMO = 'husvaer-demo';

const TEXTS = {
  'en-GB': {
    page: 'My page',
    rent: 'Your rent',
    late: /Pay all at once\.$/,
    account: 'Copy Account number',
    kid: 'Copy KID',
    payout: 'Next payout',
    let: 'Homes you let',
    arrears: 'Arrears',
    ages: ['1–14 days', '15–30 days', '31–60 days', 'Over 60 days'],
    care: /^\d+ homes under your care$/,
    sign: /(^Waits for your signature|documents wait for your signature)$/,
  },
  'nb-NO': {
    page: 'Min side',
    rent: 'Husleien din',
    late: /Betal alt med en gang\.$/,
    account: 'Kopier Kontonummer',
    kid: 'Kopier KID',
    payout: 'Neste utbetaling',
    let: 'Boliger du leier ut',
    arrears: 'Restanser',
    ages: ['1–14 dager', '15–30 dager', '31–60 dager', 'Over 60 dager'],
    care: /^\d+ boliger du har tilsyn med$/,
    sign: /(^Venter på signaturen din|dokumenter venter på signaturen din)$/,
  },
} as const;

for (const [locale, tag] of LAYOUT_LOCALES) {
  const texts = TEXTS[locale];
  const heading = (name: string | RegExp) => ({ level: 2, name }) as const;

  test.describe(`the start page in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('shows a tenant what to pay, by when and how', async ({ page, baseURL }) => {
      const renter = { email: 'renter@example.com', password: DEMO };
      await logIn(page, renter, { to: onSite('nordbolig', baseURL, '/home') });
      const rent = page.getByRole('region', { name: texts.rent, exact: true });
      // The main facts are on the first screen: the amount, and that it is to be paid at once.
      await expect(rent.getByText(/^(NOK\s\d|\d[\d\s]*(,\d\d)?\skr)/).first()).toBeInViewport();
      await expect(rent.getByText(texts.late)).toBeInViewport();
      await expect(rent.getByRole('button', { name: texts.account })).toBeVisible();
      await expect(rent.getByRole('button', { name: texts.kid })).toBeVisible();
      await expect(page.getByRole('heading', heading(texts.sign))).toBeVisible();
      await waitForAnimations(page);
      expect(await axeFindings(page)).toEqual([]);
      await rent.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/lease\/[\w-]+$/);
    });

    test('shows a landlord the next payout and whether the rent is paid', async ({
      page,
      baseURL,
    }) => {
      const owner = { email: 'owner@example.com', password: DEMO };
      await logIn(page, owner, { to: onSite('nordbolig', baseURL, '/home') });
      const payout = page.getByRole('region', { name: texts.payout, exact: true });
      await expect(payout.getByText(/^(NOK\s\d|\d[\d\s]*(,\d\d)?\skr)/).first()).toBeInViewport();
      await expect(page.getByRole('region', { name: texts.let, exact: true })).toBeVisible();
      await waitForAnimations(page);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('leads an agent to the open tasks', async ({ page, baseURL }) => {
      const agent = { email: 'agent@example.com', password: DEMO };
      await logIn(page, agent, { to: onSite('nordbolig', baseURL, '/home') });
      const arrears = page.getByRole('region', { name: texts.arrears, exact: true });
      await expect(arrears.getByRole('term')).toHaveText(texts.ages);
      await waitForAnimations(page);
      expect(await axeFindings(page)).toEqual([]);
      await arrears.getByRole('listitem').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/lease\/[\w-]+$/);
    });

    test('leads a janitor to the homes under their care', async ({ page, baseURL }) => {
      const janitor = { email: 'janitor@example.com', password: DEMO };
      await logIn(page, janitor, { to: onSite('nordbolig', baseURL, '/home') });
      const care = page.getByRole('region', { name: texts.care });
      await expect(care.getByRole('listitem')).toHaveCount(5);
      await waitForAnimations(page);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

test('a login leads to the start page, or back to the page that required it', async ({
  page,
  isMobile,
}) => {
  const words = WORDS['en-GB'];
  await open(page, '/home');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fhome$/);
  await fillLogin(page, { email: 'cotenant@example.com', password: DEMO });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My page');
  await choose(page, words.profile, words);
  await expect(page).toHaveURL(/\/profile$/);
  await choose(page, 'My page', words);
  await expect(page).toHaveURL(/\/home$/);
  test.skip(isMobile, 'the rest is the same in each window');
  await choose(page, words.logOut, words);
  await expect(page).toHaveURL(/\/find-home/);
  await open(page, '/login');
  await fillLogin(page, { email: 'cotenant@example.com', password: DEMO });
  await expect(page).toHaveURL(/\/home$/);
});
