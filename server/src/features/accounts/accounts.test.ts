import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addPerson, PASSWORD } from '../../../testing/people.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';
import { createKeys, keyInDirectory } from '../../platform/keys.ts';
import { commands } from './commands.ts';
import { RULES } from './http/limits.ts';
import { publicTokens } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const registration = (input: Record<string, unknown> = {}) => ({
  name: 'Ola Nordmann',
  email: 'ola@example.com',
  password: PASSWORD,
  birthDate: '1990-05-17',
  registerAs: 'tenant',
  optimiseFor: 'tenant',
  agreesToTerms: true,
  agreesToPrivacy: true,
  language: 'no',
  ...input,
});
const fieldsOf = (answer: { errors?: [{ extensions: { params: any } }] }) =>
  answer.errors?.[0].extensions.params.fields;
const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const claimsOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, any>;

describe('registering', () => {
  test('opens an account that is usable once the mailed code is entered', async () => {
    const { status, userInfo } = await app.auth(
      '/register',
      registration({ email: ' OLA@Example.com ' }),
    );
    expect({ status, userInfo }).toMatchObject({
      status: 201,
      userInfo: { email: 'ola@example.com' },
    });

    const early = await app.auth('', { user: 'ola@example.com', password: PASSWORD });
    expect(early).toMatchObject({ status: 403, error: 'User not verified', code: 403 });

    const [mail] = await app.mails();
    expect(mail).toMatchObject({ to: 'ola@example.com' });
    expect(mail?.subject).toContain('er koden din');
    const verified = await app.auth('/verify-email', {
      user: 'ola@example.com',
      code: codeIn(mail?.text),
    });
    expect(verified).toMatchObject({ status: 200, userInfo: { name: 'Ola Nordmann' } });
    expect(claimsOf(verified.tokens?.accessToken)).toMatchObject({
      sub: userInfo?._id,
      name: 'Ola Nordmann',
      roles: ['tenant'],
    });
    const again = await app.auth('', { user: 'OLA@example.com', password: PASSWORD });
    expect(again.status).toBe(200);
  });

  test('optimising for the other role adds it', async () => {
    await app.auth('/register', registration({ email: 'both@x.no', optimiseFor: 'landlord' }));
    const [mail] = await app.mails();
    const { tokens } = await app.auth('/verify-email', {
      user: 'both@x.no',
      code: codeIn(mail?.text),
    });
    expect(claimsOf(tokens?.accessToken)['roles']).toEqual(['landlord', 'tenant']);
  });

  test('of two registrations at once with one e-mail, one gets it', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => app.auth('/register', registration({ email: 'twice@x.no' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toBe('This e-mail already exists');
    expect(await app.mails()).toHaveLength(1);
  });

  test.each([
    [{ name: '' }, 'name', 'required'],
    [{ name: 'x'.repeat(101) }, 'name', 'too_long'],
    [{ name: 'Ola\u0000Nordmann' }, 'name', 'wrong_format'],
    [{ name: 'Ola\u202eNordmann' }, 'name', 'wrong_format'],
    [{ name: 7 }, 'name', 'wrong_type'],
    [{ email: 'nobody' }, 'email', 'wrong_format'],
    [{ email: `${'x'.repeat(250)}@x.no` }, 'email', 'too_long'],
    [{ email: null }, 'email', 'required'],
    [{ password: 'short' }, 'password', 'too_short'],
    [{ password: 'x'.repeat(201) }, 'password', 'too_long'],
    [{ password: 'manchester' }, 'password', 'not_allowed'],
    [{ password: 'Liverpool1892!' }, 'password', 'not_allowed'],
    [{ name: 'Aurora Dahl', password: 'aurora-dahl' }, 'password', 'not_allowed'],
    [{ password: 'husvær 2026' }, 'password', 'not_allowed'],
    [{ birthDate: '2010-11-21' }, 'birthDate', 'not_allowed'],
    [{ birthDate: '2026-02-30' }, 'birthDate', 'wrong_format'],
    [{ registerAs: 'agent' }, 'registerAs', 'not_allowed'],
    [{ optimiseFor: undefined }, 'optimiseFor', 'not_allowed'],
    [{ agreesToTerms: false }, 'agreesToTerms', 'not_allowed'],
    [{ agreesToPrivacy: undefined }, 'agreesToPrivacy', 'not_allowed'],
    [{ partnerId: '019aa000-0000-7000-8000-000000000000' }, 'partnerId', 'not_allowed'],
    [{ roles: ['agent'] }, 'roles', 'unknown_field'],
  ])('%o is refused by name', async (input, path, reason) => {
    const answer = await app.auth('/register', registration({ email: 'bad@x.no', ...input }));
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer as never)).toContainEqual(expect.objectContaining({ path, reason }));
    expect(await app.mails()).toEqual([]);
  });

  test('a user aged sixteen today can register', async () => {
    const values = registration({ email: 'sixteen@x.no', birthDate: '2010-11-20' });
    expect((await app.auth('/register', values)).status).toBe(201);
    await app.mails();
  });
});

