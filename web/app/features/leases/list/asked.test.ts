import { expect, test } from 'vitest';

import { readAsked, writeAsked } from './asked.ts';

test('what an address does not say, or says wrongly, is not asked', () => {
  const nothing = { side: null, status: null, search: '' };
  expect(readAsked(new URLSearchParams())).toEqual(nothing);
  const wrong = 'as=agent&status=somewhere&search=%20&page=2';
  expect(readAsked(new URLSearchParams(wrong))).toEqual(nothing);
});

test('what is asked is written as it is read', () => {
  const asked = { side: 'landlord', status: 'soon_ending', search: 'Grünerløkka & co' } as const;
  expect(readAsked(new URLSearchParams(writeAsked(asked)))).toEqual(asked);
});
