import { expect, test } from 'vitest';

import { otherDays } from './other-days.ts';

test('the other days are later, and two of them are the next changes of the clock', () => {
  expect(otherDays(Temporal.PlainDate.from('2026-11-28'))).toEqual([
    '2027-01-02',
    '2027-02-01',
    '2027-11-29',
    '2027-03-28',
    '2027-10-31',
  ]);
  expect(otherDays(Temporal.PlainDate.from('2027-03-28')).slice(3)).toEqual([
    '2028-03-26',
    '2027-10-31',
  ]);
});
