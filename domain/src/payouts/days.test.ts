import fc from 'fast-check';
import { expect, it } from 'vitest';

import { addDays } from '../kernel/dates.ts';
import { isBusinessDay } from '../legal/business-days.ts';
import { paidOutOn, payoutDayFrom } from './days.ts';

it.each([
  ['2027-01-01', 10, '2027-01-11'],
  ['2027-01-11', 10, '2027-01-11'],
  ['2027-01-12', 10, '2027-02-10'],
  // Postponed into the next month: Saturday 27 and Sunday 28 February.
  ['2027-03-01', 28, '2027-03-01'],
  ['2027-03-02', 28, '2027-03-30'],
])('from %s, the day of payout on the %i is %s', (from, day, expected) => {
  expect(payoutDayFrom(from, day)).toBe(expected);
});

it.each([
  [null, '2027-01-11'],
  ['2027-01-11', '2027-01-11'],
  ['2027-01-12', '2027-01-15'],
  ['2027-01-14', '2027-01-18'],
])('rent due on 1 January and paid %s is paid out on %s', (settledOn, expected) => {
  const invoice = { dueOn: '2027-01-01', settledOn };
  expect(paidOutOn(invoice, { payoutDay: 10, waitDays: 3 })).toBe(expected);
});

it('the day of payout is a business day within a month, and never before the rent is due', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 28 }), (days, day) => {
      const from = addDays('2025-01-01', days);
      const found = payoutDayFrom(from, day);
      expect(isBusinessDay(found)).toBe(true);
      expect(found >= from).toBe(true);
      expect(found <= addDays(from, 38)).toBe(true);
    }),
  );
});
