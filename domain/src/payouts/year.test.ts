import { expect, it } from 'vitest';

import { yearOf, type Movement } from './year.ts';

it('sums a year by month, and what stood at its end with the years before', () => {
  const movements: Movement[] = [
    { on: '2026-12-20', kind: 'invoiced', amount: 1000n },
    { on: '2027-01-02', kind: 'received', amount: 1000n },
    { on: '2027-01-11', kind: 'kept', amount: 100n, vat: 20n },
    { on: '2027-01-12', kind: 'paidOut', amount: 900n },
    { on: '2027-03-01', kind: 'invoiced', amount: 2000n },
    { on: '2027-03-05', kind: 'received', amount: 500n, isDirect: true },
    { on: '2027-03-06', kind: 'received', amount: 700n },
    { on: '2027-03-07', kind: 'invoiced', amount: -300n },
    { on: '2028-01-01', kind: 'invoiced', amount: 5000n },
  ];
  expect(yearOf(movements, 2027)).toEqual({
    months: [
      { month: '2027-01-01', invoiced: 0n, received: 1000n, kept: 100n, paidOut: 900n },
      { month: '2027-03-01', invoiced: 1700n, received: 1200n, kept: 0n, paidOut: 0n },
    ],
    vat: 20n,
    owed: 500n,
    notPaidOut: 700n,
  });
  expect(yearOf(movements, 2026)).toMatchObject({ owed: 1000n, notPaidOut: 0n });
  expect(yearOf(movements, 2025)).toEqual({ months: [], vat: 0n, owed: 0n, notPaidOut: 0n });
});
