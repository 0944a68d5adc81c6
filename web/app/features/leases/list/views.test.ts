import { expect, test } from 'vitest';

import { listViewInput } from '@husvaer/domain/leases/list-view';

import { readFilters } from './filters.ts';
import { queryOf } from './views.ts';

test('a view saves filters and order, and no search text', () => {
  const filters = readFilters(new URLSearchParams('arrears=yes&sort=arrears&search=Ingrid'));
  expect(queryOf(filters)).toBe('?arrears=yes&sort=arrears');
});

test('the API accepts what the list writes', () => {
  const filters = readFilters(
    new URLSearchParams({
      as: 'landlord',
      status: 'soon_ending',
      rent: 'to_pay',
      arrears: 'yes',
      ends: '90',
      agent: crypto.randomUUID(),
      landlord: crypto.randomUUID(),
      sort: 'tenant',
      order: 'descending',
    }),
  );
  const view = { name: ' Avsluttes  snart ', query: queryOf(filters) };
  expect(listViewInput.parse(view)).toEqual({ name: 'Avsluttes snart', query: queryOf(filters) });
});
