import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createAuthenticator } from '../../../../testing/authenticator.ts';
import { addPerson, PASSWORD, setGone, type TestPerson } from '../../../../testing/people.ts';
import { createBrowser } from '../../../../testing/test-browser.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { removeLostPasskeys } from './use-cases/remove-lost-passkeys.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';

const SITE = 'http://localhost:3000';
const FAILED = { code: 'accounts.passkey_failed', statusCode: 401 };
const MINE = '{ getMyPasskeys { _id name isBackedUp createdAt usedAt } }';
const END = 'mutation { endMySessions(inputData: {}) }';

let app: TestApp;
let number = 0;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOW));

const later = (minutes: number) => app.clock.set(app.clock.now().add({ minutes }));
const bearer = ({ tokens }: TestPerson) => ({ authorization: `Bearer ${tokens.accessToken}` });
const refusalIn = (answer: { errors?: readonly { extensions: object }[] }) =>
  answer.errors?.[0]?.extensions;

/** Calls under `/api/auth` from one browser, which keeps cookies. */
function browserOf(site = SITE, of = app) {
  const { post } = createBrowser(of, site);
  return async (path: string, body: unknown = {}, headers: Record<string, string> = {}) => {
    const response = await post(`/api/auth${path}`, body, headers);
    return { status: response.statusCode, ...response.json<any>() };
  };
}

async function add(
  person: TestPerson,
  authenticator = createAuthenticator(SITE),
  name = 'Telefon',
) {
  const post = browserOf();
  const options = await post('/passkeys/options', {}, bearer(person));
  const answer = authenticator.make(options);
  return post('/passkeys', { name, answer }, bearer(person));
}
/** A person with a passkey. */
async function somebody() {
  const person = await addPerson(app, { email: `somebody-${(number += 1)}@x.no` });
  const authenticator = createAuthenticator(SITE);
  expect(await add(person, authenticator)).toMatchObject({ status: 201 });
  return { person, authenticator };
}
const mine = async (person: TestPerson) =>
  (await app.api(MINE, {}, person.tokens.accessToken)).data.getMyPasskeys;

type Authenticator = ReturnType<typeof createAuthenticator>;
async function logIn(
  authenticator: Authenticator,
  otherwise: Parameters<Authenticator['show']>[1] = {},
  post = browserOf(),
) {
  const options = await post('/passkey/options');
  return post('/passkey', { answer: authenticator.show(options, otherwise) });
}

