import fc from 'fast-check';
import { expect, test } from 'vitest';

import { answerUntil } from '../deposits/release.ts';
import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts';
import { protestUntil } from '../leases/notice.ts';
import { twoWeeksUntil } from '../leases/status.ts';
import { businessDayFrom, easterOf, isBusinessDay, isHoliday, timeLimit } from './business-days.ts';
import { tenancyLawOn } from './tenancy.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is %s', (year, date) => {
  expect(easterOf(year)).toBe(date);
});

test('the holidays of a year are these twelve', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  expect(days.filter(isHoliday)).toEqual([
    '2026-01-01',
    '2026-04-02',
    '2026-04-03',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-17',
    '2026-05-24',
    '2026-05-25',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test.each([
  ['an ordinary day', '2026-04-15', '2026-04-15'],
  ['Labour Day, a Friday', '2026-05-01', '2026-05-04'],
  ['Constitution Day, a Sunday', '2026-05-17', '2026-05-18'],
  ['a Saturday', '2026-08-01', '2026-08-03'],
  ['Maundy Thursday, until after Easter', '2026-04-02', '2026-04-07'],
  ['Christmas Eve', '2026-12-24', '2026-12-24'],
  ['Christmas Day, a Friday', '2026-12-25', '2026-12-28'],
])('%s: %s is paid on %s', (_, due, paid) => {
  expect(businessDayFrom(due)).toBe(paid);
  expect(isBusinessDay(paid)).toBe(true);
});

test.each<
  [what: string, until: (from: IsoDate) => IsoDate, length: { months?: number; days?: number }]
>([
  ['to protest against a notice', (from) => protestUntil(from, tenancyLawOn(from)), { months: 1 }],
  ['to answer a claim on a deposit', answerUntil, { days: 35 }],
  ['before a petition', twoWeeksUntil, { days: 14 }],
  ['of a fortnight', (from) => timeLimit(from, { days: 14 }), { days: 14 }],
])('the time %s ends on its day, or on the first business day after it', (_, until, length) => {
  fc.assert(
    fc.property(fc.nat(5_000), (days) => {
      const from = addDays('2026-01-01', days);
      const last = until(from);
      expect(isBusinessDay(last)).toBe(true);
      const { months = 0, days: more = 0 } = length;
      for (let day = addDays(addMonths(from, months), more); day < last; day = addDays(day, 1))
        expect(isBusinessDay(day)).toBe(false);
    }),
  );
});
