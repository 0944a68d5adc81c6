import { expect, test } from 'vitest';

import { readFilters, writeFilters } from './filters.ts';

test('what an address does not say, or says wrongly, is the usual', () => {
  const usual = { status: 'all', month: '', search: '', sort: 'latest' };
  expect(readFilters(new URLSearchParams())).toEqual(usual);
  const wrong = 'status=paid&month=2027-13&sort=up&search=%20';
  expect(readFilters(new URLSearchParams(wrong))).toEqual(usual);
});

test('what is asked is written as it is read', () => {
  const asked = {
    status: 'overdue',
    month: '2027-03',
    search: 'Sørbø & co',
    sort: 'due_first',
  } as const;
  expect(readFilters(new URLSearchParams(writeFilters(asked)))).toEqual(asked);
});