/** The cookie of a browser in which a person has logged in. */
async function browserOf(user: string): Promise<string> {
  const payload = { user, password: PASSWORD };
  const { cookies } = await app.call({ method: 'POST', url: '/api/auth', payload });
  const { value } = cookies.find(({ name }) => name === 'knownDevice')!;
  return `knownDevice=${value}`;
}

describe('the code', () => {
  const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');

  test('is replaced by a new one, and works once', async () => {
    await app.auth('/register', registration({ email: 'once@x.no' }));
    const code = codeIn((await app.mails())[0]?.text);
    const answer = await app.auth('/verify-email', { user: 'once@x.no', code: otherCode(code) });
    expect(answer).toMatchObject({ status: 400, error: 'Please enter valid code' });
    await app.auth('/resend-code', { user: 'once@x.no' });
    const fresh = codeIn((await app.mails())[0]?.text);
    expect((await app.auth('/verify-email', { user: 'once@x.no', code: fresh })).status).toBe(200);
    expect((await app.auth('/verify-email', { user: 'once@x.no', code: fresh })).status).toBe(400);
  });

  test('allows ten guesses, however the account is named and however many codes there are', async () => {
    const id = (await app.auth('/register', registration({ email: 'guess@x.no' }))).userInfo!._id;
    const code = codeIn((await app.mails())[0]?.text);
    const names = [
      { user: 'guess@x.no' },
      { user: 'Guess@X.no' },
      { id },
      { id: id.toUpperCase() },
    ];
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const by = names[tries % names.length];
      statuses.push((await app.auth('/verify-email', { ...by, code: otherCode(code) })).status);
      if (tries % 3 === 0) await app.auth('/resend-code', by);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    // The database counts them too: a node forgets its counts at a restart.
    const guesses = await app.database.session((session) =>
      session.query(`select attempts from activation_code where account_id = '${id}'`),
    );
    expect(guesses).toEqual([{ attempts: 10 }]);
    const mails = (await app.mails()).length;
    expect(mails).toBeLessThanOrEqual(5);
    const resent = [];
    for (const by of [...names, ...names]) resent.push((await app.auth('/resend-code', by)).status);
    expect(resent.filter((status) => status === 200)).toHaveLength(5 - mails);
  });

  test('after ten attempts a client must wait', async () => {
    const answers = [];
    for (let tries = 0; tries < 11; tries += 1)
      answers.push(await app.auth('/verify-email', { user: 'robot@x.no', code: '123456' }));
    expect(answers[9]).toMatchObject({ status: 400 });
    expect(answers[10]).toMatchObject({ status: 429 });
    expect(Number(answers[10]?.retryAfter)).toBeGreaterThan(0);
  });

  test('expires after ten minutes', async () => {
    await app.auth('/register', registration({ email: 'late@x.no' }));
    const code = codeIn((await app.mails())[0]?.text);
    app.clock.set(NOW.add({ minutes: 10 }));
    expect((await app.auth('/verify-email', { user: 'late@x.no', code })).status).toBe(400);
    app.clock.set(NOW);
  });

  test.each(['12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%s is not a code', async (code) => {
    const answer = await app.auth('/verify-email', { user: 'late@x.no', code });
    expect(fieldsOf(answer as never)).toEqual([{ path: 'code', reason: 'wrong_format' }]);
  });

  test('is not resent to an unknown address, and the answer is the same', async () => {
    const known = await app.auth('/resend-code', { user: 'late@x.no' });
    const unknown = await app.auth('/resend-code', { user: 'unknown@x.no' });
    expect(unknown).toEqual(known);
    expect((await app.mails()).map(({ to }) => to)).toEqual(['late@x.no']);
  });
});

describe('logging in', () => {
  test('a wrong password and an unknown e-mail get the same answer', async () => {
    await addPerson(app, { email: 'kari@x.no' });
    const refused = await app.auth('', { user: 'kari@x.no', password: 'wrong' });
    const unknown = await app.auth('', { user: 'nobody@x.no', password: 'wrong' });
    const query = 'Invalid credentials';
    expect(refused).toMatchObject({ status: 401, error: query, msg: query, code: 401 });
    expect(unknown).toEqual(refused);
  });

  test('a password is used exactly as typed', async () => {
    const password =
      'Fjorten grønne sykler står og lener seg mot veggen bak det gamle naustet i Å, '.repeat(2);
    await app.auth('/register', registration({ email: 'long@x.no', password }));
    const code = codeIn((await app.mails())[0]?.text);
    await app.auth('/verify-email', { user: 'long@x.no', code });
    const statusOf = async (tried: string) =>
      (await app.auth('', { user: 'long@x.no', password: tried })).status;
    expect(await statusOf(password)).toBe(200);
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 72)])
      expect(await statusOf(other)).toBe(401);
  });

  test('after ten wrong passwords a client must wait; others need not', async () => {
    await addPerson(app, { email: 'attacked@x.no' });
    for (let tries = 0; tries < 10; tries += 1)
      await app.auth('', { user: 'attacked@x.no', password: 'wrong' });
    const right = await app.auth('', { user: 'attacked@x.no', password: PASSWORD });
    expect(right.status).toBe(429);
    expect((await app.auth('', { user: 'kari@x.no', password: PASSWORD })).status).toBe(200);
  });

  test('wrong passwords from elsewhere do not lock out the owner’s browser', async () => {
    const [owner, other] = ['owner.of@x.no', 'other.of@x.no'];
    await addPerson(app, { email: owner });
    await addPerson(app, { email: other });
    const cookie = await browserOf(owner);
    const others = await browserOf(other);
    const logIn = async (password: string, headers = {}) => {
      const payload = { user: owner, password };
      const answer = await app.call({ method: 'POST', url: '/api/auth', payload, headers });
      return answer.statusCode;
    };
    for (let tries = 0; tries < 10; tries += 1) expect(await logIn('wrong')).toBe(401);
    expect(await logIn(PASSWORD)).toBe(429);
    // The cookie of another person's login, or an altered one, does not count.
    expect(await logIn(PASSWORD, { cookie: others })).toBe(429);
    expect(await logIn(PASSWORD, { cookie: `${cookie}x` })).toBe(429);
    expect(await logIn(PASSWORD, { cookie })).toBe(200);
    // It has its own number of guesses, and no more.
    for (let tries = 0; tries < 10; tries += 1) expect(await logIn('wrong', { cookie })).toBe(401);
    expect(await logIn(PASSWORD, { cookie })).toBe(429);
  });

  test('a missing password is reported', async () => {
    await addPerson(app, { email: 'bankid@x.no' });
    await app.database.session((session) =>
      session.exec(`update account set password_hash = null where email = 'bankid@x.no'`),
    );
    const answer = await app.auth('', { user: 'bankid@x.no', password: PASSWORD });
    expect(answer).toMatchObject({ error: 'User has no password set' });
  });

  test('an error about an unknown partner names it', async () => {
    const partnerId = '019aa000-0000-7000-8000-000000000000';
    const answer = await app.auth('', { user: 'kari@x.no', password: PASSWORD, partnerId });
    expect(fieldsOf(answer as never)).toEqual([{ path: 'partnerId', reason: 'not_allowed' }]);
  });

  test('a deactivated account is active again', async () => {
    const { tokens } = await addPerson(app, { email: 'away@x.no' });
    await app.database.session((session) =>
      session.exec(`update account set deactivated_at = now() where email = 'away@x.no'`),
    );
    const whileAway = await app.api('{ __typename }', {}, tokens.accessToken);
    expect(whileAway).toMatchObject({ status: 401, errors: [{ message: 'account_deactivated' }] });
    expect((await app.auth('', { user: 'away@x.no', password: PASSWORD })).status).toBe(200);
    expect((await app.api('{ __typename }', {}, tokens.accessToken)).status).toBe(200);
  });
});

