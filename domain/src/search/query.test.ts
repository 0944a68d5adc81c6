import { expect, test } from 'vitest';

import { parseInput } from '../kernel/validation.ts';
import { pageOptions, searchQuery } from './query.ts';

const fieldsOf = (query: unknown): unknown => {
  try {
    parseInput(searchQuery, query, 'queryData');
  } catch (error) {
    return (error as { params: { fields: unknown } }).params.fields;
  }
  return [];
};

const round = (corners: number) =>
  Array.from({ length: corners }, (_, at) => ({ lat: 59 + at / corners, lng: 10 + (at % 2) }));

test.each([
  ['ten thousand corners', round(10_000), 'too_long', { maximum: 100 }],
  ['one corner too many', round(101), 'too_long', { maximum: 100 }],
  ['two corners', round(2), 'too_short', { minimum: 3 }],
])('an area of %s is refused', (_, area, reason, params) => {
  expect(fieldsOf({ area })).toEqual([{ path: 'queryData.area', reason, params }]);
});

test('an area that is one point is refused, one that crosses itself is not', () => {
  const here = { lat: 60, lng: 10 };
  const there = { lat: 61, lng: 11 };
  expect(fieldsOf({ area: [here, here, here] })).toEqual([
    { path: 'queryData.area', reason: 'too_small' },
  ]);
  const bow = [here, there, { lat: 61, lng: 10 }, { lat: 60, lng: 11 }];
  expect(fieldsOf({ area: bow })).toEqual([]);
  expect(fieldsOf({ area: round(100) })).toEqual([]);
});

test('a repeated value counts once, and an empty list is not a filter', () => {
  const query = parseInput(searchQuery, {
    cityPlaceIds: ['1', '2', '1'],
    facilities: ['gym', 'gym'],
    hiddenListingIds: [],
    area: null,
  });
  expect(query).toMatchObject({ cityPlaceIds: ['1', '2'], facilities: ['gym'] });
  expect(query.hiddenListingIds).toBeUndefined();
  expect(query.area).toBeUndefined();
});

test.each([
  ['municipality', 80],
  ['neighbourhood', 80],
  ['street', 120],
] as const)(
  '%s has at most %i characters, and an empty name counts as not given',
  (field, maximum) => {
    const input = parseInput(searchQuery, { [field]: ` ${'å'.repeat(maximum)} ` });
    expect(input[field]).toBe('å'.repeat(maximum));
    expect(parseInput(searchQuery, { [field]: ' ' })[field]).toBeUndefined();
    expect(fieldsOf({ [field]: 'å'.repeat(maximum + 1) })).toEqual([
      { path: `queryData.${field}`, reason: 'too_long', params: { maximum } },
    ]);
  },
);

test.each([
  [true, undefined],
  [false, undefined],
  [null, undefined],
  [' hybel ', 'hybel'],
])('search: %j asks for the words %j', (search, words) => {
  expect(parseInput(searchQuery, { search }).search).toBe(words);
});

test.each([[1], [['hybel']], [{ text: 'hybel' }]])('search: %j is refused', (search) => {
  expect(fieldsOf({ search })).toEqual([{ path: 'queryData.search', reason: 'wrong_type' }]);
});

test('a call asks for 150 homes by default, and at most', () => {
  expect(pageOptions.parse({})).toEqual({ limit: 150, skip: 0, sort: 'newest' });
  expect(pageOptions.safeParse({ limit: 150 }).success).toBe(true);
  expect(pageOptions.safeParse({ limit: 151 }).success).toBe(false);
});

const BOX = { north: 60, south: 59, east: 11, west: 10 };
test.each<[object, string[]]>([
  [{ bounds: BOX }, []],
  [{ bounds: { north: 60, south: 60, east: 11, west: 11 } }, []],
  [{ bounds: { ...BOX, south: 60.1 } }, ['bounds.north swapped']],
  [{ bounds: { ...BOX, west: 11.1 } }, ['bounds.east swapped']],
  [
    { bounds: { north: 59, south: 60, east: 10, west: 11 } },
    ['bounds.north swapped', 'bounds.east swapped'],
  ],
  [{ bounds: { ...BOX, north: 91 } }, ['bounds.north too_big']],
  [{ minRent: 9000, maxRent: 9000, minBedrooms: 2, maxBedrooms: 2 }, []],
  [{ minRent: 9000 }, []],
  [{ maxRent: 9000, minBedrooms: 3 }, []],
  [{ minRent: 9000, maxRent: 8999.99 }, ['maxRent swapped']],
  [{ minBedrooms: 3, maxBedrooms: 2 }, ['maxBedrooms swapped']],
  [{ minRent: 1.005 }, ['minRent wrong_format']],
  [{ minRent: -1 }, ['minRent too_small']],
])('%o is refused for %j', (query, problems) => {
  const fields = fieldsOf(query) as { path: string; reason: string }[];
  expect(fields.map(({ path, reason }) => `${path} ${reason}`)).toEqual(
    problems.map((problem) => `queryData.${problem}`),
  );
});

test('an area may lie along a line, north or east', () => {
  const along = (end: object) => [
    { lat: 60, lng: 10 },
    { lat: 60, lng: 10 },
    { lat: 60, lng: 10, ...end },
  ];
  expect(fieldsOf({ area: along({ lat: 61 }) })).toEqual([]);
  expect(fieldsOf({ area: along({ lng: 11 }) })).toEqual([]);
});

test('rents are øre inside', () => {
  expect(parseInput(searchQuery, { minRent: 0, maxRent: 12_000.5 })).toMatchObject({
    minRent: 0n,
    maxRent: 1_200_050n,
  });
});
