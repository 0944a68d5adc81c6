import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addListings, createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await addListings(app, [
    { title: 'Newest', monthlyRent: 20_000, monthlyExtras: 1450.5, totalBedrooms: 2 },
    { title: 'Cheap room', listingType: 'private_room', monthlyRent: 6500.5, totalBedrooms: 1 },
    {
      title: 'Bergen house',
      propertyType: 'detached_house',
      address: { city: 'Bergen', neighbourhood: 'Nordnes', municipality: 'Askøy' },
      position: { lat: 60.39871, lng: 5.3 },
      monthlyRent: 30_000,
      monthlyExtras: 0,
      totalBedrooms: 12,
      facilities: ['balcony', 'parking'],
      availableFrom: '2027-03-01',
      minimumStay: 12,
    },
    { title: 'Draft', state: 'draft' },
    { title: 'Withdrawn', state: 'inactive' },
    { title: 'By link only', state: 'active' },
  ]);
});
afterAll(() => app.close());

const FIND = `query ($queryData: ListingsQueryData, $optionData: ListingsOptionData) {
  getListings(queryData: $queryData, optionData: $optionData) {
    data { title monthlyRent lat lng address { street streetNumber } }
    metaData { totalDocuments filteredDocuments }
  }
}`;

async function find(queryData: Record<string, unknown>, optionData?: Record<string, unknown>) {
  const answer = await app.api(FIND, { queryData, optionData });
  expect(answer.errors).toBeUndefined();
  return answer.data.getListings as {
    data: {
      title: string;
      monthlyRent: number;
      lat: number;
      address: { streetNumber: string | null };
    }[];
    metaData: { totalDocuments: number; filteredDocuments: number };
  };
}
const titles = async (...query: Parameters<typeof find>) =>
  (await find(...query)).data.map(({ title }) => title);

describe.each([true, false])('search: %s needs no words', (search) => {
  test('of the list', async () => {
    expect(await titles({ search })).toEqual(['Newest', 'Cheap room', 'Bergen house']);
    expect(await titles({ search, city: 'Bergen' })).toEqual(['Bergen house']);
    const query = `{ getListings(queryData: { search: ${search} }) { data { title } } }`;
    expect((await app.api(query)).data.getListings.data).toHaveLength(3);
  });

  test('of the map and of the rents', async () => {
    const { data, errors } = await app.api(
      `query ($queryData: ListingsQueryData!) {
        getListingClusters(queryData: $queryData, optionData: { zoom: 18 }) { data { count } }
        getRentChart(queryData: $queryData) { count }
      }`,
      { queryData: { search } },
    );
    expect(errors).toBeUndefined();
    const counts: number[] = data.getListingClusters.data.map(({ count }: any) => count);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    expect(data.getRentChart.count).toBe(3);
  });
});

