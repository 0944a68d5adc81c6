import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays, addMonths, daysBetween, endOfMonth, type IsoDate } from '../kernel/dates.ts';
import { isBusinessDay } from '../legal/business-days.ts';
import { creditFor, rentPeriod, type RentTerms } from './periods.ts';

const TERMS: RentTerms = {
  startsOn: '2026-01-01',
  endsOn: null,
  dueDay: 1,
  rents: [{ since: '2026-01-01', amount: 12_000_00n }],
  charges: [],
};
const lines = (terms: Partial<RentTerms>, month: IsoDate) =>
  rentPeriod({ ...TERMS, ...terms }, month)?.lines.map(({ kind, from, to, amount }) => [
    kind,
    from.slice(8),
    to.slice(8),
    amount,
  ]);

describe('the cost of a month', () => {
  test.each<[string, Partial<RentTerms>, IsoDate, unknown]>([
    ['a whole month', {}, '2026-02-01', [['rent', '01', '28', 12_000_00n]]],
    ['the first days', { startsOn: '2026-04-16' }, '2026-04-01', [['rent', '16', '30', 6_000_00n]]],
    ['the last', { endsOn: '2026-08-15' }, '2026-08-01', [['rent', '01', '15', 5_806_45n]]],
    [
      'both in one',
      { startsOn: '2028-02-10', endsOn: '2028-02-19' },
      '2028-02-01',
      [['rent', '10', '19', 4_137_93n]],
    ],
    ['one day', { endsOn: '2026-08-01' }, '2026-08-01', [['rent', '01', '01', 387_10n]]],
    ['nothing before it', { startsOn: '2026-04-16' }, '2026-03-01', undefined],
    [
      'nothing for less than half an øre',
      { startsOn: '2026-04-30', rents: [{ since: '2026-01-01', amount: 14n }] },
      '2026-04-01',
      undefined,
    ],
    ['nothing after it', { endsOn: '2026-03-31' }, '2026-04-01', undefined],
    [
      'a change inside',
      {
        rents: [
          { since: '2026-01-01', amount: 12_000_00n },
          { since: '2026-09-11', amount: 12_300_00n },
        ],
      },
      '2026-09-01',
      [
        ['rent', '01', '10', 4_000_00n],
        ['rent', '11', '30', 8_200_00n],
      ],
    ],
    [
      'a change to the same, in no order',
      {
        rents: [
          { since: '2026-09-11', amount: 12_000_00n },
          { since: '2026-01-01', amount: 12_000_00n },
        ],
      },
      '2026-09-01',
      [['rent', '01', '30', 12_000_00n]],
    ],
    [
      'a change that another of the same amount follows',
      {
        rents: [
          { since: '2026-01-01', amount: 12_000_00n },
          { since: '2026-09-11', amount: 12_300_00n },
          { since: '2026-10-01', amount: 12_300_00n },
        ],
      },
      '2026-09-01',
      [
        ['rent', '01', '10', 4_000_00n],
        ['rent', '11', '30', 8_200_00n],
      ],
    ],
    [
      'what was agreed last for a day',
      {
        rents: [
          { since: '2026-05-01', amount: 12_600_00n },
          { since: '2026-05-01', amount: 12_300_00n },
        ],
      },
      '2026-04-01',
      [['rent', '01', '30', 12_300_00n]],
    ],
    [
      'a rent agreed before the first day',
      { startsOn: '2026-04-01', rents: [{ since: '2026-05-01', amount: 100_00n }] },
      '2026-04-01',
      [['rent', '01', '30', 100_00n]],
    ],
    [
      'water on account, for some of it',
      { charges: [{ cost: 'water', since: '2026-01-01', until: '2026-06-10', amount: 300_00n }] },
      '2026-06-01',
      [
        ['rent', '01', '30', 12_000_00n],
        ['use_cost', '01', '10', 100_00n],
      ],
    ],
    [
      'no line for nothing',
      { charges: [{ cost: 'fuel', since: '2026-01-01', until: null, amount: 0n }] },
      '2026-06-01',
      [['rent', '01', '30', 12_000_00n]],
    ],
  ])('%s', (_, terms, month, expected) => {
    expect(lines(terms, month)).toEqual(expected);
  });

  test('is requested by a month', () => {
    expect(() => rentPeriod(TERMS, '2026-02-02')).toThrow(RangeError);
  });
});

describe('the due day', () => {
  test.each([
    ['on the day', 20, '2026-01-01', '2026-10-01', '2026-10-20'],
    ['on Monday after Labour Day, a Friday', 1, '2026-01-01', '2026-05-01', '2026-05-04'],
    ['on Tuesday after Easter', 3, '2026-01-01', '2026-04-01', '2026-04-07'],
    ['no day before the lease', 1, '2026-04-16', '2026-04-01', '2026-04-16'],
    ['on the first business day of a lease', 1, '2026-04-18', '2026-04-01', '2026-04-20'],
  ])('%s', (_, dueDay, startsOn, month, expected) => {
    expect(rentPeriod({ ...TERMS, dueDay, startsOn }, month)?.dueOn).toBe(expected);
  });
});

