import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { KEYS_MAX } from '@husvaer/domain/partners/api-key';

import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { secretKey } from '../../../testing/secret-key.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let nordbolig: string;
let agent: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  nordbolig = await addPartner(app, 'nordbolig', 'Nordbolig');
  const elsewhere = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  other = await addPerson(app, {
    email: 'other@x.no',
    grants: [{ role: 'agent', partnerId: elsewhere }],
  });
});
// Each test has an agent of its own: one may make thirty keys in an hour.
beforeEach(async () => void (agent = await anAgent()));
afterAll(() => app.close());

let agents = 0;
const anAgent = () =>
  addPerson(app, {
    email: `agent-${(agents += 1)}@x.no`,
    grants: [{ role: 'agent', partnerId: nordbolig }],
  });

const ADD = `mutation ($data: ApiKeyInputData!) {
  addApiKey(inputData: $data) { key apiKey { _id name createdAt lastUsedAt revokedAt endsOn addresses } } }`;
const LIST = `query ($id: ID!) { getApiKeys(queryData: { partnerId: $id }) {
  _id name lastUsedAt lastUsedFrom revokedAt endsOn addresses } }`;
const NOTIFIED = '{ getNotifications { data { kind path } } }';
const REVOKE = `mutation ($id: ID!) { revokeApiKey(inputData: { keyId: $id }) { _id revokedAt } }`;

const add = (name: string, who: TestPerson | null = agent, limits: object = {}) =>
  app.api(ADD, { data: { partnerId: nordbolig, name, ...limits } }, who?.tokens.accessToken);
const list = async (who = agent) =>
  (await app.api(LIST, { id: nordbolig }, who.tokens.accessToken)).data?.getApiKeys;
const revoke = (id: string, who: TestPerson | null = agent) =>
  app.api(REVOKE, { id }, who?.tokens.accessToken);
