import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { BATCH_MAX, partnerListing } from '@husvaer/domain/listings/partner-listing';

import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import {
  aListing,
  addPartner,
  createTestApp,
  NOW,
  type TestApp,
} from '../../../../testing/test-app.ts';
import { EXAMPLE } from './example.ts';

let app: TestApp;
let key: string;
let otherKey: string;

beforeAll(async () => {
  app = await createTestApp();
  key = await addPartnerKey(app, await addPartner(app, 'nordbolig', 'Nordbolig'));
  otherKey = await addPartnerKey(app, await addPartner(app, 'fjordutleie', 'Fjordutleie'));
});
afterEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const { pictures: _, ...HOME } = EXAMPLE;

async function call(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  options: InjectOptions & { by?: string } = {},
) {
  const { by = key, headers, ...rest } = options;
  const isText = typeof body === 'string' || Buffer.isBuffer(body);
  const response = await app.call({
    method,
    url: `/partner/v1/listings${path}`,
    headers: {
      authorization: `Bearer ${by}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: isText ? body : JSON.stringify(body) }),
    ...rest,
  });
  const answered = response.body ? response.json() : {};
  const refusal = response.statusCode >= 400 ? answered : undefined;
  return { status: response.statusCode, headers: response.headers, ...answered, refusal };
}
const put = (id: string, input: Record<string, unknown> = {}, options = {}) =>
  call('PUT', `/${encodeURIComponent(id)}`, { ...HOME, ...input }, options);
const batch = (rows: unknown, options = {}) => call('POST', '/batch', rows, options);
const row = (externalId: string, input: Record<string, unknown> = {}) => ({
  ...HOME,
  externalId,
  ...input,
});

const SEARCH = `query ($text: SearchWords!) { getListings(queryData: { search: $text }) { data { _id title } } }`;
const found = async (text: string) =>
  (await app.api(SEARCH, { text })).data.getListings.data as { _id: string }[];
const eventsOf = async (id: string) => {
  const rows = await app.database.session((session) =>
    session.query<{ payload: unknown }>(
      `select payload from outbox where name = 'listings.offered' order by position`,
    ),
  );
  return rows.filter(({ payload }) => JSON.stringify(payload).includes(id)).length;
};

describe('one home', () => {
  test('is added, found by guests, left alone when nothing changes, and changed', async () => {
    const added = await put('a-1', { title: 'Fyrvokterbolig' });
    expect(added).toMatchObject({
      status: 201,
      outcome: 'added',
      listing: {
        ...HOME,
        title: 'Fyrvokterbolig',
        externalId: 'a-1',
        publishedAt: NOW.toString(),
        pictures: [],
      },
    });
    const { _id: id, url } = added.listing;
    expect(url).toBe(`http://localhost:3000/listing/${id}`);
    expect(await found('Fyrvokterbolig')).toMatchObject([{ _id: id }]);
    expect(await eventsOf(id)).toBe(1);

    app.clock.set(NOW.add({ hours: 1 }));
    const same = await put('a-1', { title: 'Fyrvokterbolig' });
    expect(same).toMatchObject({ status: 200, outcome: 'unchanged' });
    expect(same.listing).toEqual(added.listing);

    const changed = await put('a-1', { title: 'Fyrvokterbolig', monthlyRent: 14_900.5 });
    expect(changed).toMatchObject({
      status: 200,
      outcome: 'changed',
      listing: { _id: id, monthlyRent: 14_900.5, publishedAt: NOW.toString() },
    });
    expect(changed.listing.updatedAt).toBe(NOW.add({ hours: 1 }).toString());
    expect(await eventsOf(id)).toBe(2);
    expect((await call('GET', '/a-1')).externalId).toBe('a-1');
  });

  test('is replaced each time: an omitted field is cleared', async () => {
    await put('a-2');
    const { listing } = await put('a-2', {
      description: null,
      floor: undefined,
      facilities: undefined,
      address: { city: 'Bergen' },
      depositAmount: '',
    });
    for (const field of ['description', 'floor', 'depositAmount'])
      expect(listing).not.toHaveProperty(field);
    expect(listing).toMatchObject({ facilities: [], address: { city: 'Bergen' } });
  });

  test('is withdrawn, and can come back', async () => {
    const { listing } = await put('a-3', { title: 'Naustet' });
    expect(await found('Naustet')).toHaveLength(1);
    // A repeated call succeeds.
    expect((await call('DELETE', '/a-3')).status).toBe(204);
    expect((await call('DELETE', '/a-3')).status).toBe(204);
    expect(await found('Naustet')).toEqual([]);
    expect((await call('GET', '/a-3')).state).toBe('inactive');
    const single = await app.api(
      'query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) { _id } }',
      { id: listing._id },
    );
    expect(single.errors?.[0]?.extensions.code).toBe('listings.withdrawn');

    expect((await put('a-3', { title: 'Naustet' })).outcome).toBe('changed');
    expect(await found('Naustet')).toMatchObject([{ _id: listing._id }]);
  });

  test('may be open by link alone', async () => {
    const { listing } = await put('a-4', { title: 'Stabburet', state: 'active' });
    expect(listing.state).toBe('active');
    expect(await found('Stabburet')).toEqual([]);
  });

  test.each([
    '2024/17',
    'Blåbær 3',
    '100 %',
    'x'.repeat(100),
    'ø'.repeat(100),
    '?#',
    '中'.repeat(100),
  ])('can be called %s', async (id) => {
    expect((await put(id)).status).toBe(201);
    expect((await call('GET', `/${encodeURIComponent(id)}`)).externalId).toBe(id);
  });

  test.each([
    ['x'.repeat(101), 'too_long'],
    ['a\u0000b', 'wrong_format'],
    [' ', 'required'],
  ])('can not be called %o', async (id, reason) => {
    const { status, refusal } = await put(id);
    expect({ status, fields: refusal.errors }).toMatchObject({
      status: 400,
      fields: [{ path: 'externalId', reason }],
    });
  });

  test('of another partner does not exist, and another partner’s may have the same name', async () => {
    const mine = await put('shared', { title: 'Min bolig' });
    const theirs = await put('shared', { title: 'Deres bolig' }, { by: otherKey });
    expect(theirs.status).toBe(201);
    expect(theirs.listing._id).not.toBe(mine.listing._id);
    expect((await call('GET', '/shared')).title).toBe('Min bolig');
    for (const method of ['GET', 'DELETE'] as const)
      expect(await call(method, '/a-1', undefined, { by: otherKey })).toMatchObject({
        status: 404,
        refusal: { code: 'listings.not_found' },
      });
    expect((await call('GET', '', undefined, { by: otherKey })).data).toHaveLength(1);
  });

  test('is reached on every host alike, and only with a key', async () => {
    const host = { headers: { host: 'fjordutleie.localhost:3000' } };
    expect((await put('a-5', {}, host)).status).toBe(201);
    for (const headers of [
      { authorization: '' },
      { authorization: '', cookie: `accessToken=${key}` },
    ]) {
      const refused = await put('a-6', {}, { headers });
      expect(refused).toMatchObject({ status: 401, refusal: { code: 'partners.key_invalid' } });
      expect(refused.headers['www-authenticate']).toBe('Bearer');
    }
    const { headers } = await call('GET', '/a-5', undefined, {
      headers: { origin: 'https://x.no' },
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  test('sent twice at once is one', async () => {
    const both = await Promise.all([
      put('twin'),
      put('twin', { monthlyRent: 10_000, depositAmount: 0 }),
    ]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['added', 'changed']);
    expect(await eventsOf(both[0].listing._id)).toBeLessThanOrEqual(2);
  });
});

describe('bad input', () => {
  test.each<[Record<string, unknown>, string, string]>([
    [{ title: undefined }, 'title', 'required'],
    [{ title: '' }, 'title', 'required'],
    [{ title: '<p> </p>' }, 'title', 'required'],
    [{ title: 'x'.repeat(81) }, 'title', 'too_long'],
    [{ title: 7 }, 'title', 'wrong_type'],
    [{ title: { en: 'x' } }, 'title', 'wrong_type'],
    [{ description: 'x'.repeat(1001) }, 'description', 'too_long'],
    [{ listingType: undefined }, 'listingType', 'required'],
    [{ listingType: 'castle' }, 'listingType', 'not_allowed'],
    [{ address: undefined }, 'address', 'required'],
    [{ address: 'Oslo' }, 'address', 'wrong_type'],
    [{ address: { street: 'Markveien' } }, 'address.city', 'required'],
    [{ address: { city: 'Oslo', postalCode: '55' } }, 'address.postalCode', 'wrong_format'],
    [{ address: { city: 'Oslo', country: 'NO' } }, 'address.country', 'unknown_field'],
    [{ address: { city: 'Oslo', street: 'x'.repeat(121) } }, 'address.street', 'too_long'],
    [{ position: { lat: 59.9 } }, 'position.lng', 'required'],
    [{ position: { lat: 40, lng: 10 } }, 'position', 'not_allowed'],
    [{ position: { lat: '59', lng: 10 } }, 'position.lat', 'wrong_type'],
    [{ monthlyRent: 0 }, 'monthlyRent', 'too_small'],
    [{ monthlyRent: -1 }, 'monthlyRent', 'too_small'],
    [{ monthlyRent: '15 900' }, 'monthlyRent', 'wrong_type'],
    [{ monthlyRent: 'NaN' }, 'monthlyRent', 'wrong_type'],
    [{ monthlyRent: 100.001 }, 'monthlyRent', 'wrong_format'],
    [{ monthlyRent: 1e12 }, 'monthlyRent', 'wrong_format'],
    [{ depositAmount: 95_401 }, 'depositAmount', 'too_big'],
    [{ monthlyExtras: 20_000.5 }, 'monthlyExtras', 'too_big'],
    [{ monthlyExtras: -1 }, 'monthlyExtras', 'too_small'],
    [{ totalBedrooms: 1.5 }, 'totalBedrooms', 'not_integer'],
    [{ totalBedrooms: 51 }, 'totalBedrooms', 'too_big'],
    [{ availableFrom: '2027-02-30' }, 'availableFrom', 'wrong_format'],
    [{ availableTo: '2026-01-01' }, 'availableTo', 'swapped'],
    [{ facilities: ['balcony', 'moat'] }, 'facilities.1', 'not_allowed'],
    [{ facilities: 'balcony' }, 'facilities', 'wrong_type'],
    [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl', 'wrong_format'],
    [{ state: 'draft' }, 'state', 'not_allowed'],
    [{ rent: 1 }, 'rent', 'unknown_field'],
    [{ externalId: 'another' }, 'externalId', 'not_allowed'],
    [{ pictures: 'x' }, 'pictures', 'wrong_type'],
    [{ pictures: [{ url: 'http://example.com/a.jpg' }] }, 'pictures.0.url', 'wrong_format'],
    [{ pictures: [{ url: 'file:///etc/passwd' }] }, 'pictures.0.url', 'wrong_format'],
    [{ pictures: [{ url: 'https://a:b@example.com/a.jpg' }] }, 'pictures.0.url', 'not_allowed'],
    [
      { pictures: [{ url: 'https://example.com/a' }, { url: 'https://example.com/a' }] },
      'pictures.1.url',
      'not_allowed',
    ],
    [
      { pictures: [{ url: 'https://example.com/a', width: 3 }] },
      'pictures.0.width',
      'unknown_field',
    ],
    [
      { pictures: [{ url: 'https://example.com/a', description: 'x'.repeat(121) }] },
      'pictures.0.description',
      'too_long',
    ],
    [
      { pictures: Array.from({ length: 41 }, (_one, n) => ({ url: `https://example.com/${n}` })) },
      'pictures',
      'too_long',
    ],
  ])('%j', async (input, path, reason) => {
    const { status, refusal } = await put('bad', input);
    expect({ status, code: refusal?.code, fields: refusal?.errors }).toMatchObject({
      status: 400,
      code: 'request.invalid',
      fields: [{ path, reason }],
    });
    expect((await call('GET', '/bad')).status).toBe(404);
  });

  test('lists all errors at once', async () => {
    const { refusal } = await put('bad', { title: '', city: 1, floor: '9' });
    expect(refusal.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'city',
      'floor',
      'title',
    ]);
  });

  test.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['half of it', '{"title": "x'],
    ['NaN', '{"monthlyRent": NaN}'],
    ['Latin-1', Buffer.from(JSON.stringify({ ...HOME, title: 'Bæ' }), 'latin1')],
  ])('%s is not JSON', async (_name, body) => {
    expect(await call('PUT', '/bad', body)).toMatchObject({
      status: 400,
      refusal: { code: 'request.malformed' },
    });
  });

  test.each([[[]], ['"text"'], ['null'], ['7']])('%j is not a home', async (body) => {
    expect((await call('PUT', '/bad', body)).refusal).toMatchObject({
      errors: [{ path: 'body', reason: 'wrong_type' }],
    });
  });

  test('another type, a body without end, a mountain of brackets', async () => {
    const csv = await call('PUT', '/bad', 'title,rent', {
      headers: { 'content-type': 'text/csv' },
    });
    expect(csv.status).toBe(415);
    const huge = await put('bad', { description: 'x'.repeat(300_000) });
    expect(huge).toMatchObject({ status: 413, refusal: { code: 'request.too_large' } });
    const deep = `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect((await call('PUT', '/bad', deep)).status).toBe(400);
    expect((await call('PUT', '/bad', '{"__proto__":{"title":"x"}}')).status).toBe(400);
  });

  test('markup, scripts and control characters become plain text', async () => {
    const { status, listing } = await put('markup', {
      title: '<b>Hybel</b>\u0000 <script>alert(1)</script>med &aelig;\u202e',
      description: '<p>En</p><p onclick="x()">To & 2 < 3</p><style>p{}</style>',
      address: { city: 'Oslo', street: 'Mark\u0000veien\n\ud800', neighbourhood: '\u0007' },
    });
    expect(status).toBe(201);
    expect(listing).toMatchObject({
      title: 'Hybel med æ',
      description: 'En\n\nTo & 2 < 3',
      address: { city: 'Oslo', street: 'Markveien \ufffd' },
    });
    expect(listing.address).not.toHaveProperty('neighbourhood');
  });
});

describe('a batch', () => {
  test('imports its good rows and names the others', async () => {
    const rows = [
      row('b-1'),
      row('b-2', { title: '' }),
      'text',
      row('b-1', { title: 'Den andre' }),
      { ...HOME },
      row('b-3', { pictures: [] }),
    ];
    const report = await batch(rows);
    expect(report).toMatchObject({
      status: 200,
      rows: 6,
      added: 2,
      changed: 0,
      unchanged: 0,
      refused: 4,
    });
    expect(report.refusals).toEqual([
      { row: 2, externalId: 'b-2', fields: [{ path: 'title', reason: 'required' }] },
      { row: 3, fields: [{ path: 'row', reason: 'not_object' }] },
      { row: 4, externalId: 'b-1', fields: [{ path: 'externalId', reason: 'repeated' }] },
      { row: 5, fields: [{ path: 'externalId', reason: 'required' }] },
    ]);
    expect(await batch(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect((await call('GET', '/b-1')).title).toBe(HOME.title);
  });

  test('can also be one object a line', async () => {
    const lines = [JSON.stringify(row('n-1')), '', '{"externalId": ', JSON.stringify(row('n-2'))];
    const report = await batch(lines.join('\r\n'), {
      headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
    });
    expect(report).toMatchObject({ rows: 3, added: 2, refused: 1 });
    expect(report.refusals).toEqual([{ row: 3, fields: [{ path: 'row', reason: 'broken_json' }] }]);
  });

  test('has 500 rows at most', async () => {
    const rows = Array.from({ length: BATCH_MAX + 1 }, (_one, index) => row(`m-${index}`));
    const refused = await batch(rows);
    expect(refused).toMatchObject({
      status: 413,
      refusal: { code: 'request.too_large', params: { maximum: BATCH_MAX } },
    });
    expect((await call('GET', '/m-0')).status).toBe(404);
    expect(await batch(rows.slice(1))).toMatchObject({ status: 200, added: BATCH_MAX });
  });

  test('can be empty', async () => {
    expect(await batch([])).toMatchObject({ status: 200, rows: 0, added: 0, refused: 0 });
    expect((await batch({})).refusal.errors).toEqual([{ path: 'body', reason: 'wrong_type' }]);
  });

  test('sent twice at once is imported once', async () => {
    const rows = Array.from({ length: 50 }, (_one, index) => row(`t-${index}`));
    const both = await Promise.all([batch(rows), batch(rows.toReversed())]);
    expect(both.map(({ added, unchanged }) => [added, unchanged]).sort()).toEqual([
      [0, 50],
      [50, 0],
    ]);
  });
});

describe('the list', () => {
  test('is read page by page, in the order of the names', async () => {
    const names: string[] = [];
    let after = '';
    for (;;) {
      const { data, next } = await call('GET', `?limit=200&after=${encodeURIComponent(after)}`);
      names.push(...data.map(({ externalId }: { externalId: string }) => externalId));
      if (next === null) break;
      after = next;
    }
    expect(names.length).toBeGreaterThan(BATCH_MAX);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ['?limit=0', 'limit'],
    ['?limit=201', 'limit'],
    ['?limit=x', 'limit'],
    ['?page=2', 'page'],
    ['?after=a-1', 'after'],
  ])('%s is refused', async (query, path) => {
    expect((await call('GET', query)).refusal.errors).toMatchObject([{ path }]);
  });
});

describe('the OpenAPI description', () => {
  test('describes a home', async () => {
    const document = (await app.call({ url: '/partner/v1/openapi.json' })).json();
    expect(document.components.schemas.Listing.properties.monthlyRent.description).toMatch(
      /Kroner/,
    );
  });

  test('has a valid example', async () => {
    expect(partnerListing.safeParse(EXAMPLE).success).toBe(true);
  });
});

test('a client that calls too often is told when to retry', async () => {
  const partnerId = await addPartner(app, 'travel', 'Travel');
  const by = await addPartnerKey(app, partnerId);
  let refused;
  for (let calls = 0; calls < 31; calls += 1) refused = await batch([], { by });
  expect(refused).toMatchObject({ status: 429, refusal: { code: 'request.too_many' } });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call('GET', '', undefined, { by })).status).toBe(200);
});

test('the list has the homes that changed at a time or later', async () => {
  const since = (at: Temporal.Instant) =>
    partnerCalls(app, key)('GET', `/listings?updatedSince=${at.toString()}`);
  // The homes of the other tests changed earlier.
  const now = app.clock.now().add({ hours: 1 });
  app.clock.set(now);
  await partnerCalls(app, key)('PUT', '/listings/since', aListing());
  const { body } = await since(now);
  expect(body.data.map(({ externalId }: any) => externalId)).toContain('since');
  expect((await since(now.add({ seconds: 1 }))).body.data).toEqual([]);
});
