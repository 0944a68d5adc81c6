import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';

const ADDRESS = 'https://203.0.114.7/husvaer';
let app: TestApp;
let call: ReturnType<typeof partnerCalls>;
let other: ReturnType<typeof partnerCalls>;
let nordbolig: string;

beforeAll(async () => {
  app = await createTestApp();
  nordbolig = await addPartner(app, 'nordbolig', 'Nordbolig');
  call = partnerCalls(app, await addPartnerKey(app, nordbolig));
  other = partnerCalls(
    app,
    await addPartnerKey(app, await addPartner(app, 'fjordutleie', 'Fjordutleie')),
  );
});
afterEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const add = (path: string, key?: string, who = call) =>
  who(
    'POST',
    '/webhooks',
    { url: `${ADDRESS}${path}` },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const urls = async (who = call) =>
  (await who('GET', '/webhooks')).body.data.map(({ url }: { url: string }) => url);

describe('a key has access to what it was made for', () => {
  test.each([
    ['webhooks', '/webhooks'],
    ['listings', '/listings'],
    ['leases:read', '/leases'],
  ] as const)('%s', async (scope, path) => {
    const narrow = partnerCalls(app, await addPartnerKey(app, nordbolig, [scope]));
    for (const tried of ['/webhooks', '/listings', '/leases']) {
      const { status, body } = await narrow('GET', tried);
      expect({ tried, status }).toEqual({ tried, status: tried === path ? 200 : 403 });
      if (tried !== path)
        expect(body).toMatchObject({ code: 'partners.scope_missing', params: { scope: /./ } });
    }
  });

  test('and is refused before its body is read', async () => {
    const narrow = partnerCalls(app, await addPartnerKey(app, nordbolig, ['listings']));
    const { body } = await narrow('POST', '/webhooks', '{"url": ');
    expect(body.code).toBe('partners.scope_missing');
  });
});

test('an answer says how many calls remain', async () => {
  const left = async () => {
    const { headers } = await call('GET', '/webhooks');
    expect(headers['ratelimit-policy']).toBe('"calls";q=600;w=60');
    const [, remaining] = /^"calls";r=(\d+);t=\d+$/.exec(String(headers['ratelimit'])) ?? [];
    return Number(remaining);
  };
  const first = await left();
  expect(await left()).toBe(first - 1);
});

test('a key that can not be looked up is a failure, not a wrong key', async () => {
  const rename = (from: string, to: string) =>
    app.database.session(({ exec }) => exec(`alter table ${from} rename to ${to}`));
  await rename('partner_key', 'away');
  const { status, headers } = await call('GET', '/listings');
  await rename('away', 'partner_key');
  expect({ status, hasChallenge: 'www-authenticate' in headers }).toEqual({
    status: 500,
    hasChallenge: false,
  });
});

describe('an error is a problem (RFC 9457)', () => {
  test.each<[string, Parameters<typeof call>, number, string]>([
    ['no such call', ['GET', '/nothing'], 404, 'request.not_found'],
    ['no such method', ['PUT', '/webhooks', {}], 405, 'request.wrong_method'],
    ['no JSON', ['POST', '/webhooks', '{'], 400, 'request.malformed'],
    ['nothing at all', ['POST', '/webhooks'], 400, 'request.malformed'],
    ['too much', ['POST', '/webhooks', { url: 'x'.repeat(300_000) }], 413, 'request.too_large'],
    ['not its own', ['GET', `/webhooks/${crypto.randomUUID()}`], 404, 'partners.webhook_not_found'],
    ['a malformed id', ['GET', '/webhooks/x'], 404, 'request.not_found'],
    [
      'another type',
      ['POST', '/webhooks', '<a/>', { 'content-type': 'text/xml' }],
      415,
      'request.unsupported_type',
    ],
  ])('%s', async (_name, input, status, code) => {
    const answer = await call(...input);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer).toMatchObject({
      status,
      body: {
        type: `tag:localhost,2026:${code}`,
        title: expect.stringMatching(/\w/),
        status,
        detail: expect.any(String),
        instance: `urn:uuid:${String(answer.headers['x-request-id'])}`,
        code,
      },
    });
  });

  test('names every field', async () => {
    const { body } = await call('POST', '/webhooks', {
      url: 'http://x.no',
      types: ['Lease!'],
      a: 1,
    });
    expect(body.errors).toEqual([
      { path: 'url', reason: 'wrong_format', params: { scheme: 'https' } },
      { path: 'types.0', reason: 'wrong_format' },
      { path: 'a', reason: 'unknown_field' },
    ]);
  });

  test('and hides internal errors', async () => {
    await app.database.session((session) =>
      session.exec('alter table webhook rename column url to gone'),
    );
    const { status, body } = await call('GET', '/webhooks');
    await app.database.session((session) =>
      session.exec('alter table webhook rename column gone to url'),
    );
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'internal', detail: 'Internal server error' });
    expect(JSON.stringify(body)).not.toContain('column');
  });

  test('without a key, or with a user’s token', async () => {
    for (const authorization of ['', 'Bearer x', 'Bearer hvp_x']) {
      const answer = await call('GET', '/webhooks', undefined, { authorization });
      expect(answer).toMatchObject({ status: 401, body: { code: 'partners.key_invalid' } });
    }
  });
});

