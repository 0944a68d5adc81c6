import { expect, test } from 'vitest';

import { inPages, readShown, withMore } from './shown.ts';

const shownFor = (query: string) => readShown(new URLSearchParams(query));

test('an address asks for whole pages', () => {
  expect(['', 'shown=48', 'shown=25', 'shown=-3', 'shown=x', 'shown=1e9'].map(shownFor)).toEqual([
    24, 48, 48, 24, 24, 960,
  ]);
  expect(withMore(new URLSearchParams('sort=people&shown=48'))).toBe('?sort=people&shown=72');
});

test('pages become one list without duplicates', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ _id: String(index) }));
  const page = await inPages(48, ({ limit, skip }) =>
    // The list has grown by one between the two calls.
    Promise.resolve({ total: 40, data: rows.slice(Math.max(skip - 1, 0)).slice(0, limit) }),
  );
  expect(page.total).toBe(40);
  expect(page.data.map(({ _id }) => _id)).toEqual(rows.map(({ _id }) => _id));
});
