import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SAFEGUARDS } from '@husvaer/domain/accounts/safeguards';

import { confirmAs, createListeningApp } from '../../../testing/listening-app.ts';
import { addPerson, PASSWORD, type TestPerson } from '../../../testing/people.ts';
import { createBrowser } from '../../../testing/test-browser.ts';
import { NOW, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { bindIdentity, TEST_ISSUER } from './public.ts';

let app: TestApp;
let site: string;
let number = 0;
beforeAll(async () => void ({ app, site } = await createListeningApp()));
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOW));

const later = (minutes: number) => app.clock.set(app.clock.now().add({ minutes }));
const somebody = () => addPerson(app, { email: `somebody-${(number += 1)}@x.no` });
const withoutPassword = async () => {
  const person = await somebody();
  await app.database.session(({ query }) =>
    query('update account set password_hash = null where id = $1', [person.id]),
  );
  return person;
};
const bind = (accountId: string, subject: string, issuer = TEST_ISSUER) =>
  app.runner.run(
    SYSTEM,
    ({ tx }) => bindIdentity(tx, { issuer, subject, accountId }, NOW),
    undefined,
  );

/** The ways that are requested; null when the mutation succeeded. */
async function requiredWaysOf({ tokens }: Pick<TestPerson, 'tokens'>): Promise<string[] | null> {
  const { status, errors } = await app.api(
    'mutation { endMySessions(inputData: {}) }',
    {},
    tokens.accessToken,
  );
  if (status === 200) return null;
  expect(errors![0]).toMatchObject({
    path: ['endMySessions'],
    extensions: { code: 'accounts.fresh_proof_needed', statusCode: 403 },
  });
  return errors![0]!.extensions.params.ways as string[];
}
const prove = (body: object, { tokens }: TestPerson) =>
  app.auth('/prove', body, tokens.accessToken);

describe('a fresh proof', () => {
  test('is a login by password for ten minutes, and then the password once more', async () => {
    const person = await somebody();
    later(10);
    expect(await requiredWaysOf(person)).toBeNull();
    app.clock.set(NOW.add({ minutes: 10, seconds: 1 }));
    expect(await requiredWaysOf(person)).toEqual(['password']);
    expect(await prove({ password: PASSWORD }, person)).toMatchObject({ status: 200 });
    expect(await requiredWaysOf(person)).toBeNull();
  });

  test('counts only in the session it was given in', async () => {
    const person = await somebody();
    later(11);
    const other = await app.auth('', { user: person.email, password: PASSWORD });
    expect(await requiredWaysOf(person)).toEqual(['password']);
    expect(await requiredWaysOf({ tokens: other.tokens! })).toBeNull();
  });

  test('is not renewed by refreshing a token', async () => {
    const { tokens } = await somebody();
    later(11);
    const renewed = (await app.auth('/refresh', tokens)).tokens!;
    expect(await requiredWaysOf({ tokens: renewed })).toEqual(['password']);
  });

  test('is missing in sessions from before', async () => {
    const person = await somebody();
    await app.database.session(({ query }) =>
      query('update session set proved_at = null, proved_by = null where account_id = $1', [
        person.id,
      ]),
    );
    expect(await requiredWaysOf(person)).toEqual(['password']);
  });

  test('of a user with BankID is not a password', async () => {
    const person = await somebody();
    await bind(person.id, 'test-tenant');
    expect(await requiredWaysOf(person)).toEqual(['identity']);
    await prove({ password: PASSWORD }, person);
    expect(await requiredWaysOf(person)).toEqual(['identity']);
  });

  test('of a user with Facebook as well is a password', async () => {
    const person = await somebody();
    await bind(person.id, 'f-1', 'facebook');
    expect(await requiredWaysOf(person)).toBeNull();
  });

  test('of a user with nothing else is a recent login', async () => {
    const person = await withoutPassword();
    await app.database.session(({ query }) =>
      query(`update session set proved_by = 'social' where account_id = $1`, [person.id]),
    );
    expect(await requiredWaysOf(person)).toBeNull();
    later(11);
    expect(await requiredWaysOf(person)).toEqual(['login']);
  });

  test('of a user with a password is not a mailed code', async () => {
    const email = `new-${(number += 1)}@x.no`;
    await app.auth('/register', {
      name: 'Nina Ny',
      email,
      password: PASSWORD,
      birthDate: '1990-05-17',
      language: 'no',
      registerAs: 'tenant',
      optimiseFor: 'tenant',
      agreesToTerms: true,
      agreesToPrivacy: true,
    });
    const code = /\b\d{6}\b/.exec((await app.mails()).at(-1)!.text)![0];
    const { tokens } = await app.auth('/verify-email', { user: email, code });
    expect(await requiredWaysOf({ tokens: tokens! })).toEqual(['password']);
  });
});