describe('getListings', () => {
  test('shows what is published, newest first', async () => {
    expect(await titles({})).toEqual(['Newest', 'Cheap room', 'Bergen house']);
  });

  test('rounds the position and omits the street number', async () => {
    const [home] = (await find({})).data;
    expect(home).toMatchObject({
      lat: 59.923,
      lng: 10.759,
      address: { street: 'Markveien', streetNumber: null },
    });
  });

  test('money is kroner with two decimals', async () => {
    expect((await find({ maxRent: 7000 })).data[0]?.monthlyRent).toBe(6500.5);
  });

  test.each([
    [{ minRent: 10_000, maxRent: 25_000 }, ['Newest']],
    [{ minBedrooms: 11 }, ['Bergen house']],
    [{ listingTypes: ['private_room'] }, ['Cheap room']],
    [{ propertyTypes: ['detached_house', 'dorm'] }, ['Bergen house']],
    [{ cityPlaceId: '3161732' }, ['Bergen house']],
    [{ city: 'bergen' }, ['Bergen house']],
    [{ search: 'nordn' }, ['Bergen house']],
    [{ search: 'askøy' }, ['Bergen house']],
    [{ search: 'askøy house' }, ['Bergen house']],
    [{ search: 'askøy room' }, []],
    [{ municipality: 'ASKØY' }, ['Bergen house']],
    [{ municipality: 'Ask' }, []],
    [{ municipality: 'Askøy', neighbourhood: 'Nordnes' }, ['Bergen house']],
    [{ municipality: ' ' }, ['Newest', 'Cheap room', 'Bergen house']],
    [{ search: 'grüner mark' }, ['Newest', 'Cheap room']],
    [{ search: "'; drop table listing; --" }, []],
    [{ facilities: ['parking', 'balcony'] }, ['Bergen house']],
    [{ facilities: ['parking', 'gym'] }, []],
    [{ availableFrom: '2027-02' }, ['Newest', 'Cheap room']],
    [{ availableFrom: '2027-03' }, ['Newest', 'Cheap room', 'Bergen house']],
    [{ maxMinimumStay: 6 }, ['Newest', 'Cheap room']],
    [{ bounds: { north: 61, south: 60, east: 6, west: 5 } }, ['Bergen house']],
    [{ cityPlaceIds: ['3161732', '3143244'] }, ['Newest', 'Cheap room', 'Bergen house']],
    [{ cityPlaceIds: ['3161732'] }, ['Bergen house']],
    [{ cityPlaceIds: ['3133880'], cityPlaceId: '3161732' }, ['Bergen house']],
    [{ publishedAfter: '2026-11-20T06:00:00Z' }, ['Newest']],
    [{ publishedAfter: '2026-11-20T06:59:59+00:00' }, ['Newest']],
    [{ minSize: 46 }, []],
    [{ partnerId: '019aa000-0000-7000-8000-000000000000' }, []],
    [{ facilities: [], listingTypes: null }, ['Newest', 'Cheap room', 'Bergen house']],
  ])('a search for %j finds %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test.each([
    ['rent_up', ['Cheap room', 'Newest', 'Bergen house']],
    ['rent_down', ['Bergen house', 'Newest', 'Cheap room']],
    // The room has no estimate of the costs on top of the rent.
    ['monthly_cost', ['Newest', 'Bergen house', 'Cheap room']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await titles({}, { sort })).toEqual(expected);
  });

  test('monthlyExtras is an estimate, 0 for nothing, or null when not given', async () => {
    const { data } = await app.api('{ getListings { data { title monthlyExtras } } }');
    expect(data.getListings.data).toEqual([
      { title: 'Newest', monthlyExtras: 1450.5 },
      { title: 'Cheap room', monthlyExtras: null },
      { title: 'Bergen house', monthlyExtras: 0 },
    ]);
  });

  test('has pages, and counts all and the hits', async () => {
    const page = await find({ maxRent: 25_000 }, { limit: 1, skip: 1 });
    expect(page.data.map(({ title }) => title)).toEqual(['Cheap room']);
    expect(page.metaData).toEqual({ totalDocuments: 3, filteredDocuments: 2 });
  });
});

