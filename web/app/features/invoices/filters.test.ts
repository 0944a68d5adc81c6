import { expect, test } from 'vitest';

import { readFilters, writeFilters } from './filters.ts';

test('a missing or wrong value in the address becomes the default', () => {
  const usual = { status: 'all', month: '', search: '', sort: 'latest' };
  expect(readFilters(new URLSearchParams())).toEqual(usual);
  const invalid = 'status=paid&month=2027-13&sort=up&search=%20';
  expect(readFilters(new URLSearchParams(invalid))).toEqual(usual);
});

test('filters are written as they are read', () => {
  const filters = {
    status: 'overdue',
    month: '2027-03',
    search: 'Sørbø & co',
    sort: 'due_first',
  } as const;
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
});
