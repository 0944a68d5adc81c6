import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { KEYS_MAX } from '@husvaer/domain/partners/api-key';

import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let nordbolig: string;
let agent: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  nordbolig = await addPartner(app, 'nordbolig', 'Nordbolig');
  const elsewhere = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  agent = await addPerson(app, {
    email: 'agent@x.no',
    grants: [{ role: 'agent', partnerId: nordbolig }],
  });
  other = await addPerson(app, {
    email: 'other@x.no',
    grants: [{ role: 'agent', partnerId: elsewhere }],
  });
});
afterAll(() => app.close());

const ADD = `mutation ($data: ApiKeyInputData!) {
  addApiKey(inputData: $data) { key apiKey { _id name createdAt lastUsedAt revokedAt } } }`;
const LIST = `query ($id: ID!) { getApiKeys(queryData: { partnerId: $id }) { _id name lastUsedAt revokedAt } }`;
const REVOKE = `mutation ($id: ID!) { revokeApiKey(inputData: { keyId: $id }) { _id revokedAt } }`;

const add = (name: string, who: TestPerson | null = agent) =>
  app.api(ADD, { data: { partnerId: nordbolig, name } }, who?.tokens.accessToken);
const list = async (who = agent) =>
  (await app.api(LIST, { id: nordbolig }, who.tokens.accessToken)).data?.getApiKeys;
const revoke = (id: string, who: TestPerson | null = agent) =>
  app.api(REVOKE, { id }, who?.tokens.accessToken);
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
    app.clock.set(NOW.add({ minutes: 4 }));
    await callWith(`Bearer ${key}`);
    expect(await used()).toBe(NOW.toString());
    app.clock.set(NOW.add({ minutes: 6 }));
    await callWith(`Bearer ${key}`);
    expect(await used()).toBe(NOW.add({ minutes: 6 }).toString());
    app.clock.set(NOW);
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
