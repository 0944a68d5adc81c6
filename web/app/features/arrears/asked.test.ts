import { expect, test } from 'vitest';

import { readAsked, writeAsked } from './asked.ts';

test('what an address does not say, or says wrongly, is the usual', () => {
  const usual = { search: '', sort: 'longest' };
  expect(readAsked(new URLSearchParams())).toEqual(usual);
  expect(readAsked(new URLSearchParams('sort=name&search=%20'))).toEqual(usual);
  expect(writeAsked({ search: '', sort: 'longest' })).toBe('?');
});

test('what is asked is written as it is read', () => {
  const asked = { search: 'Grünerløkka & co', sort: 'largest' } as const;
  expect(readAsked(new URLSearchParams(writeAsked(asked)))).toEqual(asked);
});