describe('a call with an Idempotency-Key', () => {
  test('is made once, and answered the same each time', async () => {
    const first = await add('/once', 'a');
    const again = await add('/once', 'a');
    expect(first).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^hvw_/) } });
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect((await urls()).filter((url: string) => url.endsWith('/once'))).toHaveLength(1);
  });

  test('is the same call with its body in other words', async () => {
    const write = (text: string) =>
      call('POST', '/webhooks', text, {
        'content-type': 'application/json',
        'idempotency-key': 'reformatted',
      });
    const first = await write(`{"url":"${ADDRESS}/words","types":["lease.signed"]}`);
    const again = await write(`{ "types": ["lease.signed"],\n "url": "${ADDRESS}/words" }`);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  test('is another call with another body or address', async () => {
    await add('/mine', 'b');
    for (const mismatch of [
      await add('/other', 'b'),
      await call('POST', '/listings/batch', { url: `${ADDRESS}/mine` }, { 'idempotency-key': 'b' }),
    ])
      expect(mismatch).toMatchObject({
        status: 422,
        body: { code: 'partners.idempotency_mismatch' },
      });
    expect(await urls()).not.toContain(`${ADDRESS}/other`);
  });

  test('sent twice at once is made once', async () => {
    const both = await Promise.all([add('/twin', 'c'), add('/twin', 'c'), add('/twin', 'c')]);
    for (const { status, body } of both)
      if (status !== 201) expect(body.code).toBe('partners.idempotency_under_way');
    const made = both.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body._id)).size).toBe(1);
    expect((await urls()).filter((url: string) => url.endsWith('/twin'))).toHaveLength(1);
  });

  test('belongs to the partner: another’s key of the same name is another', async () => {
    await add('/shared', 'd');
    expect((await add('/theirs', 'd', other)).status).toBe(201);
    expect(await urls(other)).toEqual([`${ADDRESS}/theirs`]);
  });

  test('that was refused left nothing, and can be repeated', async () => {
    const refused = await call('POST', '/webhooks', { url: 'x' }, { 'idempotency-key': 'e' });
    expect(refused.status).toBe(400);
    expect((await add('/second-try', 'e')).status).toBe(201);
  });

  test('is forgotten after a day', async () => {
    const { body } = await add('/daily', 'f');
    app.clock.set(NOW.add({ hours: 23 }));
    expect((await add('/daily', 'f')).body._id).toBe(body._id);
    app.clock.set(NOW.add({ hours: 24 }));
    await app.jobs.perform('partners.delete_old_calls');
    expect((await add('/daily', 'f')).body._id).not.toBe(body._id);
  });

  test.each(['"quoted key"', '"q"', 'x'.repeat(255)])('can use the key %s', async (key) => {
    const answer = await call('POST', '/listings/batch', [], { 'idempotency-key': key });
    expect(answer.status).toBe(200);
  });

  test.each(['', 'å', 'a b', 'x'.repeat(256), '"'])('can not use the key %o', async (key) => {
    const { status, body } = await call('POST', '/listings/batch', [], { 'idempotency-key': key });
    expect([status, body.code]).toEqual([400, 'partners.idempotency_required']);
  });

  test('stores nothing secret in the database', async () => {
    const { body } = await add('/sealed', 'g');
    const rows = await app.database.session((session) =>
      session.query('select * from partner_call, webhook'),
    );
    expect(JSON.stringify(rows)).toContain('/sealed');
    expect(JSON.stringify(rows)).not.toContain(body.secret);
  });
});

describe('the OpenAPI description', () => {
  test('is public, valid, and names what it uses', async () => {
    const response = await app.call({ url: '/partner/v1/openapi.json' });
    expect(response.statusCode).toBe(200);
    const document = response.json();
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }]);
    const names = [...response.body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(names)].sort()).toEqual(Object.keys(document.components.schemas).sort());
    const operations = Object.values<Record<string, { operationId: string }>>(
      document.paths,
    ).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(new Set(operations).size).toBe(operations.length);
  });

  test('says of each answer which fields it always has, each once', async () => {
    const document = (await app.call({ url: '/partner/v1/openapi.json' })).json();
    const answers = Object.values<any>(document.paths)
      .flatMap((path) => Object.values<any>(path))
      .flatMap(({ responses }) => Object.values<any>(responses))
      .flatMap(({ content }) => content?.['application/json']?.schema.$ref ?? []);
    const named = new Set(answers.map((path: string) => path.split('/').at(-1)));
    const schemas = Object.entries<any>(document.components.schemas);
    expect(
      schemas.flatMap(([name, { required = [] }]) =>
        new Set(required).size < required.length ? name : [],
      ),
    ).toEqual([]);
    expect(
      schemas.flatMap(([name, { required = [] }]) =>
        named.has(name) && required.length === 0 ? name : [],
      ),
    ).toEqual([]);
    const { refusals } = document.components.schemas.BatchReport.properties;
    expect(refusals.items.properties.fields.items.properties).toHaveProperty('params');
  });
});
