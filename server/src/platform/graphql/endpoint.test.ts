import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { secretKey } from '../../../testing/secret-key.ts';
import { addListings, createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await addListings(app, [{ title: 'One' }]);
});
afterAll(() => app.close());

const FIND = `query ($queryData: ListingsQueryData, $optionData: ListingsOptionData) {
  getListings(queryData: $queryData, optionData: $optionData) { data { _id } }
}`;
const corner = { lat: 60, lng: 10 };
const corners = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ lat: 60 + at / 1000, lng: 10 + (at % 2) }));
const HOME = '019aa000-0000-7000-8000-000000000000';
const box = { north: 60, south: 59, east: 11, west: 10 };

test('the named operation of a document with several is run', async () => {
  const query = `query One($limit: Int!) { getListings(optionData: { limit: $limit }) { ...Found } }
    query Other { getListings { metaData { totalDocuments } } }
    fragment Found on Listings { data { title } }`;
  const send = async (operationName: string, variables: object) => {
    const payload = { query, operationName, variables };
    const { json } = await app.call({ method: 'POST', url: '/api/graphql', payload });
    return json();
  };
  for (let again = 0; again < 3; again += 1) {
    expect(await send('One', { limit: 1 })).toEqual({
      data: { getListings: { data: [{ title: 'One' }] } },
    });
    expect(await send('Other', {})).toEqual({
      data: { getListings: { metaData: { totalDocuments: 1 } } },
    });
  }
  expect((await send('None', {})).errors).toHaveLength(1);
});

describe('an invalid search is refused with field and reason', () => {
  test.each([
    [{ bounds: { ...box, north: 58 } }, {}, 'queryData.bounds.north', 'swapped'],
    [{ bounds: { ...box, east: 9 } }, {}, 'queryData.bounds.east', 'swapped'],
    [{ bounds: { ...box, north: 91 } }, {}, 'queryData.bounds.north', 'too_big'],
    [{ minRent: -1 }, {}, 'queryData.minRent', 'too_small'],
    [{ minRent: 2000, maxRent: 1000 }, {}, 'queryData.maxRent', 'swapped'],
    [{ minBedrooms: 3, maxBedrooms: 2 }, {}, 'queryData.maxBedrooms', 'swapped'],
    [{ search: 'x'.repeat(10_000) }, {}, 'queryData.search', 'too_long'],
    [{ search: 1 }, {}, 'queryData.search', 'wrong_type'],
    [{ search: ['hybel'] }, {}, 'queryData.search', 'wrong_type'],
    [{ search: { text: 'hybel' } }, {}, 'queryData.search', 'wrong_type'],
    [{ availableFrom: '2027-13' }, {}, 'queryData.availableFrom', 'wrong_format'],
    [{ area: [corner, { ...corner, lat: 61 }] }, {}, 'queryData.area', 'too_short'],
    [{ area: [] }, {}, 'queryData.area', 'too_short'],
    [{ area: corners(101) }, {}, 'queryData.area', 'too_long'],
    [{ area: [corner, corner, corner] }, {}, 'queryData.area', 'too_small'],
    [{ area: [corner, corner, { lat: 91, lng: 10 }] }, {}, 'queryData.area.2.lat', 'too_big'],
    [{ area: [corner, { lat: 60, lng: -181 }, corner] }, {}, 'queryData.area.1.lng', 'too_small'],
    [{ cityPlaceIds: ['1', 'x'] }, {}, 'queryData.cityPlaceIds.1', 'wrong_format'],
    [{ cityPlaceIds: Array(21).fill('1') }, {}, 'queryData.cityPlaceIds', 'too_long'],
    [{ hiddenListingIds: ['x'] }, {}, 'queryData.hiddenListingIds.0', 'wrong_format'],
    [{ hiddenListingIds: Array(201).fill(HOME) }, {}, 'queryData.hiddenListingIds', 'too_long'],
    [{ publishedAfter: '0000-01-01T00:00:00Z' }, {}, 'queryData.publishedAfter', 'wrong_format'],
    [{ publishedAfter: '+012026-01-01T00:00:00Z' }, {}, 'queryData.publishedAfter', 'wrong_format'],
    [{ cityPlaceId: "1' or 1=1" }, {}, 'queryData.cityPlaceId', 'wrong_format'],
    [{}, { limit: 151 }, 'optionData.limit', 'too_big'],
    [{}, { limit: 0 }, 'optionData.limit', 'too_small'],
    [{}, { skip: -1 }, 'optionData.skip', 'too_small'],
    [{}, { skip: 100_001 }, 'optionData.skip', 'too_big'],
  ])('%j %j', async (queryData, optionData, path, reason) => {
    const { status, errors } = await app.api(FIND, { queryData, optionData });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'request.invalid', statusCode: 400 });
    expect(errors?.[0]?.extensions.params.fields).toContainEqual(
      expect.objectContaining({ path, reason }),
    );
  });

  test.each([
    [{ area: [corner, corner, { lat: '60', lng: 10 }] }],
    [{ area: [corner, corner, { lat: 60 }] }],
    [{ publishedAfter: 'yesterday' }],
    [{ publishedAfter: 20261120 }],
  ])('%j is of the wrong type', async (queryData) => {
    const { status, errors } = await app.api(FIND, { queryData });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('request.invalid');
  });

  test('an area of ten thousand corners is too large for a call', async () => {
    const { status, errors } = await app.api(FIND, { queryData: { area: corners(10_000) } });
    expect(status).toBe(413);
    expect(errors?.[0]?.extensions.code).toBe('request.too_large');
  });

  test('a page beyond the end is not found, and the error has the number of pages', async () => {
    const { status, errors } = await app.api(FIND, { optionData: { skip: 12 } });
    expect(status).toBe(404);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'search.beyond_end',
      params: { skip: 12, filteredDocuments: 1 },
    });
  });

  test('a zero character finds nothing and breaks nothing', async () => {
    const { status } = await app.api(FIND, { queryData: { search: 'a\u0000b', city: 'x\u0000' } });
    expect([200, 400]).toContain(status);
  });
});