const START = '2026-01-01';
const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays(START, days));
/** Below 16 øre a month a day may cost nothing. */
const amount = fc.bigInt({ min: 16n, max: 100_000_00n });
const terms: fc.Arbitrary<RentTerms> = fc
  .record({
    startsOn: day,
    lasts: fc.option(fc.integer({ min: 0, max: 700 }), { nil: null }),
    dueDay: fc.integer({ min: 1, max: 28 }),
    rents: fc.array(fc.record({ since: day, amount }), { minLength: 1, maxLength: 5 }),
    charges: fc.array(
      fc.record({
        cost: fc.constantFrom('electricity', 'fuel', 'water', 'sewage'),
        since: day,
        until: fc.option(day, { nil: null }),
        amount,
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ lasts, ...rest }) => ({
    ...rest,
    endsOn: lasts === null ? null : addDays(rest.startsOn, lasts),
  }));
const month = fc.integer({ min: 0, max: 50 }).map((months) => addMonths(START, months));

test('every day of a lease is paid for once, and no other', () => {
  fc.assert(
    fc.property(terms, (lease) => {
      const periods = Array.from({ length: 55 }, (_, index) =>
        rentPeriod(lease, addMonths(START, index)),
      ).filter((period) => period !== null);
      const paid = periods.flatMap(({ lines: all }) =>
        all
          .filter(({ kind }) => kind === 'rent')
          .flatMap(({ from, to }) =>
            Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)),
          ),
      );
      const last = lease.endsOn ?? endOfMonth(addMonths(START, 54));
      expect(paid).toEqual(
        Array.from({ length: daysBetween(lease.startsOn, last) + 1 }, (_, index) =>
          addDays(lease.startsOn, index),
        ),
      );
    }),
    { numRuns: 100 },
  );
});

test('a month adds up to its exact sum, within half an øre a line', () => {
  fc.assert(
    fc.property(terms, month, (lease, first) => {
      const period = rentPeriod(lease, first);
      if (!period) return;
      const days = BigInt(endOfMonth(first).slice(8));
      // In fractions of an øre, so that nothing is rounded here.
      const exact = period.lines.reduce(
        (sum, { from, to, monthly }) => sum + monthly * BigInt(daysBetween(from, to) + 1),
        0n,
      );
      const difference = period.total * days - exact;
      expect(2n * (difference < 0n ? -difference : difference)).toBeLessThanOrEqual(
        BigInt(period.lines.length) * days,
      );
      expect(period.total).toBe(period.lines.reduce((sum, line) => sum + line.amount, 0n));
      for (const line of period.lines)
        if (line.from === first && line.to === endOfMonth(first))
          expect(line.amount).toBe(line.monthly);
    }),
  );
});

test('is due in its month or at the next business day after it, never before the lease', () => {
  fc.assert(
    fc.property(terms, month, (lease, first) => {
      const period = rentPeriod(lease, first);
      if (!period) return;
      expect(isBusinessDay(period.dueOn)).toBe(true);
      expect(period.dueOn >= first).toBe(true);
      expect(period.dueOn >= lease.startsOn).toBe(true);
      expect(daysBetween(endOfMonth(first), period.dueOn)).toBeLessThan(8);
    }),
  );
});

test('an invoice and its credit equal the invoice of the corrected period', () => {
  fc.assert(
    fc.property(terms, month, day, day, (lease, first, one, other) => {
      const invoiced = rentPeriod(lease, first);
      if (!invoiced) return;
      const [early, late] = one < other ? [one, other] : [other, one];
      const ended = (endsOn: IsoDate) =>
        rentPeriod(
          {
            ...lease,
            endsOn: lease.endsOn !== null && lease.endsOn < endsOn ? lease.endsOn : endsOn,
          },
          first,
        );
      const credit = creditFor(invoiced, late);
      expect(invoiced.total - (credit?.total ?? 0n)).toBe(ended(late)?.total ?? 0n);
      for (const line of credit?.lines ?? []) {
        expect(line.from > late).toBe(true);
        expect(line.from <= line.to).toBe(true);
        expect(line.amount).toBeGreaterThan(0n);
      }
      // Shortening twice gives the same result.
      const between = ended(late);
      const more = between && creditFor(between, early);
      expect((credit?.total ?? 0n) + (more?.total ?? 0n)).toBe(
        creditFor(invoiced, early)?.total ?? 0n,
      );
    }),
  );
});

test('a rent that was corrected on its day counts as corrected', () => {
  const rents = [
    { since: '2026-01-01', amount: 12_000_00n },
    { since: '2026-02-01', amount: 13_000_00n },
    { since: '2026-02-01', amount: 14_000_00n },
  ];
  expect(lines({ rents }, '2026-02-01')).toEqual([['rent', '01', '28', 14_000_00n]]);
});

test('rents apply by their days, in any order', () => {
  const rents = [
    { since: '2026-03-01', amount: 13_000_00n },
    { since: '2026-01-01', amount: 12_000_00n },
    { since: '2026-02-01', amount: 12_500_00n },
  ];
  expect(lines({ rents }, '2026-01-01')).toEqual([['rent', '01', '31', 12_000_00n]]);
  expect(lines({ rents }, '2026-02-01')).toEqual([['rent', '01', '28', 12_500_00n]]);
  expect(lines({ rents }, '2026-03-01')).toEqual([['rent', '01', '31', 13_000_00n]]);
});

test('a line that ends on the new last day is not credited, and one after it is, in full', () => {
  const line = { kind: 'rent' as const, cost: null, monthly: 3_000_00n };
  const first = { ...line, from: '2026-04-01', to: '2026-04-15', amount: 1_500_00n };
  const second = { ...line, from: '2026-04-16', to: '2026-04-30', amount: 1_500_00n };
  expect(creditFor({ lines: [first, second] }, '2026-04-15')).toEqual({
    lines: [second],
    total: 1_500_00n,
  });
  expect(creditFor({ lines: [first, second] }, '2026-04-30')).toBeNull();
});
