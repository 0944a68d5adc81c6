import { expect, test } from 'vitest';

import { pageOf } from './page.ts';

const page = pageOf({ usual: 12, most: 150, skipMost: 1000 });

test.each([
  [{}, { limit: 12, skip: 0 }],
  [
    { limit: null, skip: null },
    { limit: 12, skip: 0 },
  ],
  [
    { limit: 1, skip: 0 },
    { limit: 1, skip: 0 },
  ],
  [
    { limit: 150, skip: 1000 },
    { limit: 150, skip: 1000 },
  ],
])('%o asks for %o', (input, part) => {
  expect(page.parse(input)).toEqual(part);
});

test.each([
  { limit: 0 },
  { limit: 151 },
  { limit: 1.5 },
  { limit: '12' },
  { skip: -1 },
  { skip: 1001 },
  { page: 2 },
])('%o is refused', (input) => {
  expect(page.safeParse(input).success).toBe(false);
});
