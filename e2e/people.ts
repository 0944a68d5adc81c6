import type {
  APIRequestContext,
  Browser,
  Page,
  PlaywrightWorkerArgs,
  TestFixture,
} from '@playwright/test';

import { subDomainOf } from '@husvaer/domain/partners/partner';

import { expect, test as base, open } from './fixtures.ts';

/** The password of all users in these tests. */
export const PASSWORD = 'grønn sykkel på loftet';

/** An agent of Nordbolig in the demo. */
export const AGENT = { user: 'agent@example.com', password: 'husvaer-demo' };

/** The texts of the screens for accounts, in each language. */
export const WORDS = {
  'en-GB': {
    prove: 'Show that it is you',
    byIdentity: 'Use BankID',
    menu: /^Menu/,
    name: 'Full name',
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    oldPassword: 'Old password',
    repeat: 'Repeat the password',
    birthDate: 'Birth date',
    terms: /terms of use/,
    privacy: /privacy statement/,
    consents: [
      'You need to agree to the terms of use.',
      'You need to have read the privacy statement.',
    ],
    notSame: 'The two passwords are not the same.',
    createAccount: 'Create account',
    code: 'Six-digit code',
    confirm: 'Confirm',
    registered: 'You are registered',
    goOn: 'Go on where you were',
    logIn: 'Log in',
    logOut: 'Log out',
    profile: 'Profile',
    save: 'Save',
    invalid: 'Invalid e-mail or password.',
    notFound: 'User not found!',
    internal: 'Internal server error. Please try again in a moment.',
    badRequest: 'Something went wrong! Please try again.',
    sixDigits: 'Please provide a 6 digit number.',
    invalidCode: /Please enter valid code/,
    sendLink: 'Send me a link',
    sent: 'Check your inbox',
    changePassword: 'Change password',
    failedToReset: /^Failed to reset password\./,
    linkGone: 'Link too old or moved',
    saved: 'Your profile is saved.',
  },
  'nb-NO': {
    prove: 'Bekreft at det er deg',
    byIdentity: 'Bruk BankID',
    menu: /^Meny/,
    name: 'Fullt navn',
    email: 'E-post',
    password: 'Passord',
    newPassword: 'Nytt passord',
    oldPassword: 'Gammelt passord',
    repeat: 'Gjenta passordet',
    birthDate: 'Fødselsdato',
    terms: /vilkårene/,
    privacy: /personvern/,
    consents: ['Du må godta vilkårene for bruk.', 'Du må ha lest personvernerklæringen.'],
    notSame: 'De to passordene er ikke like.',
    createAccount: 'Opprett konto',
    code: 'Sekssifret kode',
    confirm: 'Bekreft',
    registered: 'Ferdig registrert',
    goOn: 'Fortsett der du var',
    logIn: 'Logg inn',
    logOut: 'Logg ut',
    profile: 'Profil',
    save: 'Lagre',
    invalid: 'Feil e-post eller passord.',
    notFound: 'Vi finner ingen konto med denne e-postadressen.',
    internal: 'Noe gikk galt hos oss. Prøv igjen om litt.',
    badRequest: 'Noe gikk galt. Prøv igjen.',
    sixDigits: 'Skriv inn et tall på seks sifre.',
    invalidCode: /Koden er ikke gyldig/,
    sendLink: 'Send meg en lenke',
    sent: 'Sjekk innboksen',
    changePassword: 'Bytt passord',
    failedToReset: /^Vi fikk ikke byttet passordet\./,
    linkGone: 'Lenken er utløpt',
    saved: 'Profilen din er lagret.',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

let counted = 0;
/** An e-mail that is not used yet, in this run or an earlier one on the same server. */
export const newEmail = (who: string) =>
  `${who}.${process.hrtime.bigint().toString(36)}${(counted += 1)}@example.com`;

/** The newest mail to an address, as plain text; waits until it has come. */
export async function mailTo(request: APIRequestContext, email: string, after = 0) {
  let text = '';
  await expect
    .poll(async () => {
      const mails = await mailsTo(request, email);
      const [newest] = mails;
      if (mails.length > after && newest) text = await (await request.get(newest)).text();
      return text;
    })
    .not.toBe('');
  return /<pre>([\s\S]*)<\/pre>/.exec(text)?.[1] ?? '';
}

/** The URLs of the mails to an address in a test server's outbox, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const list = await (await request.get('/dev/outbox')).text();
  return list
    .split('<tr>')
    .filter((row) => row.includes(`<td>${email}</td>`))
    .map((row) => /href="([^"]+)"/.exec(row)?.[1] ?? '');
}

export async function codeFor(request: APIRequestContext, email: string, after = 0) {
  const [, one = '', two = ''] =
    /\b(\d{3}) ?(\d{3})\b/.exec(await mailTo(request, email, after)) ?? [];
  return one + two;
}

/** Registers a user by the API, without confirming the e-mail; returns the e-mail. */
export async function register(request: APIRequestContext, who: string, more = {}) {
  const email = newEmail(who);
  const answer = await request.post('/api/auth/register', {
    data: {
      name: 'Kari Nordmann-Kristiansen',
      email,
      password: PASSWORD,
      birthDate: '1990-05-17',
      registerAs: 'tenant',
      optimiseFor: 'tenant',
      agreesToTerms: true,
      agreesToPrivacy: true,
      language: 'en',
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
  return email;
}

/** A user with a confirmed e-mail, made by the API. */
export async function somebody(request: APIRequestContext, who: string, more = {}) {
  const email = await register(request, who, more);
  const code = await codeFor(request, email);
  const verified = await request.post('/api/auth/verify-email', { data: { user: email, code } });
  expect(verified.status()).toBe(200);
  return { email, password: PASSWORD };
}

export interface Person {
  email: string;
  password: string;
}

/**
 * A test-scoped fixture whose user is registered once per worker, because an IP address may register only a
 * limited number of users. It is not worker-scoped: Playwright starts a new worker and a new browser between
 * a file with worker-scoped fixtures and a file without them. `leave` runs after each test.
 */
export function sharedPerson(
  make: (request: APIRequestContext) => Promise<Person>,
  leave: (request: APIRequestContext, person: Person) => Promise<void> = () => Promise.resolve(),
): TestFixture<Person, PlaywrightWorkerArgs> {
  let made: Promise<Person> | undefined;
  return async ({ playwright }, use, { project }) => {
    const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
    const person = await (made ??= make(request));
    await use(person);
    await leave(request, person);
    await request.dispose();
  };
}

/** Tests that need a user, and leave the account unchanged. */
export const test = base.extend<{ person: Person }>({
  person: sharedPerson((request) => somebody(request, 'fast')),
});

/** Another user's window, with the size of the test's own. */
export async function another(
  browser: Browser,
  page: Page,
  locale: string,
  baseURL: string | undefined,
) {
  const viewport = page.viewportSize();
  const context = await browser.newContext({ locale, viewport, ...(baseURL && { baseURL }) });
  return context.newPage();
}

/** Logs in where a visitor was asked to, before the pending action is carried out. */
export async function logInAtPrompt(
  page: Page,
  { email, password }: { email: string; password: string },
  words: Words = WORDS['en-GB'],
) {
  const prompt = page.getByRole('dialog');
  await prompt.getByRole('button', { name: words.logIn, exact: true }).click();
  await prompt.getByLabel(words.email, { exact: true }).fill(email);
  await prompt.getByLabel(words.password, { exact: true }).fill(password);
  await prompt.getByRole('button', { name: words.logIn, exact: true }).click();
}

/**
 * Logs in by the API, and opens a page: a path, or a URL on another site. Tests of the login fill in the form
 * instead ({@link fillLogin}).
 */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
  { to = '/find-home' }: { to?: string } = {},
) {
  const site = URL.parse(to);
  // Node resolves no sub-domains of localhost: the header names the site.
  const api = site ? `${site.protocol}//localhost:${site.port}` : '';
  const headers: Record<string, string> = site ? { host: site.host } : {};
  const partnerId = site && (await partnerOf(page, { api, headers, host: site.hostname }));
  const entered = await page.request.post(`${api}/api/auth`, {
    headers,
    data: { user: email, password, partnerId },
  });
  expect(entered.status()).toBe(200);
  const { tokens } = (await entered.json()) as {
    tokens: { accessToken: string; refreshToken: string };
  };
  const url = (site ?? new URL(entered.url())).origin;
  const { accessToken, refreshToken } = tokens;
  await page
    .context()
    .addCookies(
      Object.entries({ accessToken, refreshToken }).map(([name, value]) => ({ name, value, url })),
    );
  await open(page, to);
}

/** The agency of a site, which a login names: the roles of a session are those at this agency. */
async function partnerOf(
  page: Page,
  { api, headers, host }: { api: string; headers: Record<string, string>; host: string },
): Promise<string | null> {
  const subDomain = subDomainOf(host, 'localhost');
  if (subDomain === null) return null;
  const answer = await page.request.post(`${api}/api/graphql`, {
    headers,
    data: {
      query:
        'query ($subDomain: String) { site: partnersSubDomain(queryData: { subDomain: $subDomain, partnerSiteType: public }) { partnerId } }',
      variables: { subDomain },
    },
  });
  const { data } = (await answer.json()) as { data: { site: { partnerId: string | null } } };
  return data.site.partnerId;
}

/** Proves by the BankID of a person of the demo, in the tab that the dialog opens. */
export async function proveByIdentity(page: Page, name: string, words: Words = WORDS['en-GB']) {
  const dialog = page.getByRole('dialog', { name: words.prove });
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: words.byIdentity }).click();
  const provider = await opening;
  await provider.getByRole('link', { name }).click();
  await expect(dialog).toBeHidden();
}

export async function fillLogin(
  page: Page,
  { email, password }: { email: string; password: string },
  words: Words = WORDS['en-GB'],
) {
  const form = page.getByRole('main');
  await form.getByLabel(words.email, { exact: true }).fill(email);
  await form.getByLabel(words.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: words.logIn, exact: true }).click();
}

/** Opens the menu of the bar, and waits until it is fully shown: while it opens, its text is pale. */
export async function openMenu(page: Page, words: Words = WORDS['en-GB']) {
  await page.getByRole('banner').getByRole('button', { name: words.menu }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toHaveCSS('opacity', '1');
  // The menu handles keys only when its first item has the focus.
  await expect(menu.locator(':focus')).toHaveCount(1);
}

/** Chooses from that menu. */
export async function choose(page: Page, name: string | RegExp, words: Words = WORDS['en-GB']) {
  await openMenu(page, words);
  await page.getByRole('menuitem', { name }).click();
}

export async function logOut(page: Page, words: Words = WORDS['en-GB']) {
  const ended = page.waitForResponse(/\/auth\/logout$/);
  await choose(page, words.logOut, words);
  await ended;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
}
