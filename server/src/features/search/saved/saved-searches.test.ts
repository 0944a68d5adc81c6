import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let kari: TestPerson;
let ola: TestPerson;
let people = 0;

const FIELDS = '_id name address partnerId frequency language createdAt';
const ADD = `mutation ($inputData: AddSavedSearchInputData!) { addSavedSearch(inputData: $inputData) { ${FIELDS} } }`;
const LIST = `{ getSavedSearches { data { ${FIELDS} } } }`;
const UPDATE = `mutation ($inputData: UpdateSavedSearchInputData!) { updateSavedSearch(inputData: $inputData) { ${FIELDS} } }`;
const REMOVE = `mutation ($inputData: RemoveSavedSearchInputData!) { removeSavedSearch(inputData: $inputData) { _id } }`;

const call = (who: TestPerson | null, query: string, inputData?: Record<string, unknown>) =>
  app.api(query, inputData && { inputData }, who?.tokens.accessToken);
const add = (who: TestPerson | null, input: Record<string, unknown> = {}) =>
  call(who, ADD, {
    name: 'Oslo sentrum',
    queryData: { cityPlaceIds: ['3143244'], maxRent: 15_000 },
    frequency: 'daily',
    language: 'no',
    ...input,
  });
const list = async (who: TestPerson) =>
  (await call(who, LIST)).data.getSavedSearches.data as Record<string, unknown>[];

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set(NOW);
  people += 1;
  kari = await addPerson(app, { email: `kari${people}@example.com` });
  ola = await addPerson(app, { email: `ola${people}@example.com` });
});
afterAll(() => app.close());

test('a search is saved, changed and removed', async () => {
  const { data } = await add(kari);
  const saved = data.addSavedSearch;
  expect(saved).toEqual({
    _id: expect.any(String),
    name: 'Oslo sentrum',
    address: '/find-home?cityPlaceId=3143244&maxRent=15000',
    partnerId: null,
    frequency: 'daily',
    language: 'no',
    createdAt: NOW.toString(),
  });
  const changed = { name: 'Byen', frequency: 'at_once' };
  const answer = await call(kari, UPDATE, { _id: saved._id, data: changed });
  expect(answer.data.updateSavedSearch).toEqual({ ...saved, ...changed });
  const untouched = await call(kari, UPDATE, { _id: saved._id, data: { name: null } });
  expect(untouched.data.updateSavedSearch).toEqual({ ...saved, ...changed });
  expect(await list(kari)).toEqual([{ ...saved, ...changed }]);
  await call(kari, REMOVE, { _id: saved._id });
  expect(await list(kari)).toEqual([]);
});

test.each([
  [{}, '/find-home'],
  [{ publishedAfter: '2026-11-01T00:00:00Z', search: null }, '/find-home'],
  [{ search: true }, '/find-home'],
  [{ search: false, minBedrooms: 2 }, '/find-home?minBedrooms=2'],
  [
    { search: 'grüner løkka', facilities: ['balcony', 'parking'], minBedrooms: 2 },
    '/find-home?search=gr%C3%BCner+l%C3%B8kka&minBedrooms=2&facilities=balcony%2Cparking',
  ],
  [
    { municipality: 'Nordre Follo', maxRent: 15_000 },
    '/find-home?municipality=Nordre+Follo&maxRent=15000',
  ],
  [
    { bounds: { north: 60, south: 59.123456789, east: 11, west: 10 } },
    '/find-home?bounds=60%2C59.12346%2C11%2C10',
  ],
  [
    {
      area: [
        { lat: 59.9, lng: 10.7 },
        { lat: 59.95, lng: 10.8 },
        { lat: 59.9, lng: 10.9 },
      ],
    },
    '/find-home?area=59.9%2C10.7%3B59.95%2C10.8%3B59.9%2C10.9',
  ],
])('%j has the address %s', async (queryData, address) => {
  const { data } = await add(kari, { queryData });
  expect(data.addSavedSearch.address).toBe(address);
});

test('the same search again is changed, also twice at once; another search is another', async () => {
  const [first, second] = await Promise.all([add(kari), add(kari, { frequency: 'weekly' })]);
  expect(first.data.addSavedSearch._id).toBe(second.data.addSavedSearch._id);
  await add(kari, { name: 'Nytt navn', frequency: 'weekly' });
  expect(await list(kari)).toMatchObject([{ name: 'Nytt navn', frequency: 'weekly' }]);
  await add(kari, { queryData: { maxRent: 16_000 } });
  expect(await list(kari)).toHaveLength(2);
  expect(await list(ola)).toEqual([]);
});

test('a guest must log in', async () => {
  const _id = '019aa000-0000-7000-8000-000000000000';
  for (const answer of [
    await add(null),
    await call(null, LIST),
    await call(null, UPDATE, { _id, data: {} }),
    await call(null, REMOVE, { _id }),
  ]) {
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([
      401,
      'accounts.login_required',
    ]);
  }
});

test("another's search does not exist", async () => {
  const { _id } = (await add(kari)).data.addSavedSearch;
  for (const answer of [
    await call(ola, UPDATE, { _id, data: { name: 'Min' } }),
    await call(ola, REMOVE, { _id }),
    await call(kari, REMOVE, { _id: 'nothing' }),
  ]) {
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([
      404,
      'search.saved_search_not_found',
    ]);
  }
  expect(await list(kari)).toMatchObject([{ name: 'Oslo sentrum' }]);
});

test.each([
  [{ name: '' }, 'inputData.name', 'required'],
  [{ name: 'x'.repeat(81) }, 'inputData.name', 'too_long'],
  [{ name: 'To\r\nBcc: all@example.com' }, 'inputData.name', 'wrong_format'],
  [{ queryData: { minRent: -1 } }, 'inputData.queryData.minRent', 'too_small'],
  [{ queryData: { minRent: 2, maxRent: 1 } }, 'inputData.queryData.maxRent', 'swapped'],
])('%j is refused', async (input, path, reason) => {
  const { status, errors } = await add(kari, input);
  expect(status).toBe(400);
  expect(errors?.[0]?.extensions.params.fields).toMatchObject([{ path, reason }]);
});

test.each([{ frequency: 'hourly' }, { language: 'sv' }, { queryData: { castle: true } }])(
  '%j is not a valid call',
  async (input) => {
    expect((await add(kari, input)).status).toBe(400);
  },
);

test('fifty are the most, and a robot that tries more is told when to retry', async () => {
  for (let rent = 1; rent <= 50; rent += 1) await add(kari, { queryData: { maxRent: rent } });
  const { status, errors } = await add(kari);
  expect([status, errors?.[0]?.extensions.code]).toEqual([409, 'search.too_many_saved']);
  expect(await list(kari)).toHaveLength(50);
  for (let tries = 51; tries < 100; tries += 1) await add(kari);
  const refused = await app.call({
    method: 'POST',
    url: '/api/graphql',
    headers: { authorization: `Bearer ${kari.tokens.accessToken}` },
    payload: {
      query: ADD,
      variables: { inputData: { name: 'x', queryData: {}, frequency: 'daily', language: 'en' } },
    },
  });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().errors[0].extensions.code).toBe('request.too_many');
});
