import { expect, test } from 'vitest';

import { isFiltered, readFilters, sortedBy, writeFilters, type Filters } from './filters.ts';

const NOTHING: Filters = {
  side: null,
  status: null,
  rentStatus: null,
  isInArrears: false,
  endsWithinDays: null,
  isContradictory: false,
  agentId: null,
  landlordId: null,
  search: '',
  sort: null,
  isDescending: false,
};

test('a missing or wrong value in the address is not a filter', () => {
  expect(readFilters(new URLSearchParams())).toEqual(NOTHING);
  const invalid = 'as=agent&status=somewhere&search=%20&page=2&rent=no&ends=31&arrears=1&sort=x';
  expect(readFilters(new URLSearchParams(invalid))).toEqual(NOTHING);
  expect(isFiltered(NOTHING)).toBe(false);
});

test('filters are written as they are read', () => {
  const filters: Filters = {
    side: 'landlord',
    status: 'soon_ending',
    rentStatus: 'overdue',
    isInArrears: true,
    endsWithinDays: 90,
    agentId: 'a',
    landlordId: 'b',
    search: 'Grünerløkka & co',
    sort: 'ends',
    isDescending: true,
    isContradictory: true,
  };
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  expect(isFiltered(filters)).toBe(true);
});

test('a column sorts one way, then the other', () => {
  const byRent = sortedBy(NOTHING, 'rent');
  expect(byRent).toMatchObject({ sort: 'rent', isDescending: true });
  expect(sortedBy(byRent, 'rent').isDescending).toBe(false);
  expect(sortedBy(byRent, 'home')).toMatchObject({ sort: 'home', isDescending: false });
});
