import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../kernel/dates.ts';
import { debtFeesOn, interestRates, lateInterest as interestAt } from './late-payment.ts';
import { MissingRateError, PUBLISHED_RATES, rateOn, repeatedRates } from './rates.ts';

const RATES = [
  ...PUBLISHED_RATES,
  ...repeatedRates(PUBLISHED_RATES, { until: '2030-12-31', source: 'test' }),
];
const lateInterest = (amount: bigint, days: { dueOn: string; paidOn: string }) =>
  interestAt(amount, days, RATES);

describe('interest', () => {
  test.each([
    [
      'over a change of rate: 46 days at 12.00 %, 10 at 12.25 %',
      1_200_000n,
      '2026-05-15',
      '2026-07-10',
      22_175n,
    ],
    ['for one day', 1_200_000n, '2026-05-15', '2026-05-16', 395n],
    ['paid on the day', 1_200_000n, '2026-05-15', '2026-05-15', 0n],
    ['paid before', 1_200_000n, '2026-05-15', '2026-05-01', 0n],
    ['for a year at rates of their own', 1_000_000n, '2025-06-30', '2026-06-30', 121_260n],
  ])('%s', (_, amount, dueOn, paidOn, expected) => {
    expect(lateInterest(amount, { dueOn, paidOn })).toBe(expected);
  });

  test('never shrinks with a further day, and reports days without a known rate', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 100_000_000n }),
        fc.nat(900),
        fc.nat(400),
        (amount, from, days) => {
          const dueOn = addDays('2025-01-01', from);
          const at = (later: number) =>
            lateInterest(amount, { dueOn, paidOn: addDays(dueOn, later) });
          expect(at(days + 1)).toBeGreaterThanOrEqual(at(days));
        },
      ),
    );
    expect(() => lateInterest(1n, { dueOn: '2024-12-01', paidOn: '2025-02-01' })).toThrow(
      MissingRateError,
    );
  });

  test('over changes of the rate is the sum of what each rate’s days come to', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 100_000_000n }),
        fc.nat(900),
        fc.integer({ min: 1, max: 1200 }),
        (amount, from, days) => {
          const dueOn = addDays('2024-12-31', from);
          const paidOn = addDays(dueOn, days);
          const parts = interestRates(RATES, addDays(dueOn, 1), paidOn);
          // Each part begins the day after the one before.
          expect(parts[0]!.from).toBe(addDays(dueOn, 1));
          expect(parts.at(-1)!.to).toBe(paidOn);
          for (const [index, part] of parts.slice(1).entries())
            expect(part.from).toBe(addDays(parts[index]!.to, 1));
          const split = parts.reduce(
            (sum, { from: first, to }) =>
              sum + lateInterest(amount, { dueOn: addDays(first, -1), paidOn: to }),
            0n,
          );
          // Each part is rounded by itself, by at most half an øre.
          const whole = lateInterest(amount, { dueOn, paidOn });
          const off = split > whole ? split - whole : whole - split;
          expect(off * 2n).toBeLessThanOrEqual(BigInt(parts.length + 1));
          // In amounts that need no rounding nothing is lost.
          const exact = amount * 3_650_000n;
          expect(
            parts.reduce(
              (sum, { from: first, to }) =>
                sum + lateInterest(exact, { dueOn: addDays(first, -1), paidOn: to }),
              0n,
            ),
          ).toBe(lateInterest(exact, { dueOn, paidOn }));
          // By the day: the rate of each day is the one that the period has for it.
          const byDay = Array.from({ length: days }, (_, index) => addDays(dueOn, index + 1));
          expect(
            byDay.reduce((sum, day) => sum + rateOn(RATES, 'late_interest', day).value, 0n) *
              amount,
          ).toBe(lateInterest(exact, { dueOn, paidOn }));
        },
      ),
      { numRuns: 50 },
    );
  });
});

test.each([
  ['2026-12-31', 2, 'regulations'],
  ['2027-01-01', 1, 'act'],
])('on %s a claim may bear a fee %i times, by the %s', (date, most, rule) => {
  expect(debtFeesOn(date)).toMatchObject({ earliestDays: 14, most, rule });
});

test.each([
  ['2026-03-01', '2026-03-31', ['2026-01-01']],
  ['2026-06-30', '2026-07-01', ['2026-01-01', '2026-07-01']],
  ['2026-07-01', '2026-12-31', ['2026-07-01']],
  ['2026-07-02', '2026-07-01', []],
])('from %s to %s the rates since %j hold', (from, to, since) => {
  expect(interestRates(PUBLISHED_RATES, from, to).map(({ rate }) => rate.since)).toEqual(since);
});

test('interest of half an øre is rounded up, of less down', () => {
  // 12.25 % of 1490 øre for one day are 0.50007 øre; of 1489, 0.49974.
  const oneDay = { dueOn: '2026-07-31', paidOn: '2026-08-01' };
  expect(lateInterest(1490n, oneDay)).toBe(1n);
  expect(lateInterest(1489n, oneDay)).toBe(0n);
});

test('interest is calculated from the first day with a known rate', () => {
  expect(lateInterest(1_000_000n, { dueOn: '2024-12-31', paidOn: '2025-01-01' })).toBe(342n);
  const before = { dueOn: '2024-12-30', paidOn: '2024-12-30' };
  expect(lateInterest(1_000_000n, before)).toBe(0n);
});

test('letters before 2019 follow the oldest rule', () => {
  expect(debtFeesOn('2018-12-31').since).toBe('2019-01-01');
});