describe('a passkey', () => {
  test('is made and kept with its name, and its owner is notified by mail', async () => {
    const person = await addPerson(app, { email: 'new@x.no' });
    const post = browserOf();
    const options = await post('/passkeys/options', {}, bearer(person));
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'new@x.no' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const answer = createAuthenticator(SITE).make(options);
    const added = await post('/passkeys', { answer, name: '  Min telefon ' }, bearer(person));
    expect(added).toEqual({ status: 201, msg: 'passkey added' });
    expect(await mine(person)).toEqual([
      {
        _id: expect.any(String),
        name: 'Min telefon',
        isBackedUp: false,
        createdAt: NOW.toString(),
        usedAt: null,
      },
    ]);
    const [mail] = await app.mails();
    expect(mail).toMatchObject({
      to: 'new@x.no',
      subject: 'En passnøkkel ble lagt til på kontoen din',
    });
    expect(mail!.text).toContain(`${SITE}/profile`);
  });

  test('is announced in the language of its owner', async () => {
    const person = await addPerson(app, { email: 'english@x.no', language: 'en' });
    await add(person);
    expect((await app.mails())[0]).toMatchObject({
      subject: 'A passkey was added to your account',
    });
  });

  test('needs a fresh proof to be made or removed, and none to be renamed', async () => {
    const { person } = await somebody();
    const [{ _id: id }] = await mine(person);
    later(11);
    const needed = { code: 'accounts.fresh_proof_needed', params: { ways: ['passkey'] } };
    const post = browserOf();
    for (const path of ['/passkeys/options', '/passkeys'])
      expect(refusalIn(await post(path, {}, bearer(person)))).toMatchObject(needed);
    const remove = `mutation ($id: ID!) { removePasskey(inputData: { _id: $id }) { _id } }`;
    const removed = await app.api(remove, { id }, person.tokens.accessToken);
    expect(refusalIn(removed)).toMatchObject(needed);
    const rename = `mutation ($id: ID!) { renamePasskey(inputData: { _id: $id, name: "PC" }) { name } }`;
    const renamed = await app.api(rename, { id }, person.tokens.accessToken);
    expect(renamed.data.renamePasskey).toEqual([{ name: 'PC' }]);
  });

  test('can be renamed and removed by its owner, who is notified by mail', async () => {
    const { person, authenticator } = await somebody();
    const { person: stranger } = await somebody();
    const [{ _id: id }] = await mine(person);
    const token = (await logIn(authenticator)).tokens.accessToken;
    const strangers = (await app.auth('', { user: stranger.email, password: PASSWORD })).tokens!;
    await app.database.session(({ exec }) => exec(`update session set proved_by = 'identity'`));
    const remove = `mutation ($id: ID!) { removePasskey(inputData: { _id: $id }) { _id } }`;
    const rename = `mutation ($id: ID!) { renamePasskey(inputData: { _id: $id, name: "X" }) { _id } }`;
    for (const call of [remove, rename])
      expect(refusalIn(await app.api(call, { id }, strangers.accessToken))).toMatchObject({
        code: 'accounts.passkey_not_found',
        statusCode: 404,
      });
    await app.mails();
    expect((await app.api(remove, { id }, token)).data.removePasskey).toEqual([]);
    expect((await app.mails())[0]).toMatchObject({
      to: person.email,
      subject: 'En passnøkkel ble fjernet fra kontoen din',
    });
    expect(refusalIn(await logIn(authenticator))).toMatchObject(FAILED);
  });

  test('is one of twenty at most', async () => {
    const { person } = await somebody();
    await app.database.session(({ query }) =>
      query(
        `insert into passkey select gen_random_uuid(), $1::uuid, n::text || $1::uuid, '', 0, '{}', 'X', false, now(), null
         from generate_series(1, 19) as n`,
        [person.id],
      ),
    );
    // People with a passkey have to prove their identity with one.
    await app.database.session(({ exec }) => exec(`update session set proved_by = 'passkey'`));
    expect(refusalIn(await browserOf()('/passkeys/options', {}, bearer(person)))).toMatchObject({
      code: 'accounts.too_many_passkeys',
      params: { maximum: 20 },
    });
  });

  test.each([
    ['a foreign page', { origin: 'https://husvaer.example' }],
    ['an unknown label before our name', { origin: 'http://evil.localhost:3000' }],
    ['no user verification', { isVerified: false }],
    ['certificates that were not requested', { certificates: true }],
    ['another challenge', { challenge: 'bm90IGFza2Vk' }],
  ])('is not made with %s', async (_, otherwise) => {
    const person = await addPerson(app, { email: `somebody-${(number += 1)}@x.no` });
    const post = browserOf();
    const options = await post('/passkeys/options', {}, bearer(person));
    const answer = createAuthenticator(SITE).make(options, otherwise);
    const added = await post('/passkeys', { answer, name: 'X' }, bearer(person));
    expect(refusalIn(added)).toMatchObject(FAILED);
    expect(await mine(person)).toEqual([]);
  });

  test('is not made twice by one answer, nor in another session than the one that started', async () => {
    const { person } = await somebody();
    await app.database.session(({ exec }) => exec(`update session set proved_by = 'passkey'`));
    const post = browserOf();
    const answer = createAuthenticator(SITE).make(
      await post('/passkeys/options', {}, bearer(person)),
    );
    const stranger = await addPerson(app, { email: `somebody-${(number += 1)}@x.no` });
    const input = { answer, name: 'X' };
    expect(refusalIn(await post('/passkeys', input, bearer(stranger)))).toMatchObject(FAILED);
    expect(await post('/passkeys', input, bearer(person))).toMatchObject({ status: 201 });
    expect(refusalIn(await post('/passkeys', input, bearer(person)))).toMatchObject(FAILED);
  });

  test('needs a name, and errors of bad answers name the field', async () => {
    const { person } = await somebody();
    await app.database.session(({ exec }) => exec(`update session set proved_by = 'passkey'`));
    const refused = await browserOf()('/passkeys', { name: '', answer: {} }, bearer(person));
    expect(refused.status).toBe(400);
    const { fields } = refused.errors[0].extensions.params;
    expect(fields.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['answer.id', 'answer.type', 'answer.response', 'name']),
    );
  });
});

