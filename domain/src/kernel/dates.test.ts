import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, addMonths, daysBetween, endOfMonth, spanBetween } from './dates.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-01-31', 13, '2028-02-29'],
  ['2027-12-15', 1, '2028-01-15'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2027-05-17', 0, '2027-05-17'],
])('%s and %i months: %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test.each([
  ['2027-02-03', '2027-02-28'],
  ['2028-02-03', '2028-02-29'],
  ['2027-12-31', '2027-12-31'],
])('the month of %s ends on %s', (date, expected) => {
  expect(endOfMonth(date)).toBe(expected);
});

test('days are counted over daylight saving changes and years', () => {
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
  expect(daysBetween('2027-10-30', '2027-11-01')).toBe(2);
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(daysBetween('2027-02-01', '2027-01-01')).toBe(-31);
});

test.each([
  ['2027-01-01', '2029-12-31', { years: 2, months: 11, days: 30 }],
  ['2027-01-01', '2030-01-01', { years: 3, months: 0, days: 0 }],
  ['2027-01-31', '2027-03-01', { years: 0, months: 1, days: 1 }],
  ['2027-01-01', '2027-01-01', { years: 0, months: 0, days: 0 }],
  ['2027-02-01', '2027-01-01', { years: 0, months: 0, days: 0 }],
])('from %s to %s', (from, to, expected) => {
  expect(spanBetween(from, to)).toEqual(expected);
});

test('a span leads from one day to the other', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      const { years, months, days } = spanBetween(from, to);
      expect(addDays(addMonths(from, years * 12 + months), days)).toBe(to);
      expect(months).toBeLessThan(12);
      expect(days).toBeLessThan(31);
    }),
  );
});
