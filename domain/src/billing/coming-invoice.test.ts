import { expect, test } from 'vitest';

import { withChange } from './coming-invoice.ts';
import type { RentPeriod } from './periods.ts';

const FEBRUARY: RentPeriod = {
  month: '2027-02-01',
  from: '2027-02-01',
  to: '2027-02-28',
  dueOn: '2027-02-01',
  lines: [],
  total: 1_200_000n,
};
const change = { month: '2027-02-01', dueOn: null, lines: [] };
const extra = { kind: 'extra', name: 'Ny nøkkel', amount: 45_000n } as const;
const discount = { kind: 'discount', name: 'Uten varmtvann', amount: 100_000n } as const;

test('a rent without changes is as in the lease', () => {
  expect(withChange(FEBRUARY, undefined)).toEqual({ ...FEBRUARY, singleLines: [] });
});

test('lines of one invoice are added, and discounts subtracted', () => {
  const coming = withChange(FEBRUARY, { ...change, lines: [discount, extra] });
  expect(coming.total).toBe(1_145_000n);
  expect(coming.singleLines).toEqual([extra, { ...discount, amount: -100_000n }]);
});

test('a discount takes no more than the amount to pay, and is left out at zero', () => {
  const all = { ...discount, amount: 1_300_000n };
  const coming = withChange(FEBRUARY, { ...change, lines: [all, { ...discount, name: 'Mer' }] });
  expect(coming.total).toBe(0n);
  expect(coming.singleLines).toEqual([{ ...all, amount: -1_200_000n }]);
});

test.each([
  ['a later day is the due day', '2027-02-15', '2027-02-15'],
  ['a day before the lease’s is not', '2027-01-15', '2027-02-01'],
])('%s', (_, dueOn, expected) => {
  expect(withChange(FEBRUARY, { ...change, dueOn }).dueOn).toBe(expected);
});

test.each([
  [undefined, '2027-02-01'],
  ['2027-02-15', '2027-02-15'],
  ['2027-01-15', '2027-02-01'],
])(
  'an invoice to be due on %s is due on %s: never before the lease’s due day',
  (dueOn, expected) => {
    const coming = withChange(FEBRUARY, { ...change, dueOn: dueOn ?? null });
    expect(coming.dueOn).toBe(expected);
    expect(coming.singleLines).toEqual([]);
  },
);
