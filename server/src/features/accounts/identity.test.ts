import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { confirmAs, createListeningApp } from '../../../testing/listening-app.ts';
import { createBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { addPerson, PASSWORD } from '../../../testing/people.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { bindIdentity, TEST_ISSUER } from './public.ts';

let app: TestApp;
let site: string;
let facebook: Server;
/** Facebook's answers. */
let graph: (path: string, input: URLSearchParams) => [number, unknown];

const listening = async (server: Server): Promise<number> => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  facebook = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://graph');
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const values = request.method === 'POST' ? new URLSearchParams(body) : url.searchParams;
      const [status, answer] = graph(url.pathname, values);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  const graphPort = await listening(facebook);
  ({ app, site } = await createListeningApp({
    FACEBOOK_APP_ID: 'husvaer-app',
    FACEBOOK_APP_SECRET: 'shh',
    FACEBOOK_GRAPH_URL: `http://localhost:${graphPort}`,
  }));
});
afterAll(async () => {
  await app.close();
  facebook.close();
});

describe('login by an identity provider', () => {
  const bind = async (
    email: string,
    subject: string,
    input: { name?: string; birthDate?: string } = {},
  ) => {
    const person = await addPerson(app, { email, ...input });
    const identity = { issuer: TEST_ISSUER, subject, accountId: person.id };
    await app.runner.run(SYSTEM, ({ tx }) => bindIdentity(tx, identity, NOW), undefined);
    return person;
  };

  test('a known identity is logged in and returns to the page they came from', async () => {
    const person = await bind('tenant@x.no', 'test-tenant');
    const browser = createBrowser(app, site);
    const end = await confirmAs(
      browser,
      '/api/auth/idp/login?returnTo=%2Flease%3Fx%3D1&signingStatus=cancel',
      'test-tenant',
    );
    expect(end.href).toBe(`${site}/lease?x=1&signingStatus=cancel`);
    const { accessToken, refreshToken } = browser.cookies(site);
    const { status } = await app.api(
      `query ($id: ID!) { myProfile(queryData: { userId: $id }) { email } }`,
      { id: person.id },
      accessToken,
    );
    expect(status).toBe(200);
    expect((await app.auth('/refresh', { accessToken, refreshToken })).status).toBe(200);
    // The provider's name for them, which was not stored when it was bound.
    const [identity] = await app.database.session((session) =>
      session.query<{ name: string }>('select name from account_identity where account_id = $1', [
        person.id,
      ]),
    );
    expect(identity?.name).toBe('Ingrid Solheim');
  });

  test('on a partner’s site the tokens arrive there, by the one address the provider knows', async () => {
    await bind('landlord@x.no', 'test-landlord');
    await addPartner(app, 'nordbolig', 'Nordbolig');
    const partner = site.replace('localhost', 'nordbolig.localhost');
    const browser = createBrowser(app, partner);
    const end = await confirmAs(browser, '/api/auth/idp/login?returnTo=%2Flease', 'test-landlord');
    expect(end.href).toBe(`${partner}/lease`);
    expect(browser.cookies(partner)['accessToken']).toBeDefined();
    expect(browser.cookies(site)['accessToken']).toBeUndefined();
  });

  test('an unknown identity is bound to the account they log in to, and only once', async () => {
    const browser = createBrowser(app, site);
    const end = await confirmAs(
      browser,
      '/api/auth/idp/login?returnTo=%2Fprofile',
      'test-stranger',
    );
    expect(end.href).toBe(`${site}/login?identity=unknown&returnTo=%2Fprofile`);
    const ola = await addPerson(app, { email: 'ola@x.no' });
    const identityOf = (token: string) =>
      browser.post('/api/auth/identity', {}, { authorization: `Bearer ${token}` });
    expect((await browser.post('/api/auth/identity', {})).statusCode).toBe(401);
    expect((await identityOf(ola.tokens.accessToken)).statusCode).toBe(200);
    expect(await app.mails()).toMatchObject([
      { to: 'ola@x.no', subject: 'En ny måte å logge inn på kontoen din' },
    ]);

    const again = createBrowser(app, site);
    const home = await confirmAs(again, '/api/auth/idp/login?returnTo=%2Fprofile', 'test-stranger');
    expect(home.href).toBe(`${site}/profile`);

    // One identity for two accounts, and two identities for one account.
    const kari = await addPerson(app, { email: 'kari@x.no' });
    const other = createBrowser(app, site);
    await confirmAs(other, '/api/auth/idp/login', 'test-janitor');
    // A found confirmation does not give lasting access.
    app.clock.set(NOW.add({ minutes: 11 }));
    const late = await other.post(
      '/api/auth/identity',
      {},
      { authorization: `Bearer ${kari.tokens.accessToken}` },
    );
    expect(late.statusCode).toBe(403);
    expect(late.json().errors[0].extensions.code).toBe('accounts.fresh_proof_needed');
    app.clock.set(NOW);
    // Binding it has proved the session.
    const second = await other.post(
      '/api/auth/identity',
      {},
      { authorization: `Bearer ${ola.tokens.accessToken}` },
    );
    expect(second.statusCode).toBe(409);
    const first = await other.post(
      '/api/auth/identity',
      {},
      { authorization: `Bearer ${kari.tokens.accessToken}` },
    );
    expect(first.statusCode).toBe(200);
    expect((await app.mails()).map(({ to }) => to)).toEqual(['kari@x.no']);
  });

  test('the form "Be yourself" has the name and birth date of the account', async () => {
    const openForm = async (browser: TestBrowser) =>
      (await browser.follow('/api/auth/idp/login')).response.body;
    const browser = createBrowser(app, site);
    expect(await openForm(browser)).toMatch(/name="name"[^>]* value=""/);

    await bind('self@x.no', 'test-owner', { name: 'Åse Bø', birthDate: '1994-05-17' });
    await confirmAs(browser, '/api/auth/idp/login', 'test-owner');
    // The bank knows better.
    const own = await openForm(browser);
    expect(own).toContain('value="Turid Lien"');
    expect(own).toContain('value="1963-04-09"');
    await app.database.session((session) =>
      session.query("update account set name = 'Åse \"Ås\" <Bø>' where email = 'self@x.no'"),
    );
    expect(await openForm(browser)).toContain('value="Åse &quot;Ås&quot; &lt;Bø&gt;"');
  });

  test('a user who cancels sees a message and keeps the page they came from', async () => {
    const browser = createBrowser(app, site);
    const end = await confirmAs(browser, '/api/auth/idp/login?returnTo=%2Flease', 'nobody');
    expect(end.href).toBe(`${site}/login?identity=failed&returnTo=%2Flease`);
  });

  test('while the provider is down, the user sees an error immediately', async () => {
    const provider = createServer().on('connection', (socket) => socket.destroy());
    const alone = await createTestApp({ ORIGIN: `http://localhost:${await listening(provider)}` });
    const answer = await alone.call({ url: '/api/auth/idp/login?returnTo=%2Fprofile' });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/login?identity=failed&returnTo=%2Fprofile');
    await alone.close();
    provider.close();
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'x',
  ])('no redirect leads to %j', async (elsewhere) => {
    const browser = createBrowser(app, site);
    const start = `/api/auth/idp/login?returnTo=${encodeURIComponent(elsewhere)}`;
    expect((await confirmAs(browser, start, 'test-tenant')).href).toBe(`${site}/`);
  });

  test('a repeated return address is ignored', async () => {
    const browser = createBrowser(app, site);
    const start = '/api/auth/idp/login?returnTo=%2Fprofile&returnTo=%2F%2Felsewhere.example';
    expect((await confirmAs(browser, start, 'test-tenant')).href).toBe(`${site}/`);
  });

  test('an unrequested answer, or one for another browser, identifies no one', async () => {
    const browser = createBrowser(app, site);
    const choice = await browser.follow('/api/auth/idp/login');
    const back = await browser.follow(
      `${choice.url.pathname}/is?person=test-tenant`,
      site,
      (url) => url.pathname === '/api/auth/idp/callback',
    );
    const callback = `${back.url.pathname}${back.url.search}`;
    const failed = (url: URL) => url.searchParams.get('identity') === 'failed';
    expect(failed((await createBrowser(app, site).follow(callback)).url)).toBe(true);
    expect(failed((await browser.follow('/api/auth/idp/callback?code=x&state=y')).url)).toBe(true);
    expect(browser.cookies(site)['accessToken']).toBeUndefined();
  });
});

