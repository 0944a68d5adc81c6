import { expect, test } from 'vitest';

import { namedPlacesQuery, suggestionsQuery } from './suggestion.ts';

const ID = '019aa000-0000-7000-8000-000000000000';

test('typed text is looked up without surrounding space', () => {
  expect(namedPlacesQuery.parse({ text: ' tro ' })).toEqual({ text: 'tro' });
  expect(suggestionsQuery.parse({ text: '', partnerId: null })).toEqual({ text: '' });
  expect(suggestionsQuery.parse({ text: 'tro', partnerId: ID })).toEqual({
    text: 'tro',
    partnerId: ID,
  });
});

test.each([{ text: 'x'.repeat(81) }, {}, { text: 'tro', limit: 3 }])('%o is refused', (query) => {
  expect(namedPlacesQuery.safeParse(query).success).toBe(false);
  expect(suggestionsQuery.safeParse(query).success).toBe(false);
});