describe('logging in by a passkey', () => {
  test('needs no e-mail, begins a proved session, and records the use', async () => {
    const { person, authenticator } = await somebody();
    later(60);
    const post = browserOf();
    const options = await post('/passkey/options');
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const { userInfo, tokens } = await post('/passkey', { answer: authenticator.show(options) });
    expect(userInfo).toMatchObject({ _id: person.id, email: person.email });
    expect((await app.api(END, {}, tokens.accessToken)).status).toBe(200);
    const [{ usedAt }] = (await app.api(MINE, {}, tokens.accessToken)).data.getMyPasskeys;
    expect(usedAt).toBe(NOW.add({ hours: 1 }).toString());
  });

  test('works on www and on a partner’s site with the same passkey, and on no unknown site', async () => {
    const site = 'http://husvaer.localhost:3000';
    const app = await createTestApp({ ORIGIN: site });
    await addPartner(app, 'nordbolig', 'Nordbolig');
    const person = await addPerson(app, { email: 'sites@x.no' });
    const authenticator = createAuthenticator(site);
    const post = browserOf(site, app);
    const answer = authenticator.make(await post('/passkeys/options', {}, bearer(person)));
    expect(await post('/passkeys', { name: 'X', answer }, bearer(person))).toMatchObject({
      status: 201,
    });
    const logInAt = (origin: string) => logIn(authenticator, { origin }, browserOf(origin, app));
    for (const label of ['www', 'nordbolig'])
      expect(await logInAt(`http://${label}.husvaer.localhost:3000`)).toMatchObject({
        status: 200,
      });
    expect(refusalIn(await logInAt('http://files.husvaer.localhost:3000'))).toMatchObject(FAILED);
    await app.close();
  });

  test('does not work on a label before localhost, where browsers make none', async () => {
    const { authenticator } = await somebody();
    const origin = 'http://www.localhost:3000';
    expect(refusalIn(await logIn(authenticator, { origin }, browserOf(origin)))).toMatchObject(
      FAILED,
    );
  });

  test.each([
    ['counts backwards', { counter: 0 }],
    ['counts as it did before', { counter: 1 }],
    ['is on a foreign page', { origin: 'https://husvaer.example' }],
    ['is on a partner’s page, and came here', { origin: 'http://nordbolig.localhost:3000' }],
    ['verified no user', { isVerified: false }],
    ['signed another challenge', { challenge: 'bm90IGFza2Vk' }],
    ['names another user', { userHandle: 'b3RoZXI' }],
  ])('is refused to a passkey that %s', async (_, otherwise) => {
    const { authenticator } = await somebody();
    expect(refusalIn(await logIn(authenticator, otherwise))).toMatchObject(FAILED);
    expect(await logIn(authenticator)).toMatchObject({ status: 200 });
  });

  test('is refused when an answer is repeated, late, from another browser, or wrong before', async () => {
    const { authenticator } = await somebody();
    const post = browserOf();
    const options = await post('/passkey/options');
    const answer = authenticator.show(options);
    expect(refusalIn(await browserOf()('/passkey', { answer }))).toMatchObject(FAILED);
    expect(await post('/passkey', { answer })).toMatchObject({ status: 200 });
    expect(refusalIn(await post('/passkey', { answer }))).toMatchObject(FAILED);

    const slow = authenticator.show(await post('/passkey/options'));
    later(5);
    expect(refusalIn(await post('/passkey', { answer: slow }))).toMatchObject(FAILED);

    const request = await post('/passkey/options');
    const unverified = authenticator.show(request, { isVerified: false });
    expect(refusalIn(await post('/passkey', { answer: unverified }))).toMatchObject(FAILED);
    const verified = authenticator.show(request);
    expect(refusalIn(await post('/passkey', { answer: verified }))).toMatchObject(FAILED);
  });

  test('is refused to an unknown passkey, or one of a deleted owner', async () => {
    const stranger = createAuthenticator(SITE);
    stranger.make({ challenge: 'eA', rp: { id: 'localhost' }, user: { id: 'eA' } });
    expect(refusalIn(await logIn(stranger))).toMatchObject(FAILED);
    const { person, authenticator } = await somebody();
    const { tokens } = await logIn(authenticator);
    const deleteAccount = `mutation ($id: ID!) { deleteAccount(inputData: { _id: $id }) { _id } }`;
    expect((await app.api(deleteAccount, { id: person.id }, tokens.accessToken)).status).toBe(200);
    expect(refusalIn(await logIn(authenticator))).toMatchObject(FAILED);
  });

  test('reactivates an account, as every login does', async () => {
    const { person, authenticator } = await somebody();
    await setGone(app, person, true);
    expect((await app.auth('/prove/options', {}, person.tokens.accessToken)).error).toBe(
      'account_deactivated',
    );
    const { tokens } = await logIn(authenticator);
    expect((await app.api(MINE, {}, tokens.accessToken)).status).toBe(200);
  });

  test('succeeds once with two answers at once', async () => {
    const { authenticator } = await somebody();
    const post = browserOf();
    const [one, other] = [await post('/passkey/options'), await post('/passkey/options')];
    const answers = [one, other].map((options) => authenticator.show(options, { counter: 9 }));
    const done = await Promise.all(answers.map((answer) => post('/passkey', { answer })));
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('is limited in attempts', async () => {
    const address = '10.9.9.9';
    const statuses = new Set<number>();
    for (let tries = 0; tries < 201; tries += 1) {
      const response = await app.call({
        method: 'POST',
        url: '/api/auth/passkey/options',
        remoteAddress: address,
        payload: {},
      });
      statuses.add(response.statusCode);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('proving by a passkey', () => {
  const prove = async (
    person: TestPerson,
    authenticator: Authenticator,
    otherwise: Parameters<Authenticator['show']>[1] = {},
  ) => {
    const options = await app.auth('/prove/options', {}, person.tokens.accessToken);
    const passkey = authenticator.show(options as never, otherwise);
    return app.auth('/prove', { passkey }, person.tokens.accessToken);
  };

  test('is required of users who have one', async () => {
    const { person, authenticator } = await somebody();
    const end = () => app.api(END, {}, person.tokens.accessToken);
    expect(refusalIn(await end())).toMatchObject({ params: { ways: ['passkey'] } });
    await app.auth('/prove', { password: PASSWORD }, person.tokens.accessToken);
    expect((await end()).status).toBe(403);
    expect(await prove(person, authenticator)).toMatchObject({ status: 200, msg: 'proved' });
    expect((await end()).status).toBe(200);
    later(11);
    expect((await end()).status).toBe(403);
  });

  test('lists the user’s own passkeys', async () => {
    const { person, authenticator } = await somebody();
    const options: any = await app.auth('/prove/options', {}, person.tokens.accessToken);
    const { id } = authenticator.show(options);
    expect(options.allowCredentials).toEqual([
      { id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
  });

  test('is refused to another’s, to a wrong one, and to an answer of a login', async () => {
    const { person, authenticator } = await somebody();
    const { authenticator: anothers } = await somebody();
    expect(refusalIn(await prove(person, anothers))).toMatchObject(FAILED);
    expect(refusalIn(await prove(person, authenticator, { counter: 0 }))).toMatchObject(FAILED);
    const post = browserOf();
    const passkey = authenticator.show(await post('/passkey/options'));
    expect(refusalIn(await post('/prove', { passkey }, bearer(person)))).toMatchObject(FAILED);
    const both = { password: PASSWORD, passkey };
    expect((await post('/prove', both, bearer(person))).status).toBe(400);
    expect((await app.api(END, {}, person.tokens.accessToken)).status).toBe(403);
  });
});

test('an operator removes the passkeys of a user who lost them', async () => {
  const { person, authenticator } = await somebody();
  await app.mails();
  const remove = (email: string) => app.runner.run(SYSTEM, removeLostPasskeys, { email });
  expect(await remove('nobody@x.no')).toBeNull();
  expect(await remove(person.email)).toBe(1);
  expect((await app.mails()).map(({ to }) => to)).toEqual([person.email]);
  expect(refusalIn(await logIn(authenticator))).toMatchObject(FAILED);
  // The password is enough again.
  expect((await app.api(END, {}, person.tokens.accessToken)).status).toBe(200);
});

test('unanswered challenges are deleted, and passkeys are part of the data export', async () => {
  const { person, authenticator } = await somebody();
  await browserOf()('/passkey/options');
  later(6);
  await app.jobs.perform('accounts.delete_unconfirmed');
  const rows = await app.database.session(({ query }) => query('select from passkey_challenge'));
  expect(rows).toEqual([]);
  const { tokens } = await logIn(authenticator);
  const data = await app.call({
    url: '/api/my-data',
    headers: { authorization: `Bearer ${tokens.accessToken}` },
  });
  expect(data.json().accounts.passkeys).toMatchObject([{ name: 'Telefon', isBackedUp: false }]);
  expect(person.id).toBe(data.json().accounts.profile.id);
});
