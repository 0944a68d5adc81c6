import { expect, test } from 'vitest';

import { arrearsByAge } from './arrears.ts';

test('each due day counts by its own age, each lease once an age', () => {
  const late = [
    { leaseId: 'a', dueOn: '2026-11-19', owed: 100n },
    { leaseId: 'a', dueOn: '2026-11-06', owed: 200n },
    { leaseId: 'a', dueOn: '2026-11-05', owed: 400n },
    { leaseId: 'b', dueOn: '2026-10-21', owed: 800n },
    { leaseId: 'b', dueOn: '2026-09-21', owed: 1600n },
    { leaseId: 'c', dueOn: '2026-09-20', owed: 3200n },
  ];
  expect(arrearsByAge(late, '2026-11-20')).toEqual([
    { from: 1, to: 14, leases: 1, amount: 300n },
    { from: 15, to: 30, leases: 2, amount: 1200n },
    { from: 31, to: 60, leases: 1, amount: 1600n },
    { from: 61, to: null, leases: 1, amount: 3200n },
  ]);
});
