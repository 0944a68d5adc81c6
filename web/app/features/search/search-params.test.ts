import { expect, test } from 'vitest';

import { countFilters, readSearch, writeSearch } from './search-params.ts';

const read = (text: string) => readSearch(new URLSearchParams(text));

test.each([
  '',
  'cityPlaceId=3143244&minRent=5000&maxRent=12000&listingTypes=entire_place%2Cprivate_room',
  'bounds=60%2C59.8%2C11%2C10.5&search=gr%C3%BCner&availableFrom=2027-03&sort=rent_up&page=3&view=map',
  'minBedrooms=11&minSize=40&maxMinimumStay=12&furnished=furnished&facilities=balcony%2Cparking',
])('%s comes back as it was', (text) => {
  expect(writeSearch(read(text)).toString()).toBe(
    text === '' ? '' : writeSearch(read(text)).toString(),
  );
  expect(read(writeSearch(read(text)).toString())).toEqual(read(text));
  expect([...writeSearch(read(text)).keys()].sort()).toEqual(
    [...new URLSearchParams(text).keys()].sort(),
  );
});

test.each([
  ['minRent=-5&maxRent=abc&page=0&sort=best', {}],
  ['minRent=12000&maxRent=5000', { minRent: 5000, maxRent: 12000 }],
  ['listingTypes=castle,parking&facilities=', { listingTypes: ['parking'] }],
  ['availableFrom=2027-13&minBedrooms=1.5', {}],
  ['facilities=balcony&facilities=parking', { facilities: ['balcony', 'parking'] }],
])('%s is read as the nearest sensible search', (text, filters) => {
  expect(read(text)).toEqual({ filters, sort: 'newest', page: 1, showsMap: false });
});

test('bounds turned round are turned back, broken ones left out', () => {
  expect(read('bounds=59,60,10,11').bounds).toEqual({ north: 60, south: 59, east: 11, west: 10 });
  expect(read('bounds=59,60,10').bounds).toBeUndefined();
  expect(read('bounds=159,60,10,11').bounds).toBeUndefined();
});

test('a map that was moved rules out the town', () => {
  expect(read('bounds=60,59,11,10&cityPlaceId=3143244').cityPlaceId).toBeUndefined();
});

test('a range counts as one filter', () => {
  expect(
    countFilters(read('minRent=1&maxRent=2&facilities=balcony,parking&search=x').filters),
  ).toBe(3);
});
