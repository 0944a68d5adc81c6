import { expect, test } from 'vitest';

import { searchParamsOf, type SearchLocation } from './address.ts';

const BOUNDS = { north: 59.9512345, south: 59.9, east: 10.8, west: 10.7000049 };

test.each<[string, Partial<SearchLocation>, string]>([
  ['nothing', {}, ''],
  ['no towns', { placeIds: [] }, ''],
  ['towns', { placeIds: ['1', '2'] }, 'cityPlaceId=1,2'],
  [
    'a street of a municipality',
    { street: 'Markveien', municipality: 'Oslo', postalCode: '', neighbourhood: undefined },
    'municipality=Oslo&street=Markveien',
  ],
  ['a box, to a metre', { bounds: BOUNDS }, 'bounds=59.95123,59.9,10.8,10.7'],
  [
    'a box around a named place',
    { bounds: BOUNDS, near: 'Løkka' },
    'bounds=59.95123,59.9,10.8,10.7&near=Løkka',
  ],
  ['a name without its box', { near: 'Løkka' }, ''],
  [
    'a drawn area',
    {
      area: [
        { lat: 59.9, lng: 10.7 },
        { lat: 60.1234567, lng: 10.8 },
        { lat: 60, lng: 11 },
      ],
    },
    'area=59.9,10.7;60.12346,10.8;60,11',
  ],
  [
    'filters: texts, numbers, lists',
    { filters: { listingTypes: ['parking', 'storage_room'], minRent: 0, search: 'balkong' } },
    'search=balkong&minRent=0&listingTypes=parking,storage_room',
  ],
  [
    'filters that ask for nothing',
    { filters: { listingTypes: [], minRent: null, maxRent: undefined, search: '' } },
    '',
  ],
])('the address of a search by %s', (_, query, address) => {
  const params = searchParamsOf({ filters: {}, ...query });
  expect([...params].map((pair) => pair.join('=')).join('&')).toBe(address);
});
