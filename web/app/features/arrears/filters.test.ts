import { expect, test } from 'vitest';

import { readFilters, writeFilters } from './filters.ts';

test('a missing or wrong value in the address becomes the default', () => {
  const usual = { search: '', sort: 'longest' };
  expect(readFilters(new URLSearchParams())).toEqual(usual);
  expect(readFilters(new URLSearchParams('sort=name&search=%20'))).toEqual(usual);
  expect(writeFilters({ search: '', sort: 'longest' })).toBe('?');
});

test('filters are written as they are read', () => {
  const filters = { search: 'Grünerløkka & co', sort: 'largest' } as const;
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
});
