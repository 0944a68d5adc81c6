import { expect, test } from 'vitest';

import { elapsedPercentage, remainingOf } from './remaining.ts';

const TERM = { startsOn: '2027-01-01', endsOn: '2029-12-31' };

test.each([
  ['2026-11-20', { years: 3, months: 1, days: 12 }, 0],
  ['2027-01-01', { years: 3, months: 0, days: 0 }, 0],
  ['2028-07-02', { years: 1, months: 5, days: 30 }, 50],
  ['2029-12-20', { years: 0, months: 0, days: 12 }, 99],
  ['2029-12-31', { years: 0, months: 0, days: 1 }, 0],
  ['2030-01-01', { years: 0, months: 0, days: 0 }, 0],
  ['2031-01-01', { years: 0, months: 0, days: 0 }, 0],
])('on %s', (today, remaining, percentage) => {
  expect(remainingOf(TERM, today)).toEqual(remaining);
  expect(elapsedPercentage(TERM, today)).toBe(percentage);
});

test('a lease until further notice has no remaining time', () => {
  const term = { startsOn: '2020-01-01', endsOn: null };
  expect(remainingOf(term, '2026-11-20')).toEqual({ years: 0, months: 0, days: 0 });
  expect(elapsedPercentage(term, '2026-11-20')).toBe(0);
});