describe('login by Facebook', () => {
  const good: typeof graph = (path, input) => {
    if (path === '/oauth/access_token') {
      const isRight = input.get('code') === 'good' && input.get('client_secret') === 'shh';
      return isRight ? [200, { access_token: 't' }] : [400, { error: { message: 'bad code' } }];
    }
    return [200, { id: 'fb-1', name: 'Frida Bok', email: 'Frida@x.no' }];
  };
  const logIn = (code = 'good', input: Record<string, unknown> = {}) =>
    app.call({
      method: 'POST',
      url: '/api/auth',
      headers: { host: new URL(site).host },
      payload: {
        provider: 'facebook',
        code,
        redirectUri: `${site}/login`,
        isPartnerPublic: true,
        ...input,
      },
    });

  test('opens an account that our own mail confirms, and logs in from then on', async () => {
    graph = good;
    const first = await logIn();
    expect(first.json()).toMatchObject({ error: 'User not verified', code: 403 });
    const [mail] = await app.mails();
    expect(mail?.to).toBe('frida@x.no');
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    const confirm = (about?: object) =>
      app.auth('/verify-email', { user: 'frida@x.no', code, ...(about && { about }) });
    expect(await confirm()).toMatchObject({ status: 400, error: 'Birth date and consent needed' });
    const about = { birthDate: '1999-05-17', agreesToTerms: true, agreesToPrivacy: true };
    expect((await confirm({ ...about, birthDate: '2011-05-17' })).status).toBe(400);
    expect((await confirm({ ...about, agreesToTerms: false })).status).toBe(400);
    // The code is still valid.
    const { status, tokens, userInfo } = await confirm(about);
    expect(status).toBe(200);
    const profile = await app.api(
      'query ($id: ID!) { myProfile(queryData: { userId: $id }) { birthday } }',
      { id: userInfo!._id },
      tokens!.accessToken,
    );
    expect(profile.data.myProfile.birthday).toBe('1999-05-17');
    expect((await logIn()).json()).toMatchObject({ userInfo: { name: 'Frida Bok' } });
    const partnerId = await addPartner(app, 'fjord', 'Fjord');
    const there = await logIn('good', {
      partnerId,
      partnerSubDomain: 'fjord',
      isPartnerPublic: false,
    });
    expect(there.json()).toMatchObject({ tokens: { accessToken: expect.any(String) } });
    const byPassword = await app.auth('', { user: 'frida@x.no', password: PASSWORD });
    expect(byPassword.error).toBe('User has no password set');
  });

  test('a login with another person’s e-mail ends when its owner chooses a password', async () => {
    graph = (path, input) =>
      path === '/me'
        ? [200, { id: 'fb-2', name: 'Squatter', email: 'owner@x.no' }]
        : good(path, input);
    expect((await logIn()).json()).toMatchObject({ error: 'User not verified' });
    await app.mails();
    await app.auth('/forgot-password', { user: 'owner@x.no' });
    const [, id, secret] =
      /create-new-password\/([\w-]+)#([\w-]+)/.exec((await app.mails())[0]?.text ?? '') ?? [];
    const chosen = { id, secret, password: 'et helt nytt passord' };
    expect((await app.auth('/reset-password', chosen)).status).toBe(200);
    expect((await app.auth('', { user: 'owner@x.no', password: chosen.password })).status).toBe(
      200,
    );
    expect((await logIn()).json()).toMatchObject({ error: 'This e-mail already exists' });
  });

  test('an account with an unconfirmed e-mail is deleted after a week, and the e-mail is free', async () => {
    graph = (path, input) =>
      path === '/me'
        ? [200, { id: 'fb-3', name: 'Squatter', email: 'free@x.no' }]
        : good(path, input);
    expect((await logIn()).json()).toMatchObject({ error: 'User not verified' });
    await app.mails();
    app.clock.set(NOW.add({ hours: 24 * 8 }));
    await app.jobs.perform('accounts.delete_unconfirmed');
    app.clock.set(NOW);
    const rows = await app.database.session(({ query }) =>
      query(`select id from account where email = 'free@x.no'`),
    );
    expect(rows).toEqual([]);
  });

  test('an e-mail of an account without that identity opens nothing', async () => {
    await addPerson(app, { email: 'victim@x.no' });
    graph = (path, input) =>
      path === '/me' ? [200, { id: 'fb-2', name: 'X', email: 'victim@x.no' }] : good(path, input);
    expect((await logIn()).json()).toMatchObject({ error: 'This e-mail already exists' });
  });

  test.each<[string, typeof graph, string, number]>([
    ['a refused code', good, 'Facebook authentication failed', 401],
    ['nonsense', () => [200, { hello: 1 }], 'Facebook authentication failed', 401],
    [
      'no e-mail',
      (path, input) => (path === '/me' ? [200, { id: 'n', name: 'N' }] : good(path, input)),
      'Facebook authentication failed',
      401,
    ],
    ['a broken server', () => [503, {}], 'Internal server error', 503],
  ])('%s', async (name, answers, error, status) => {
    graph = answers;
    const answer = await logIn(name === 'a refused code' ? 'bad' : 'good');
    expect(answer.json()).toMatchObject({ error, code: status });
  });

  test.each(['isPublicPartner', 'isPartnerPublic'])(
    'accepts the specification’s own body, by either name of the flag (%s)',
    async (flag) => {
      const sent: (string | null)[] = [];
      graph = (path, input) => {
        if (path === '/oauth/access_token') sent.push(input.get('redirect_uri'));
        return path === '/me'
          ? [200, { id: 'fb-9', name: 'Nils Ny', email: 'nils@x.no' }]
          : good(path, input);
      };
      const answer = await app.call({
        method: 'POST',
        url: '/api/auth',
        headers: { host: new URL(site).host },
        payload: {
          provider: 'facebook',
          partnerId: null,
          code: 'good',
          partnerSubDomain: 'fjord',
          [flag]: true,
        },
      });
      expect(answer.json()).toMatchObject({ error: 'User not verified' });
      // The address to which our own dialog lets the network send its code.
      expect(sent).toEqual([`${site}/login`]);
    },
  );

  test('a code that was sent to another address is refused without a request', async () => {
    graph = good;
    const answer = await logIn('good', { redirectUri: 'https://evil.example/login' });
    expect(answer.statusCode).toBe(401);
  });
});

test('the available ways to log in are listed', async () => {
  const { facebook: social, identityProvider } = (
    await app.call({ url: '/api/auth/options' })
  ).json();
  expect(social.appId).toBe('husvaer-app');
  expect(identityProvider).toEqual({ name: 'BankID' });
});