const callFrom = async (
  key: string,
  remoteAddress: string,
  { to = app, forwarded }: { to?: TestApp; forwarded?: string } = {},
) => {
  const authorization = `Bearer ${key}`;
  const { statusCode, body } = await to.call({
    url: '/partner/v1/listings',
    remoteAddress,
    headers: { authorization, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  });
  const { code, params } = JSON.parse(body) as Record<string, unknown>;
  return { status: statusCode, code, params };
};
const callWith = async (authorization: string | undefined) =>
  (
    await app.call({
      url: '/partner/v1/listings',
      headers: authorization === undefined ? {} : { authorization },
    })
  ).statusCode;

describe('a key', () => {
  test('is shown once, works until it is revoked, and is kept as a hash', async () => {
    const { data } = await add('  Regnskap  ');
    const { key, apiKey } = data.addApiKey;
    expect(key).toMatch(/^hvp_[\da-f]{32}_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ name: 'Regnskap', lastUsedAt: null, revokedAt: null });
    const rows = await app.database.session((session) =>
      session.query<Record<string, unknown>>('select * from partner_key'),
    );
    expect(JSON.stringify(rows)).not.toContain(key.slice(37));

    expect(await callWith(`Bearer ${key}`)).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Regnskap', lastUsedAt: NOW.toString() }]);

    for (const stranger of [other, null]) {
      const { errors } = await revoke(apiKey._id, stranger);
      expect(errors?.[0]?.extensions.code).toBe('partners.key_not_found');
    }
    expect(await callWith(`Bearer ${key}`)).toBe(200);
    const first = (await revoke(apiKey._id)).data.revokeApiKey;
    expect(first.revokedAt).toBe(NOW.toString());
    app.clock.set(NOW.add({ minutes: 10 }));
    expect((await revoke(apiKey._id)).data.revokeApiKey).toEqual(first);
    app.clock.set(NOW);
    expect(await callWith(`Bearer ${key}`)).toBe(401);
  });

  test('is recorded as used now and then, not with every call', async () => {
    const { key } = (await add('Kalender')).data.addApiKey;
    const used = async () =>
      (await list()).find(({ name }: { name: string }) => name === 'Kalender').lastUsedAt;
    await callWith(`Bearer ${key}`);
    app.clock.set(NOW.add({ seconds: 60 }));
    await callWith(`Bearer ${key}`);
    expect(await used()).toBe(NOW.toString());
    app.clock.set(NOW.add({ seconds: 61 }));
    await callWith(`Bearer ${key}`);
    expect(await used()).toBe(NOW.add({ seconds: 61 }).toString());
    app.clock.set(NOW);
  });

  test('shows from which address it was last used, and none before', async () => {
    const { key, apiKey } = (await add('Regneark')).data.addApiKey;
    const one = async () =>
      (await list()).find(({ _id }: { _id: string }) => _id === apiKey._id) as object;
    expect(await one()).toMatchObject({ lastUsedAt: null, lastUsedFrom: null });
    await callFrom(key, '203.0.113.7');
    expect(await one()).toMatchObject({ lastUsedAt: NOW.toString(), lastUsedFrom: '203.0.113.7' });
    // A refused call is no use of the key.
    await callFrom(`${key.slice(0, -1)}_`, '198.51.100.1');
    app.clock.set(NOW.add({ minutes: 2 }));
    await callFrom(key, '2001:db8::1');
    expect(await one()).toMatchObject({ lastUsedFrom: '2001:db8::1' });
    app.clock.set(NOW);
    await revoke(apiKey._id);
  });

  test.each<[object, string]>([
    [{}, '2027-11-20'],
    [{ endsOn: null, addresses: null }, '2027-11-20'],
    [{ endsOn: '2026-11-20' }, '2026-11-20'],
    [{ endsOn: '2028-11-20' }, '2028-11-20'],
  ])('made with %j is valid until %s', async (limits, endsOn) => {
    const { key, apiKey } = (await add('Frist', agent, limits)).data.addApiKey;
    expect(apiKey).toMatchObject({ endsOn, addresses: [] });
    // The last moment of the last day in Norway, and the first of the next.
    const over = Temporal.PlainDate.from(endsOn).add({ days: 1 });
    const midnight = over.toZonedDateTime('Europe/Oslo').toInstant();
    app.clock.set(midnight.subtract({ seconds: 1 }));
    expect(await callFrom(key, '203.0.113.7')).toMatchObject({ status: 200 });
    app.clock.set(midnight);
    expect(await callFrom(key, '203.0.113.7')).toMatchObject({
      status: 401,
      code: 'partners.key_expired',
      params: { endsOn },
    });
    // Who does not know the secret learns nothing.
    expect(await callFrom(`${key.slice(0, -1)}_`, '203.0.113.7')).toMatchObject({
      status: 401,
      code: 'partners.key_invalid',
    });
    app.clock.set(NOW);
    await revoke(apiKey._id);
  });

  test.each([
    ['203.0.113.7', ['203.0.113.7'], ['203.0.113.6', '203.0.113.8', '2001:db8::1']],
    ['203.0.113.0/24', ['203.0.113.0', '203.0.113.255'], ['203.0.112.255', '203.0.114.0']],
    ['203.0.113.7/31', ['203.0.113.6', '203.0.113.7'], ['203.0.113.5', '203.0.113.8']],
    ['203.0.113.0/24', ['::ffff:203.0.113.9', '::ffff:cb00:7109'], ['::ffff:203.0.114.9']],
    ['2001:db8::1', ['2001:db8::1', '2001:db8:0::1'], ['2001:db8::2', '203.0.113.7']],
    ['2001:db8::/64', ['2001:db8::ffff'], ['2001:db8:0:1::', '2001:db9::']],
    ['0.0.0.0/0', ['203.0.113.7', '0.0.0.0', '255.255.255.255'], ['2001:db8::1']],
  ])('made for %s is valid from %j and not from %j', async (network, from, notFrom) => {
    const limits = { addresses: [network, '192.0.2.9'] };
    const { key, apiKey } = (await add('Nett', agent, limits)).data.addApiKey;
    expect(apiKey.addresses).toEqual(limits.addresses);
    for (const address of ['192.0.2.9', ...from])
      expect(await callFrom(key, address), address).toMatchObject({ status: 200 });
    for (const address of ['192.0.2.10', 'fe80::1%eth0', ...notFrom].filter(
      (one) => network !== '0.0.0.0/0' || one.includes(':'),
    ))
      expect(await callFrom(key, address), address).toMatchObject({
        status: 403,
        code: 'partners.address_refused',
        params: { address },
      });
    await revoke(apiKey._id);
  });

  test('is not fooled by a forged X-Forwarded-For, and sees through our own proxy', async () => {
    const limits = { addresses: ['203.0.113.0/24'] };
    const { key, apiKey } = (await add('Proxy', agent, limits)).data.addApiKey;
    const good = '203.0.113.7';
    // Without a proxy that is trusted, only the connection counts.
    for (const remote of ['198.51.100.1', '127.0.0.1'])
      expect(await callFrom(key, remote, { forwarded: good })).toMatchObject({ status: 403 });
    expect(await callFrom(key, good, { forwarded: '198.51.100.1' })).toMatchObject({ status: 200 });
    await revoke(apiKey._id);

    const production = await createTestApp({
      NODE_ENV: 'production',
      ORIGIN: 'http://localhost:3000',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SECRET_KEY: secretKey(1),
    });
    const partnerId = await addPartner(production, 'nordbolig', 'Nordbolig');
    const grants = [{ role: 'agent' as const, partnerId }];
    const theirs = await addPerson(production, { email: 'agent@x.no', grants });
    const data = { partnerId, name: 'Proxy', ...limits };
    const made = await production.api(ADD, { data }, theirs.tokens.accessToken);
    const call = async (remote: string, forwarded?: string) =>
      (
        await callFrom(made.data.addApiKey.key, remote, {
          to: production,
          ...(forwarded !== undefined && { forwarded }),
        })
      ).status;
    expect(await call('10.0.0.2', good)).toBe(200);
    // What the client had written before the proxy added its address.
    expect(await call('10.0.0.2', `${good}, 198.51.100.1`)).toBe(403);
    expect(await call('198.51.100.1', good)).toBe(403);
    expect(await call('10.0.0.2')).toBe(403);
    await production.close();
  });

  test('needs a fresh proof of its maker, whatever its scopes', async () => {
    const stale = await newToken(app, agent);
    app.clock.set(NOW.add({ minutes: 11 }));
    for (const scopes of [['listings'], ['leases_read'], ['webhooks'], ['money_read'], undefined]) {
      const { errors } = await app.api(
        ADD,
        { data: { partnerId: nordbolig, name: 'N', scopes } },
        stale,
      );
      expect(errors?.[0]?.extensions.code).toBe('accounts.fresh_proof_needed');
    }
    app.clock.set(NOW);
  });

  test.each<[object, string, string]>([
    [{ endsOn: '2026-11-19' }, 'endsOn', 'past'],
    [{ endsOn: '2028-11-21' }, 'endsOn', 'too_far'],
    [{ endsOn: '2027-02-29' }, 'endsOn', 'wrong_format'],
    [{ endsOn: '20.11.2027' }, 'endsOn', 'wrong_format'],
    [{ endsOn: '' }, 'endsOn', 'wrong_format'],
    [{ addresses: ['203.0.113.0/24', '203.0.113.0/33'] }, 'addresses.1', 'wrong_format'],
    [{ addresses: ['2001:db8::/129'] }, 'addresses.0', 'wrong_format'],
    [{ addresses: ['203.0.113'] }, 'addresses.0', 'wrong_format'],
    [{ addresses: ['010.0.0.1'] }, 'addresses.0', 'wrong_format'],
    [{ addresses: ['fe80::1%eth0'] }, 'addresses.0', 'wrong_format'],
    [{ addresses: ['pms.example.com'] }, 'addresses.0', 'wrong_format'],
    [{ addresses: [''] }, 'addresses.0', 'wrong_format'],
    [
      { addresses: Array.from({ length: 21 }, (_, at) => `192.0.2.${at}`) },
      'addresses',
      'too_long',
    ],
  ])('with %j is refused by name', async (limits, field, reason) => {
    const { errors } = await add('Navn', agent, limits);
    expect(errors?.[0]?.extensions.params.fields).toMatchObject([
      { path: `inputData.${field}`, reason },
    ]);
  });

  test('that ends within 30 days is announced once, to its maker', async () => {
    const maker = await anAgent();
    const inDays = (days: number) =>
      NOW.add({ hours: 24 * days })
        .toString()
        .slice(0, 10);
    const made = await Promise.all([
      add('I 30 dager', maker, { endsOn: inDays(30) }),
      add('I 31 dager', maker, { endsOn: inDays(31) }),
      add('I dag', maker, { endsOn: inDays(0) }),
    ]);
    await app.mails();
    const notified = async (who: TestPerson) =>
      (await app.api(NOTIFIED, {}, who.tokens.accessToken)).data.getNotifications.data;
    const perform = () => app.jobs.perform('partners.warn_of_keys');
    await perform();
    const soon = { kind: 'api_key_ends_soon', path: '/money/settings/keys' };
    expect(await notified(maker)).toMatchObject([soon]);
    expect(await notified(agent)).toEqual([]);
    expect((await app.mails()).map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      [maker.email, 'API-nøkkelen «I 30 dager» utløper 20.12.2026'],
      [maker.email, 'API-nøkkelen «I dag» utløper 20.11.2026'],
    ]);
    await perform();
    expect(await app.mails()).toEqual([]);

    // The next day the others: to all agents, now that the maker is none.
    app.clock.set(NOW.add({ hours: 24 }));
    await app.database.session(({ query }) =>
      query('delete from account_grant where account_id = $1', [maker.id]),
    );
    await perform();
    const others = (await app.mails()).map(({ to }) => to);
    expect(others).toHaveLength(agents - 1);
    expect(others).not.toContain(maker.email);
    app.clock.set(NOW);
    for (const { data } of made) await revoke(data.addApiKey.apiKey._id);
  });

  test('that is over makes room for another, and is listed last', async () => {
    const { apiKey } = (await add('Kort', agent, { endsOn: '2026-11-20' })).data.addApiKey;
    const before = (await list()).filter((key: { revokedAt: unknown }) => !key.revokedAt).length;
    for (let made = before; made < KEYS_MAX; made += 1) await add(`Plass ${made}`);
    expect((await add('Full')).errors?.[0]?.extensions.code).toBe('partners.too_many_keys');
    app.clock.set(NOW.add({ hours: 24 }));
    const token = await newToken(app, agent);
    const data = { partnerId: nordbolig, name: 'Ny' };
    expect((await app.api(ADD, { data }, token)).errors).toBeUndefined();
    const keys = (await app.api(LIST, { id: nordbolig }, token)).data.getApiKeys;
    const places = keys.map(({ _id }: { _id: string }) => _id);
    const valid = keys.filter((key: any) => !key.revokedAt && key.endsOn > '2026-11-20');
    expect(valid).toHaveLength(KEYS_MAX);
    expect(places.indexOf(apiKey._id)).toBeGreaterThanOrEqual(KEYS_MAX);
    app.clock.set(NOW);
    for (const key of valid) if (/^Plass|^Ny/.test(key.name)) await revoke(key._id);
  });

  test('is for agents of that partner', async () => {
    const tenant = await addPerson(app, { email: 'tenant@x.no' });
    for (const who of [null, tenant, other]) {
      expect((await add('Min', who)).errors?.[0]?.extensions.code).toBe('partners.not_found');
      if (who) expect(await list(who)).toBeUndefined();
    }
  });

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(81), 'too_long'],
    ['a\u0000b', 'wrong_format'],
  ])('called %o is refused by name', async (name, reason) => {
    const { errors } = await add(name);
    expect(errors?.[0]?.extensions.params.fields).toMatchObject([
      { path: 'inputData.name', reason },
    ]);
  });

  test('has a limit on their number', async () => {
    const before = (await list()).filter((key: { revokedAt: unknown }) => !key.revokedAt).length;
    for (let made = before; made < KEYS_MAX; made += 1) await add(`Nr. ${made}`);
    expect((await add('En til')).errors?.[0]?.extensions).toMatchObject({
      code: 'partners.too_many_keys',
      statusCode: 409,
      params: { maximum: KEYS_MAX },
    });
  });

  test.each([
    undefined,
    '',
    'hvp_',
    'Bearer ',
    'Bearer hvp_x_y',
    `Bearer hvp_${'0'.repeat(32)}_${'x'.repeat(43)}`,
    'Basic aHZwOg==',
  ])('%o is not valid', async (authorization) => {
    expect(await callWith(authorization)).toBe(401);
  });

  test('with another key’s secret is not valid', async () => {
    const [one, two] = await app.database.session((session) =>
      session.query<{ id: string }>('select id from partner_key limit 2'),
    );
    expect(one!.id).not.toBe(two!.id);
    const { key } = (await freeOne()).data.addApiKey;
    const forged = `hvp_${two!.id.replaceAll('-', '')}_${key.slice(37)}`;
    expect(await callWith(`Bearer ${forged}`)).toBe(401);
    expect(await callWith(`Bearer ${key}`)).toBe(200);
  });

  test('does not work where a user’s token works', async () => {
    const { key } = (await freeOne()).data.addApiKey;
    expect((await app.api(LIST, { id: nordbolig }, key)).status).toBe(401);
    expect(await callWith(`Bearer ${agent.tokens.accessToken}`)).toBe(401);
  });
});

/** Revokes a key, since the maximum number of keys exists by now. */
async function freeOne() {
  const [good] = (await list()).filter((key: { revokedAt: unknown }) => !key.revokedAt);
  await revoke(good._id);
  return add('Neste');
}