describe('proving by the password', () => {
  test('is refused with a reason: wrong, missing, too long, or no password set', async () => {
    const person = await somebody();
    later(11);
    expect((await prove({ password: 'feil passord' }, person)).errors?.[0]?.extensions.code).toBe(
      'accounts.wrong_password',
    );
    expect((await prove({}, person)).errors?.[0]?.extensions.params).toEqual({
      fields: [{ path: 'password', reason: 'required' }],
    });
    expect((await prove({ password: PASSWORD, by: 'identity' }, person)).status).toBe(400);
    expect(await requiredWaysOf(person)).toEqual(['password']);
    const nils = await withoutPassword();
    expect((await prove({ password: PASSWORD }, nils)).errors?.[0]?.extensions.code).toBe(
      'accounts.no_password',
    );
    expect((await app.auth('/prove', { password: PASSWORD })).status).toBe(401);
  });

  test('can not be guessed', async () => {
    const person = await somebody();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await prove({ password: 'feil passord' }, person)).status).toBe(400);
    expect((await prove({ password: PASSWORD }, person)).status).toBe(429);
  });
});

describe('proving by BankID', () => {
  /** A browser in which a person has been logged in for a while. */
  async function browserOf(identity: string) {
    const browser = createBrowser(app, site);
    await confirmAs(browser, '/api/auth/idp/login', identity);
    const { accessToken = '', refreshToken = '' } = browser.cookies(site);
    later(11);
    return { browser, tokens: { accessToken, refreshToken } };
  }

  test('marks the session of the browser that was redirected', async () => {
    const person = await somebody();
    await bind(person.id, 'test-landlord');
    const { browser, tokens } = await browserOf('test-landlord');
    expect(await requiredWaysOf({ tokens })).toEqual(['identity']);
    const end = await confirmAs(browser, '/api/auth/idp/prove', 'test-landlord');
    expect(end.href).toBe(`${site}/proved?proof=done`);
    expect(await requiredWaysOf(person)).toEqual(['identity']);
    expect(await requiredWaysOf({ tokens })).toBeNull();
  });

  test('accepts only the owner of the identity', async () => {
    const person = await somebody();
    await bind(person.id, 'test-janitor');
    const { browser, tokens } = await browserOf('test-janitor');
    const rebind = (to: string) =>
      app.database.session(({ query }) =>
        query(`update account_identity set account_id = $1 where subject = 'test-janitor'`, [to]),
      );
    await rebind((await somebody()).id);
    await bind(person.id, 'test-renter');
    const others = await confirmAs(browser, '/api/auth/idp/prove', 'test-janitor');
    expect(others.href).toBe(`${site}/proved?proof=failed`);
    expect(await requiredWaysOf({ tokens })).toEqual(['identity']);
  });

  test('fails as an error, not as a refused proof, when identities can not be read', async () => {
    const person = await somebody();
    await bind(person.id, 'test-agent');
    const { browser } = await browserOf('test-agent');
    const choice = await browser.follow('/api/auth/idp/prove');
    const rename = (from: string, to: string) =>
      app.database.session(({ exec }) => exec(`alter table ${from} rename to ${to}`));
    await rename('account_identity', 'away');
    const { response } = await browser.follow(
      `${choice.url.pathname}/is?person=test-agent`,
      choice.url.origin,
    );
    await rename('away', 'account_identity');
    expect(response.statusCode).toBe(500);
  });

  test('fails if the session ends meanwhile, and redirects a logged-out user to the login', async () => {
    const person = await somebody();
    await bind(person.id, 'test-owner');
    const { browser, tokens } = await browserOf('test-owner');
    await app.auth('/logout', {}, tokens.accessToken);
    const ended = await confirmAs(browser, '/api/auth/idp/prove', 'test-owner');
    expect(ended.href).toBe(`${site}/proved?proof=failed`);
    const guest = await app.call({ url: '/api/auth/idp/prove' });
    expect(guest.headers.location).toBe('/login?returnTo=%2Fproved');
  });
});

describe('what needs one', () => {
  const routes = Object.entries(SAFEGUARDS).filter(
    ([name, { freshProof }]) => name.startsWith('GET ') && freshProof === true,
  );

  test.each(routes.map(([name]) => name))('%s', async (name) => {
    const person = await somebody();
    later(11);
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await app.call({
        method,
        url: name.replace('GET ', '').replace(':partnerId', person.id),
        headers: { host: new URL(site).host, authorization: `Bearer ${person.tokens.accessToken}` },
      });
      expect(response.statusCode).toBe(403);
    }
  });

  test.each([
    ['setPayoutAccount', '(inputData: { accountNumber: "86011117947" }) { accountNumber }'],
    ['approvePayouts', '(inputData: { payouts: [] }) { _id }'],
    ['approveRefunds', '(inputData: { refunds: [] }) { _id }'],
    ['deleteAccount', '(inputData: { _id: "x" }) { _id }'],
  ])('%s, also by another name', async (field, rest) => {
    const { tokens } = await somebody();
    later(11);
    const { errors } = await app.api(`mutation { x: ${field}${rest} }`, {}, tokens.accessToken);
    expect(errors?.[0]?.extensions.code).toBe('accounts.fresh_proof_needed');
  });
});
