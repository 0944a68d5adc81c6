import { expect, test } from 'vitest';

import { readSearch } from './read-search.ts';
import { countFilters, writeSearch } from './search-params.ts';

const read = (text: string) => readSearch(new URLSearchParams(text));

test.each([
  '',
  'cityPlaceId=3143244&minRent=5000&maxRent=12000&listingTypes=entire_place%2Cprivate_room',
  'bounds=60%2C59.8%2C11%2C10.5&search=gr%C3%BCner&availableFrom=2027-03&sort=rent_up&page=3&view=map',
  'cityPlaceId=3143244&neighbourhood=Gr%C3%BCnerl%C3%B8kka&maxRent=15000',
  'street=Thereses+gate&postalCode=0354',
  'municipality=B%C3%A6rum&street=Storgata&maxRent=15000',
  'bounds=60%2C59.8%2C11%2C10.5&near=Blindern',
  'cityPlaceId=3143244%2C3161732&publishedAfter=2026-11-18T08%3A00%3A00.000Z',
  'area=59.9%2C10.7%3B59.95%2C10.8%3B59.9%2C10.9&minRent=4000',
  'availableOn=2027-01-15&languages=en&sort=square_metre',
  'minBedrooms=11&minSize=40&maxMinimumStay=12&furnished=furnished&facilities=balcony%2Cparking',
])('%s survives writing and reading', (text) => {
  expect(writeSearch(read(text)).toString()).toBe(
    text === '' ? '' : writeSearch(read(text)).toString(),
  );
  expect(read(writeSearch(read(text)).toString())).toEqual(read(text));
  expect([...writeSearch(read(text)).keys()].sort()).toEqual(
    [...new URLSearchParams(text).keys()].sort(),
  );
});

test.each([
  ['minRent=-5&maxRent=abc&page=0&sort=best', {}, ['minRent', 'maxRent', 'page', 'sort']],
  ['minRent=12000&maxRent=5000', { minRent: 5000, maxRent: 12000 }, []],
  ['listingTypes=castle,parking&facilities=', { listingTypes: ['parking'] }, ['listingTypes']],
  ['availableFrom=2027-13&minBedrooms=1.5', {}, ['minBedrooms', 'availableFrom']],
  ['publishedAfter=yesterday', {}, ['publishedAfter']],
  ['postalCode=354&near=Blindern', {}, ['postalCode']],
  ['availableOn=2027-02-30', {}, ['availableOn']],
  [
    'listingTypes=parking&minBedrooms=2&furnished=furnished&facilities=balcony,ev_charger&maxRent=900',
    { listingTypes: ['parking'], facilities: ['ev_charger'], maxRent: 900 },
    [],
  ],
  [
    'listingTypes=parking,entire_place&minBedrooms=2',
    { listingTypes: ['parking', 'entire_place'], minBedrooms: 2 },
    [],
  ],
  ['facilities=balcony&facilities=parking', { facilities: ['balcony', 'parking'] }, []],
])('%s is read as the nearest sensible search', (text, filters, ignored) => {
  expect(read(text)).toEqual({ filters, sort: 'newest', page: 1, showsMap: false, ignored });
});

test.each([
  ['area=', undefined, []],
  ['area=59.9,10.7;59.9', undefined, ['area']],
  ['area=59.9,10.7;59.9,10.7;59.9,10.7', undefined, ['area']],
  ['area=159,10.7;59.9,10.7;59.9,10.8', undefined, ['area']],
  ['area=x,y;59,10;60,10;60,11', 3, ['area']],
])('the area of %s has %s corners', (text, corners, ignored) => {
  expect(read(text).area?.length).toBe(corners);
  expect(read(text).ignored).toEqual(ignored);
});

test('an area with ten thousand corners is reduced to the maximum, evenly', () => {
  const corners = Array.from({ length: 10_000 }, (_, index) => {
    const angle = (index / 10_000) * 2 * Math.PI;
    return `${(60 + Math.sin(angle)).toFixed(4)},${(10 + Math.cos(angle)).toFixed(4)}`;
  });
  const { area = [], ignored } = read(`area=${corners.join(';')}`);
  expect(area).toHaveLength(100);
  expect(Math.max(...area.map(({ lat }) => lat))).toBeCloseTo(61, 2);
  expect(Math.min(...area.map(({ lat }) => lat))).toBeCloseTo(59, 2);
  expect(ignored).toEqual(['area']);
});

test('towns beyond the maximum of a search are dropped and reported', () => {
  const ids = Array.from({ length: 25 }, (_, index) => String(3000 + index));
  const { placeIds, ignored } = read(`cityPlaceId=${ids.join(',')},oslo`);
  expect(placeIds).toEqual(ids.slice(0, 20));
  expect(ignored).toEqual(['cityPlaceId']);
});

test('reversed bounds are swapped, broken ones left out', () => {
  expect(read('bounds=59,60,10,11').bounds).toEqual({ north: 60, south: 59, east: 11, west: 10 });
  expect(read('bounds=59,60,10').bounds).toBeUndefined();
  expect(read('bounds=159,60,10,11').bounds).toBeUndefined();
});

test('a moved map replaces the town, an area replaces both', () => {
  expect(read('bounds=60,59,11,10&cityPlaceId=3143244').placeIds).toBeUndefined();
  const drawn = read('area=59,10;60,10;60,11&bounds=60,59,11,10&cityPlaceId=3143244');
  expect(drawn.area).toHaveLength(3);
  expect(drawn.bounds ?? drawn.placeIds).toBeUndefined();
});

test('a range counts as one filter', () => {
  expect(
    countFilters(read('minRent=1&maxRent=2&facilities=balcony,parking&search=x').filters),
  ).toBe(3);
});