describe('an area drawn on the map', () => {
  const at = (lat: number, lng: number) => ({ lat, lng });
  const bow = [at(59, 9.8), at(61, 11.8), at(61, 9.8), at(59, 11.8)];
  const star = [at(61, 10.8), at(59, 11.4), at(60.2, 9.8), at(60.2, 11.8), at(59, 10.2)];
  /** The map positions: Oslo's two homes at 59.923, 10.759; Bergen's at 60.399, 5.3. */
  test.each([
    [
      'around one town',
      [at(59.9, 10.7), at(59.95, 10.7), at(59.93, 10.8)],
      ['Newest', 'Cheap room'],
    ],
    ['whose box is larger than it', [at(59.9, 10.7), at(59.95, 10.7), at(59.9, 10.8)], []],
    [
      'that goes around both',
      [at(57, 4), at(65, 4), at(57, 20)],
      ['Newest', 'Cheap room', 'Bergen house'],
    ],
    ['closed by the drawer', [at(60, 5), at(61, 5), at(60.5, 6), at(60, 5)], ['Bergen house']],
    [
      'sixty metres from the homes',
      [at(59.9236, 10.757), at(59.9236, 10.761), at(59.925, 10.759)],
      [],
    ],
    [
      'fifty metres around the homes',
      [at(59.9225, 10.758), at(59.9235, 10.758), at(59.923, 10.761)],
      ['Newest', 'Cheap room'],
    ],
    ['of no width', [at(59.923, 10), at(59.923, 11), at(59.923, 10.5)], ['Newest', 'Cheap room']],
    ['in the middle of a star', star, ['Newest', 'Cheap room']],
    ['that crosses itself, in its lower half', bow, ['Newest', 'Cheap room']],
    [
      'that crosses itself, next to it',
      [at(59, 10), at(60.8, 11.5), at(59, 11.5), at(60.8, 10)],
      [],
    ],
  ])('%s', async (_, area, expected) => {
    expect(await titles({ area })).toEqual(expected);
    expect((await find({ area })).metaData.filteredDocuments).toBe(expected.length);
  });

  test('is narrowed by a box', async () => {
    const area = [at(57, 4), at(65, 4), at(57, 20)];
    const bounds = { north: 61, south: 60, east: 6, west: 5 };
    expect(await titles({ area, bounds })).toEqual(['Bergen house']);
  });
});

test('a hidden home is missing from list, count, map and chart', async () => {
  const { data } = await app.api(`{ getListings(optionData: { limit: 1 }) { data { _id } } }`);
  const queryData = { hiddenListingIds: [data.getListings.data[0]._id] };
  const answer = await app.api(
    `query ($queryData: ListingsQueryData) {
      getListings(queryData: $queryData) { data { title } metaData { totalDocuments filteredDocuments } }
      getListingClusters(queryData: $queryData, optionData: { zoom: 6 }) { data { count } }
      getRentChart(queryData: $queryData) { count }
    }`,
    { queryData },
  );
  expect(answer.data).toEqual({
    getListings: {
      data: [{ title: 'Cheap room' }, { title: 'Bergen house' }],
      metaData: { totalDocuments: 3, filteredDocuments: 2 },
    },
    getListingClusters: { data: [{ count: 1 }, { count: 1 }] },
    getRentChart: { count: 2 },
  });
});

test('the chart of no homes is empty', async () => {
  const { data } = await app.api(
    `{ getRentChart(queryData: { city: "Nowhere" }) { count median kinds { count } bars { to count } byBedrooms { count } } }`,
  );
  expect(data.getRentChart).toMatchObject({ count: 0, median: null, kinds: [], byBedrooms: [] });
  expect(data.getRentChart.bars).toHaveLength(40);
  expect(data.getRentChart.bars.at(-1)).toEqual({ to: null, count: 0 });
});

describe('getListingClusters', () => {
  const CLUSTERS = `query ($queryData: ListingsQueryData, $zoom: Float!) {
    getListingClusters(queryData: $queryData, optionData: { zoom: $zoom }) {
      data { lat lng count lowestRent listingId bounds { north south east west } }
    }
  }`;

  test('gathers neighbours and leaves single homes alone', async () => {
    const { data } = await app.api(CLUSTERS, { zoom: 6 });
    expect(data.getListingClusters.data).toEqual([
      expect.objectContaining({ count: 2, lowestRent: 6500.5, listingId: null }),
      expect.objectContaining({
        count: 1,
        lowestRent: 30_000,
        lat: 60.399,
        listingId: expect.any(String),
      }),
    ]);
  });

  test('a whole country at the deepest zoom still answers with a bounded grid', async () => {
    const answer = await app.api(CLUSTERS, { zoom: 24, queryData: {} });
    expect(answer.status).toBe(200);
  });
});
