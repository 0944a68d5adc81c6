import { expect, it } from 'vitest';

import { isPreliminary, yearOf, type Movement } from './year.ts';

it('sums a year by month, and its closing balance with the years before', () => {
  const movements: Movement[] = [
    { on: '2026-12-20', kind: 'invoiced', amount: 1000n },
    { on: '2027-01-02', kind: 'received', amount: 1000n },
    { on: '2027-01-11', kind: 'kept', amount: 100n, vat: 20n },
    { on: '2027-01-12', kind: 'paidOut', amount: 900n },
    { on: '2027-03-01', kind: 'invoiced', amount: 2000n },
    { on: '2027-03-05', kind: 'received', amount: 500n },
    { on: '2027-03-05', kind: 'paidOut', amount: 500n },
    { on: '2027-03-06', kind: 'received', amount: 700n },
    { on: '2027-03-07', kind: 'invoiced', amount: -300n },
    { on: '2027-03-10', kind: 'guaranteed', amount: 400n },
    { on: '2028-01-01', kind: 'invoiced', amount: 5000n },
  ];
  expect(yearOf(movements, 2027)).toEqual({
    months: [
      {
        month: '2027-01-01',
        guaranteed: 0n,
        invoiced: 0n,
        received: 1000n,
        kept: 100n,
        paidOut: 900n,
      },
      {
        month: '2027-03-01',
        guaranteed: 400n,
        invoiced: 1700n,
        received: 1200n,
        kept: 0n,
        paidOut: 500n,
      },
    ],
    vat: 20n,
    owed: 500n,
    opening: 0n,
    closing: 1100n,
  });
  expect(yearOf(movements, 2026)).toMatchObject({ owed: 1000n, closing: 0n });
  expect(yearOf(movements, 2028)).toMatchObject({ opening: 1100n, closing: 1100n });
  const none = { months: [], vat: 0n, owed: 0n, opening: 0n, closing: 0n };
  expect(yearOf(movements, 2025)).toEqual(none);
});

// 1 January 2027 is a Friday, and a holiday: the banks' first two days are the 4th and the 5th.
it.each([
  ['2026-11-23', true],
  ['2026-12-31', true],
  ['2027-01-05', true],
  ['2027-01-06', false],
])('2026 as of %s is preliminary: %s', (today, expected) => {
  expect(isPreliminary(2026, today)).toBe(expected);
});

it('includes the first and the last day of a year, and puts months in order', () => {
  const movements: Movement[] = [
    { on: '2027-12-31', kind: 'received', amount: 30n },
    { on: '2026-12-31', kind: 'received', amount: 1n },
    { on: '2027-01-01', kind: 'received', amount: 20n },
    { on: '2027-01-31', kind: 'kept', amount: 5n },
  ];
  const year = yearOf(movements, 2027);
  expect(year).toMatchObject({ opening: 1n, closing: 46n, owed: 0n });
  expect(year.months.map(({ month, received }) => [month, received])).toEqual([
    ['2027-01-01', 20n],
    ['2027-12-01', 30n],
  ]);
});