const nested = (depth: number) => `{ a${'{ a'.repeat(depth)}${' }'.repeat(depth)} }`;
const aliases = Array.from({ length: 40 }, (_, at) => `a${at}: getListings { data { _id } }`).join(
  ' ',
);

describe('an invalid or too large document is refused before it runs', () => {
  test.each([
    ['broken', '{ getListings { data', 400],
    ['empty', '', 400],
    ['an unknown field', '{ passwords }', 400],
    ['too deep', nested(200), 400],
    [
      'too deep by introspection',
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
      400,
    ],
    ['too many aliases', `{ ${aliases} }`, 400],
    [
      'as much as is allowed',
      `{ ${Array.from({ length: 9 }, (_, at) => `a${at}: getListings { data { _id title monthlyRent address { city street } images { _id url width height } facilities } metaData { totalDocuments filteredDocuments } }`).join(' ')} }`,
      200,
    ],
    [
      'fragments in a ring',
      'query { getListings { ...A } } fragment A on Listings { ...B } fragment B on Listings { ...A }',
      400,
    ],
    ['too long', `{ getListings { data { ${'_id '.repeat(4000)} } } }`, 400],
    ['a mutation where there are none', 'mutation { deleteEverything }', 400],
  ])('%s', async (_, query, expected) => {
    const { status, errors } = await app.api(query);
    expect(status).toBe(expected);
    if (expected !== 200) expect(errors?.[0]?.extensions.code).toMatch(/^request\./);
  });

  test('a fragment is as deep as its fields are where it is used', async () => {
    const named = await app.api(`query { getListings { ...Page } }
      fragment Page on Listings { data { address { street } ...Card } }
      fragment Card on ListingCard { address { ...Place } }
      fragment Place on ListingAddress { city }`);
    const address = { street: expect.any(String) as string, city: expect.any(String) as string };
    expect(named.data).toEqual({ getListings: { data: [{ address }] } });
    const deep = await app.api(`query { __type(name: "Query") { ...Two } }
      fragment Two on __Type { fields { type { ...Four } } }
      fragment Four on __Type { fields { type { ...Six } } }
      fragment Six on __Type { fields { type { fields { name } } } }`);
    expect(deep.errors?.[0]?.extensions.code).toBe('request.too_complex');
  });

  test('unknown variables are named', async () => {
    const { status, errors } = await app.api(FIND, { querydata: {} });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'request.unknown_variable',
      params: { fields: [{ path: 'variables.querydata', reason: 'unknown_field' }] },
    });
  });

  test.each([
    [{ queryData: { rent: 5 } }],
    [{ queryData: { listingTypes: ['castle'] } }],
    [{ queryData: { minRent: 'cheap' } }],
    [{ queryData: 'all' }],
    [{ optionData: { sort: 'best' } }],
  ])('variables of another shape: %j', async (variables) => {
    const { status, errors } = await app.api(FIND, variables);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('request.invalid');
  });
});

