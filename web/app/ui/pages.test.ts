import { expect, test } from 'vitest';

import { readPage, withPage } from './pages.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=2.9', 2],
  ['page=0', 1],
  ['page=-4', 1],
  ['page=x', 1],
  ['page=1e9', 10_000],
])('an address with "%s" asks for page %d', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});

test('another page of the same list; the first has no number', () => {
  const params = new URLSearchParams('status=new&page=2');
  expect(withPage(params, 3)).toBe('?status=new&page=3');
  expect(withPage(params, 1)).toBe('?status=new');
});
