import { expect, test } from 'vitest';

import { readFilters, writeFilters } from './filters.ts';

test('what an address does not say, or says wrongly, is the usual', () => {
  const usual = { search: '', sort: 'longest' };
  expect(readFilters(new URLSearchParams())).toEqual(usual);
  expect(readFilters(new URLSearchParams('sort=name&search=%20'))).toEqual(usual);
  expect(writeFilters({ search: '', sort: 'longest' })).toBe('?');
});

test('what is asked is written as it is read', () => {
  const asked = { search: 'Grünerløkka & co', sort: 'largest' } as const;
  expect(readFilters(new URLSearchParams(writeFilters(asked)))).toEqual(asked);
});