describe('a call that is not a GraphQL call', () => {
  const url = '/api/graphql';
  const json = { 'content-type': 'application/json' };
  test.each([
    ['broken JSON', { method: 'POST', url, headers: json, payload: '{"query":' }, 400],
    ['no body', { method: 'POST', url, headers: json }, 400],
    ['a list of calls', { method: 'POST', url, payload: [{ query: '{ __typename }' }] }, 400],
    [
      'another field',
      { method: 'POST', url, payload: { query: '{ __typename }', admin: true } },
      400,
    ],
    [
      'prototype poison',
      {
        method: 'POST',
        url,
        headers: json,
        payload: '{"query":"{ __typename }","__proto__":{"x":1}}',
      },
      400,
    ],
    [
      'plain text',
      { method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: 'hei' },
      415,
    ],
    [
      'a form',
      {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'query=x',
      },
      415,
    ],
    ['too large', { method: 'POST', url, payload: { query: 'x'.repeat(200_000) } }, 413],
    ['a number', { method: 'POST', url, payload: { query: '-1' } }, 400],
    [
      'a document that somebody has parsed',
      { method: 'POST', url, payload: { query: '{"kind":"Document","definitions":[]}' } },
      400,
    ],
    ['GET', { method: 'GET', url }, 405],
    ['an unknown path', { method: 'GET', url: '/api/nothing' }, 404],
    [
      'an unknown host',
      {
        method: 'POST',
        url,
        headers: { host: 'evil.example' },
        payload: { query: '{ __typename }' },
      },
      421,
    ],
  ] as [string, InjectOptions, number][])('%s', async (_, call, expected) => {
    const response = await app.call(call);
    expect(response.statusCode).toBe(expected);
    expect(response.json().errors[0].extensions.code).toMatch(/^request\./);
    expect(response.headers['x-request-id']).toBeTruthy();
  });
});

test('an unexpected error is masked and the process continues', async () => {
  app.http.graphql.schema.getQueryType()!.getFields()['getListingClusters']!.resolve = () => {
    throw new Error('password=hunter2');
  };
  const query = '{ getListingClusters(optionData: { zoom: 5 }) { data { count } } }';
  for (let round = 0; round < 3; round += 1) {
    const { status, errors } = await app.api(query);
    expect(status).toBe(500);
    expect(JSON.stringify(errors)).not.toContain('hunter2');
    expect(errors?.[0]).toMatchObject({
      message: 'Internal server error',
      extensions: { code: 'internal', statusCode: 500 },
    });
  }
  expect((await app.api(FIND)).status).toBe(200);
});

test('the answer to a valid search is 200 and is never cached', async () => {
  const response = await app.call({
    method: 'POST',
    url: '/api/graphql',
    payload: { query: FIND },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a hundred wrong variables are one bad request', async () => {
  const ids = Array.from({ length: 101 }, () => ({}));
  const query = 'query ($ids: [ID!]!) { getPhotos(queryData: { photoIds: $ids }) { _id } }';
  for (let time = 0; time < 2; time += 1) {
    const { status, errors } = await app.api(query, { ids });
    expect(status).toBe(400);
    expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(
      new Set(['request.invalid']),
    );
  }
});

test('production does not reveal the schema', async () => {
  const production = await createTestApp({
    NODE_ENV: 'production',
    ORIGIN: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SECRET_KEY: secretKey(1),
  });
  for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }']) {
    const { status, errors } = await production.api(query);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toContain('introspection has been disabled');
    expect((await app.api(query)).status).toBe(200);
  }
  const withData = (data: object): [string, Record<string, unknown>] => [
    'query ($q: ListingsQueryData) { getListings(queryData: $q) { metaData { totalDocuments } } }',
    { q: data },
  ];
  for (const [query, variables] of [
    ['{ getListing { metaData { totalDocuments } } }'],
    ['{ getListings { metaDate { totalDocuments } } }'],
    ['{ getListings(queryDate: {}) { metaData { totalDocuments } } }'],
    ['{ getListings(queryData: { minRnt: 1 }) { metaData { totalDocuments } } }'],
    ['{ getListings(queryData: { propertyTypes: [apartmnt] }) { metaData { totalDocuments } } }'],
    ['query ($q: ListingQueryData) { getListings(queryData: $q) { metaData { totalDocuments } } }'],
    withData({ minRnt: 1 }),
    withData({ propertyTypes: ['apartmnt'] }),
  ] as const) {
    const shown = JSON.stringify(await production.api(query, variables));
    expect(shown).toContain('request.invalid');
    expect(shown).not.toMatch(/did you mean/i);
    expect(JSON.stringify(await app.api(query, variables))).toContain('request.invalid');
  }
  expect((await production.api('{ __typename }')).status).toBe(200);
  await production.close();
});
