import { expect, test } from 'vitest';

import { isForSpacesOnly, kindOf, relevantFilters, rentKindOf } from './kinds.ts';

test.each([
  ['entire_place', 'home'],
  ['private_room', 'room'],
  ['shared_room', 'room'],
  ['parking', 'parking'],
  ['storage_room', 'storage'],
] as const)('the rent of %s is counted with that of a %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
  expect(rentKindOf([type])).toBe(kind);
});

test('rents of whole homes are shown where a search asks for them, or for no type', () => {
  expect(rentKindOf(undefined)).toBe('home');
  expect(rentKindOf([])).toBe('home');
  expect(rentKindOf(['parking', 'entire_place'])).toBe('home');
  expect(rentKindOf(['storage_room', 'shared_room'])).toBe('room');
});

test.each([
  [undefined, false],
  [[], false],
  [['parking'], true],
  [['parking', 'storage_room'], true],
  [['parking', 'private_room'], false],
] as const)('%j asks for spaces alone: %s', (types, alone) => {
  expect(isForSpacesOnly(types)).toBe(alone);
});

const QUERY = {
  propertyTypes: ['apartment'],
  minBedrooms: 1,
  maxBedrooms: 2,
  furnished: ['furnished'],
  includedInRent: ['electricity'],
  maxRent: 2000,
} as const;

test('only filters that apply to a garage are kept for a garage', () => {
  const spaces = { ...QUERY, listingTypes: ['parking'], facilities: ['ev_charger', 'balcony'] };
  expect(relevantFilters(spaces as never)).toEqual({
    maxRent: 2000,
    listingTypes: ['parking'],
    facilities: ['ev_charger'],
  });
  expect(relevantFilters({ listingTypes: ['parking'], facilities: ['balcony'] } as never)).toEqual({
    listingTypes: ['parking'],
  });
  expect(relevantFilters({ listingTypes: ['storage_room'], minBedrooms: 1 } as never)).toEqual({
    listingTypes: ['storage_room'],
  });
});

test('all filters are kept for a home', () => {
  const home = { ...QUERY, listingTypes: ['entire_place'], facilities: ['balcony'] } as never;
  expect(relevantFilters(home)).toBe(home);
});