describe('tokens', () => {
  const callWith = (token: string) => app.api('{ __typename }', {}, token);
  const refresh = (tokens: { accessToken: string; refreshToken: string }) =>
    app.auth('/refresh', tokens);

  test('an access token expires after 20 minutes, and a refresh token works once more', async () => {
    const { tokens } = await addPerson(app, { email: 'refresh@x.no' });
    expect((await callWith(tokens.accessToken)).status).toBe(200);
    app.clock.set(NOW.add({ minutes: 20 }));
    expect(await callWith(tokens.accessToken)).toMatchObject({
      status: 403,
      errors: [{ extensions: { code: 'accounts.token_expired' } }],
    });
    const next = await refresh(tokens);
    expect((await callWith(next.tokens?.accessToken ?? '')).status).toBe(200);
    app.clock.set(NOW);
  });

  test('two tabs that refresh at once both keep their session', async () => {
    const { tokens } = await addPerson(app, { email: 'tabs@x.no' });
    const both = await Promise.all([refresh(tokens), refresh(tokens)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const { tokens: own } of both) expect((await refresh(own!)).status).toBe(200);
  });

  test('a refresh token used twice ends the whole family', async () => {
    const { tokens } = await addPerson(app, { email: 'stolen@x.no' });
    const next = (await refresh(tokens)).tokens!;
    app.clock.set(NOW.add({ seconds: 31 }));
    expect((await refresh(tokens)).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
    expect((await callWith(next.accessToken)).status).toBe(401);
    app.clock.set(NOW);
  });

  test('a refresh token expires after seven days', async () => {
    const { tokens } = await addPerson(app, { email: 'week@x.no' });
    app.clock.set(NOW.add({ hours: 7 * 24 }));
    expect((await refresh(tokens)).status).toBe(401);
    app.clock.set(NOW);
  });

  test('a session ends after thirty days, however often it is refreshed', async () => {
    let { tokens } = await addPerson(app, { email: 'month@x.no' });
    for (let day = 6; day <= 24; day += 6) {
      app.clock.set(NOW.add({ hours: day * 24 }));
      tokens = (await refresh(tokens)).tokens!;
    }
    app.clock.set(NOW.add({ hours: 30 * 24 - 1 }));
    tokens = (await refresh(tokens)).tokens!;
    app.clock.set(NOW.add({ hours: 30 * 24 }));
    expect((await refresh(tokens)).status).toBe(401);
    app.clock.set(NOW);
  });

  test('another user’s access token does not go with it', async () => {
    const one = await addPerson(app, { email: 'one@x.no' });
    const other = await addPerson(app, { email: 'other@x.no' });
    const mixed = { ...one.tokens, accessToken: other.tokens.accessToken };
    expect((await refresh(mixed)).status).toBe(401);
  });

  test('a refresh token alone is not a session', async () => {
    const { tokens } = await addPerson(app, { email: 'alone@x.no' });
    const { refreshToken } = tokens;
    expect(await app.auth('/refresh', { refreshToken })).toMatchObject({
      status: 401,
      error: 'No access token found',
    });
    expect((await refresh(tokens)).status).toBe(200);
  });

  test('of a deleted account: the specification’s own error', async () => {
    const { tokens } = await addPerson(app, { email: 'gone@x.no' });
    await app.database.session((session) =>
      session.exec(`delete from account where email = 'gone@x.no'`),
    );
    expect(await refresh(tokens)).toMatchObject({ error: 'Cannot read property id of null' });
  });

  test('a visitor’s says that no one is logged in, and is good for public data', async () => {
    const token = await publicTokens(createKeys(keyInDirectory(app.config.VAR_DIR)), app.clock)();
    expect(claimsOf(token)).toMatchObject({ roles: ['public'] });
    expect(claimsOf(token)).not.toHaveProperty('sub');
    expect((await callWith(token)).status).toBe(200);
    expect((await app.auth('/change-password', {}, token)).error).toBe('Login required');
  });

  test('names apart the roles that are bound to the partner of the site', async () => {
    const [home, elsewhere] = [
      await addPartner(app, 'hjem', 'H'),
      await addPartner(app, 'borte', 'B'),
    ];
    const grants = [
      { role: 'tenant', partnerId: null },
      { role: 'agent', partnerId: elsewhere },
      { role: 'auditor', partnerId: home, endsOn: '2026-12-31' },
    ] as const;
    const on = async (partnerId: string | null) => {
      const email = `roles-${partnerId}@x.no`;
      const { tokens } = await addPerson(app, { email, grants: [...grants], partnerId });
      const { roles, siteRoles } = claimsOf(tokens.accessToken);
      expect(roles.toSorted()).toEqual(['agent', 'auditor', 'tenant']);
      return siteRoles;
    };
    expect(await on(home)).toEqual(['auditor']);
    expect(await on(elsewhere)).toEqual(['agent']);
    expect(await on(null)).toEqual(['tenant']);
  });

  test('a forged token is no one’s', async () => {
    const { tokens } = await addPerson(app, { email: 'forged@x.no' });
    const [head, body, signature] = tokens.accessToken.split('.') as [string, string, string];
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const otherKey = createKeys(new Uint8Array(32).fill(7));
    const forged = [
      `${encode({ alg: 'none' })}.${body}.`,
      `${head}.${encode({ ...claimsOf(tokens.accessToken), roles: ['agent'] })}.${signature}`,
      await otherKey.sign(claimsOf(tokens.accessToken), NOW, 60),
      'abc',
      `${tokens.accessToken}x`,
    ];
    for (const token of forged)
      expect(await callWith(token)).toMatchObject({
        status: 401,
        errors: [{ extensions: { code: 'accounts.token_invalid' } }],
      });
  });

  test('logging out with an expired token ends its session', async () => {
    const { tokens, email } = await addPerson(app, { email: 'late-leaver@x.no' });
    const second = (await app.auth('', { user: email, password: PASSWORD })).tokens!;
    app.clock.set(NOW.add({ minutes: 40 }));
    expect((await app.auth('/logout', {}, tokens.accessToken)).status).toBe(200);
    expect((await refresh(tokens)).status).toBe(401);
    // Logging out everywhere needs a valid token: the browser renews it and asks again.
    const everywhere = await app.auth('/logout', { everywhere: true }, second.accessToken);
    expect(everywhere.errors?.[0].extensions.code).toBe('accounts.token_expired');
    expect((await refresh(second)).status).toBe(200);
    app.clock.set(NOW);
  });

  test('logging out ends one session, or all', async () => {
    const { tokens, email } = await addPerson(app, { email: 'leaver@x.no' });
    const second = (await app.auth('', { user: email, password: PASSWORD })).tokens!;
    const third = (await app.auth('', { user: email, password: PASSWORD })).tokens!;
    await app.auth('/logout', {}, second.accessToken);
    expect((await callWith(second.accessToken)).status).toBe(401);
    expect((await refresh(second)).status).toBe(401);
    expect((await callWith(third.accessToken)).status).toBe(200);
    await app.auth('/logout', { everywhere: true }, third.accessToken);
    expect((await callWith(tokens.accessToken)).status).toBe(401);
  });
});

describe('sessions of an account', () => {
  const SESSIONS = '{ getMySessions { _id createdAt renewedAt isThis } }';
  const END = `mutation ($id: ID) {
    endMySessions(inputData: { _id: $id }) }`;
  const logIn = async (email: string) => {
    const { tokens } = await app.auth('', { user: email, password: PASSWORD });
    return { ...tokens!, sid: claimsOf(tokens!.accessToken)['sid'] as string };
  };
  const isIn = async ({ accessToken }: { accessToken: string }) =>
    (await app.api('{ __typename }', {}, accessToken)).status === 200;

  test('each is shown until it ends, the current one first', async () => {
    const { email, tokens } = await addPerson(app, { email: 'her@x.no' });
    app.clock.set(NOW.add({ hours: 47, minutes: 50 }));
    const phone = await logIn(email);
    app.clock.set(NOW.add({ hours: 48 }));
    const shown = async ({ accessToken }: { accessToken: string }) =>
      (await app.api(SESSIONS, {}, accessToken)).data.getMySessions;
    const renewed = (await app.auth('/refresh', tokens)).tokens!;
    const first = {
      _id: claimsOf(tokens.accessToken)['sid'],
      createdAt: NOW.toString(),
      renewedAt: NOW.add({ hours: 48 }).toString(),
      isThis: true,
    };
    const second = {
      _id: phone.sid,
      createdAt: NOW.add({ hours: 47, minutes: 50 }).toString(),
      renewedAt: NOW.add({ hours: 47, minutes: 50 }).toString(),
      isThis: false,
    };
    expect(await shown(renewed)).toEqual([first, second]);
    expect(await shown(phone)).toEqual([
      { ...second, isThis: true },
      { ...first, isThis: false },
    ]);
    // Seven days without use.
    app.clock.set(NOW.add({ hours: 215, minutes: 55 }));
    const later = (await app.auth('/refresh', renewed)).tokens!;
    expect(await shown(later)).toMatchObject([{ _id: first._id }]);
    app.clock.set(NOW);
  });

  test('one of them can be ended, or all others', async () => {
    const { email, tokens } = await addPerson(app, { email: 'her2@x.no' });
    const others = [await logIn(email), await logIn(email), await logIn(email)] as const;
    const end = (variables: object) => app.api(END, { ...variables }, tokens.accessToken);
    const id = others[0].sid;
    const [one, again] = await Promise.all([end({ id }), end({ id })]);
    expect([one.data.endMySessions, again.data.endMySessions].toSorted()).toEqual([0, 1]);
    expect(await Promise.all(others.map(isIn))).toEqual([false, true, true]);
    expect((await end({})).data.endMySessions).toBe(2);
    expect(await Promise.all(others.map(isIn))).toEqual([false, false, false]);
    expect(await isIn(tokens)).toBe(true);
  });

  test('no one ends another user’s', async () => {
    const { tokens } = await addPerson(app, { email: 'her3@x.no' });
    const stranger = await addPerson(app, { email: 'fremmed@x.no' });
    const { sid: id } = claimsOf(tokens.accessToken);
    const ended = await app.api(END, { id }, stranger.tokens.accessToken);
    expect(ended.data.endMySessions).toBe(0);
    expect(await isIn(tokens)).toBe(true);
    expect((await app.api(SESSIONS)).errors?.[0]?.extensions.code).toBe('accounts.login_required');
  });

  test('a login ends the session that it replaces, and no other', async () => {
    const { email } = await addPerson(app, { email: 'her4@x.no' });
    const [one, other] = [await logIn(email), await logIn(email)];
    app.clock.set(NOW.add({ hours: 1 }));
    // The token has expired, and still shows whose it is.
    const again = await app.auth('', { user: email, password: PASSWORD }, one.accessToken);
    expect(again.status).toBe(200);
    const renewed = async ({ accessToken, refreshToken }: typeof one) =>
      (await app.auth('/refresh', { accessToken, refreshToken })).status;
    expect([await renewed(one), await renewed(other)]).toEqual([401, 200]);
    const refused = await app.auth('', { user: email, password: 'x' }, again.tokens!.accessToken);
    expect(refused.status).toBe(401);
    expect(await isIn(again.tokens!)).toBe(true);
    app.clock.set(NOW);
  });
});

test('an operator ends the sessions of one user, and of all', async () => {
  const one = await addPerson(app, { email: 'suspect@x.no' });
  const other = await addPerson(app, { email: 'bystander@x.no' });
  const isIn = async ({ tokens }: typeof one) =>
    (await app.api('{ __typename }', {}, tokens.accessToken)).status === 200;
  const lines: string[] = [];
  const run = (...args: string[]) =>
    commands[0]!.run({
      args,
      runner: app.runner,
      audits: [],
      check: () => Promise.resolve([]),
      sealed: [],
      print: (line) => lines.push(line),
    });

  await run('suspect@x.no');
  expect(lines).toEqual(['Sessions ended: 1']);
  expect([await isIn(one), await isIn(other)]).toEqual([false, true]);
  await run('--everybody');
  expect(await isIn(other)).toBe(false);
  await expect(run()).rejects.toThrow('E-MAIL');
  await expect(run('nobody-here@x.no')).rejects.toThrow('Nobody has an account');
});

describe('a forgotten password', () => {
  const linkIn = (text = '') => /create-new-password\/([\w-]+)#([\w-]+)/.exec(text) ?? [];

  test.each([
    ['localhost:6666', 'http://localhost:3000'],
    ['127.0.0.1:3000', 'http://localhost:3000'],
    ['evil.localhost:9999', 'http://localhost:3000'],
    ['sagene.localhost:9999', 'http://sagene.localhost:3000'],
  ])('requested at %s, the link leads to %s', async (host, site) => {
    if (site.includes('sagene')) await addPartner(app, 'sagene', 'Sagene');
    const user = `link.${host.replace(/\W/g, '.')}@x.no`;
    await addPerson(app, { email: user });
    const headers = { host, 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    const request = {
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { user },
    } as const;
    expect((await app.call({ ...request, headers })).statusCode).toBe(200);
    const [mail] = await app.mails();
    expect(mail?.text).toContain(`${site}/create-new-password/`);
    for (const [url] of `${mail?.text}${mail?.html}`.matchAll(/https?:\/\/[^/"\s]+/g))
      expect(url).toBe(site);
  });

  test('a link by mail works once and ends every session', async () => {
    const { tokens, email } = await addPerson(app, { email: 'forgot@x.no', language: 'en' });
    const known = await app.auth('/forgot-password', { user: email });
    expect(await app.auth('/forgot-password', { user: 'nobody@x.no' })).toEqual(known);
    const [mail, ...more] = await app.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Choose a new password');
    const [, id, secret] = linkIn(mail?.text);
    const password = 'et helt nytt passord';
    expect((await app.auth('/reset-password', { id, secret: 'wrong', password })).error).toBe(
      'link too old or moved',
    );
    expect((await app.auth('/reset-password', { id, secret, password })).status).toBe(200);
    expect((await app.auth('/reset-password', { id, secret, password })).status).toBe(410);
    expect((await app.auth('/refresh', tokens)).status).toBe(401);
    expect((await app.auth('', { user: email, password: PASSWORD })).status).toBe(401);
    expect((await app.auth('', { user: email, password })).status).toBe(200);
    expect((await app.mails()).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
    ]);
  });

  test('the link stays the same while it is valid, and expires after an hour', async () => {
    const { email } = await addPerson(app, { email: 'forgot2@x.no' });
    const link = async () => {
      await app.auth('/forgot-password', { user: email });
      const [, id, secret] = linkIn((await app.mails())[0]?.text);
      return { id, secret, password: 'et helt nytt passord' };
    };
    const first = await link();
    app.clock.set(NOW.add({ minutes: 45 }));
    expect(await link()).toEqual(first);
    // Too little of its time is left to mail it again; it stays valid.
    app.clock.set(NOW.add({ minutes: 46 }));
    const second = await link();
    expect(second.id).not.toBe(first.id);
    app.clock.set(NOW.add({ hours: 1 }));
    expect((await app.auth('/reset-password', first)).status).toBe(410);
    expect((await app.auth('/reset-password', second)).status).toBe(200);
    app.clock.set(NOW);
  });

  test('requests by strangers do not invalidate a link or block the owner’s own mails', async () => {
    const { email } = await addPerson(app, { email: 'forgot3@x.no' });
    const cookie = await browserOf(email);
    const requestLinks = async (headers = {}) => {
      const url = '/api/auth/forgot-password';
      const payload = { user: email };
      const answer = await app.call({ method: 'POST', url, payload, headers });
      expect(answer.statusCode).toBe(200);
      return (await app.mails()).map(({ text }) => linkIn(text)[0]);
    };
    const [link] = await requestLinks();
    for (let tries = 0; tries < 4; tries += 1) expect(await requestLinks()).toEqual([link]);
    expect(await requestLinks()).toEqual([]);
    expect(await requestLinks({ cookie })).toEqual([link]);
    const [, id, secret] = linkIn(link);
    const chosen = { id, secret, password: 'et helt nytt passord' };
    expect((await app.auth('/reset-password', chosen)).status).toBe(200);
  });

  test('if the limit can not be counted the call fails and does not claim that a link was sent', async () => {
    const { email } = await addPerson(app, { email: 'forgot4@x.no' });
    const { consume } = app.limits;
    app.limits.consume = async (rule, key) => {
      if (rule === RULES.mailByAccount) throw new Error('the store is away');
      return consume(rule, key);
    };
    const { status } = await app.auth('/forgot-password', { user: email });
    app.limits.consume = consume;
    expect(status).toBe(500);
    expect((await app.mails()).filter(({ to }) => to === email)).toEqual([]);
  });

  test('changing it needs the old one, and logs out other sessions', async () => {
    const { tokens, email } = await addPerson(app, { email: 'change@x.no' });
    const input = { oldPassword: 'wrong', password: 'et helt nytt passord' };
    expect((await app.auth('/change-password', input)).error).toBe('Login required');
    const refused = await app.auth('/change-password', input, tokens.accessToken);
    expect(refused).toMatchObject({ status: 400, error: 'Incorrect old password' });
    const right = { ...input, oldPassword: PASSWORD };
    const changed = await app.auth('/change-password', right, tokens.accessToken);
    expect(changed.status).toBe(200);
    expect((await app.api('{ __typename }', {}, tokens.accessToken)).status).toBe(401);
    expect((await app.api('{ __typename }', {}, changed.tokens?.accessToken)).status).toBe(200);
    expect((await app.auth('', { user: email, password: input.password })).status).toBe(200);
    await app.mails();
  });
});

test('expired rows are deleted', async () => {
  await app.auth('/register', registration({ email: 'never@x.no' }));
  await app.mails();
  app.clock.set(NOW.add({ hours: 24 * 40 }));
  await app.jobs.perform('accounts.delete_unconfirmed');
  const rows = await app.database.session((session) =>
    session.query<{ email: string }>(
      `select email from account where verified_at is null
       union all select account_id::text from session`,
    ),
  );
  expect(rows).toEqual([]);
  app.clock.set(NOW);
});
