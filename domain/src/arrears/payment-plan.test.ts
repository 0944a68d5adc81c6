import { describe, expect, test } from 'vitest';

import { fieldErrors, parseInput } from '../kernel/validation.ts';
import {
  evenInstalments,
  isReminded,
  planProgress,
  proposedInstalments,
  type Instalment,
} from './payment-plan.ts';

const PLAN: Instalment[] = [
  { dueOn: '2026-12-01', amount: 4_000_00n },
  { dueOn: '2026-12-31', amount: 4_000_00n },
  { dueOn: '2027-02-01', amount: 2_000_00n },
];

test('tenants are reminded of an instalment during the days before it, and on its day', () => {
  const [instalment] = PLAN;
  const remindedOn = ['2026-11-27', '2026-11-28', '2026-11-30', '2026-12-01', '2026-12-02'].filter(
    (day) => isReminded(instalment!, day),
  );
  expect(remindedOn).toEqual(['2026-11-28', '2026-11-30', '2026-12-01']);
});

describe('the progress of a plan', () => {
  test.each([
    // The unpaid part of the invoices, the day, the unpaid part of each instalment, the outcome.
    [10_000_00n, '2026-11-25', [4_000_00n, 4_000_00n, 2_000_00n], null],
    [10_000_00n, '2026-12-01', [4_000_00n, 4_000_00n, 2_000_00n], null],
    // A payment of the day is known on the next.
    [10_000_00n, '2026-12-02', [4_000_00n, 4_000_00n, 2_000_00n], null],
    [10_000_00n, '2026-12-03', [4_000_00n, 4_000_00n, 2_000_00n], 'broken'],
    [6_000_00n, '2026-12-03', [0n, 4_000_00n, 2_000_00n], null],
    [6_000_01n, '2026-12-03', [1n, 4_000_00n, 2_000_00n], 'broken'],
    [1_000_00n, '2026-12-03', [0n, 0n, 1_000_00n], null],
    // No payments are reported on New Year’s Day and the weekend.
    [6_000_00n, '2027-01-04', [0n, 4_000_00n, 2_000_00n], null],
    [6_000_00n, '2027-01-05', [0n, 4_000_00n, 2_000_00n], 'broken'],
    [0n, '2026-12-03', [0n, 0n, 0n], 'kept'],
    // More is owed than the plan covers: nothing of it is paid.
    [12_000_00n, '2026-11-25', [4_000_00n, 4_000_00n, 2_000_00n], null],
  ] as const)('%s left on %s', (left, today, parts, outcome) => {
    const progress = planProgress(PLAN, left, today);
    expect(progress.left).toEqual(parts);
    expect(progress.outcome).toBe(outcome);
    const position = parts.findIndex((amount) => amount > 0n);
    expect(progress.next).toEqual(
      position < 0 ? null : { dueOn: PLAN[position]!.dueOn, amount: parts[position] },
    );
  });
});

test('a sum in parts is whole kroner a month apart on business days, the rest in the last', () => {
  expect(evenInstalments(10_000_50n, { count: 3, firstOn: '2026-12-31' })).toEqual([
    { dueOn: '2026-12-31', amount: 3_333_00n },
    { dueOn: '2027-02-01', amount: 3_333_00n },
    { dueOn: '2027-03-01', amount: 3_334_50n },
  ]);
});

describe('proposed instalments', () => {
  const parse = (all: object[]) =>
    parseInput(proposedInstalments('2026-11-25'), all, 'instalments');
  test('are due on the next business day where theirs is none', () => {
    const all = [
      { dueOn: '2026-12-26', amount: 100 },
      { dueOn: '2027-01-02', amount: 100 },
    ];
    expect(parse(all).map(({ dueOn }) => dueOn)).toEqual(['2026-12-28', '2027-01-04']);
  });

  const reasons = (all: object[]) => {
    try {
      parse(all);
      return [];
    } catch (error) {
      const { params } = error as { params: { fields: { path: string; reason: string }[] } };
      return params.fields.map(({ path, reason }) => [path, reason]);
    }
  };

  test('are kroner in the API and øre inside', () => {
    expect(parse([{ dueOn: '2026-11-25', amount: 4_000.5 }])).toEqual([
      { dueOn: '2026-11-25', amount: 4_000_50n },
    ]);
  });

  test.each([
    [[{ dueOn: '2026-11-24', amount: 1 }], '0.dueOn', 'past'],
    [[{ dueOn: '2028-11-26', amount: 1 }], '0.dueOn', 'too_far'],
    [[{ dueOn: '2026-12-01', amount: 0 }], '0.amount', 'too_small'],
    [
      [
        { dueOn: '2026-12-02', amount: 1 },
        { dueOn: '2026-12-02', amount: 1 },
      ],
      '1.dueOn',
      'too_small',
    ],
  ])('are refused: %j', (all, path, reason) => {
    expect(reasons(all)).toContainEqual([`instalments.${path}`, reason]);
  });

  test('number at least one, and not too many', () => {
    expect(reasons([])).toEqual([['instalments', 'required']]);
    const many = Array.from({ length: 25 }, (_, at) => ({
      dueOn: `2027-01-${String(at + 1).padStart(2, '0')}`,
      amount: 1,
    }));
    expect(reasons(many)).toEqual([['instalments', 'too_long']]);
  });
});

describe('a proposed plan', () => {
  const on = (...days: string[]) => {
    const parsed = proposedInstalments('2026-11-27').safeParse(
      days.map((dueOn) => ({ dueOn, amount: 100 })),
      { reportInput: true },
    );
    return parsed.success ? [] : fieldErrors(parsed.error.issues);
  };

  test('may begin today and end in two years, each instalment after the one before', () => {
    expect(on('2026-11-27')).toEqual([]);
    expect(on('2026-11-27', '2026-11-28', '2028-11-27')).toEqual([]);
    expect(on('2026-11-26')).toEqual([{ path: '0.dueOn', reason: 'past' }]);
    expect(on('2028-11-28')).toEqual([{ path: '0.dueOn', reason: 'too_far' }]);
    expect(on('2027-01-01', '2027-01-01')).toEqual([
      { path: '1.dueOn', reason: 'too_small', params: { minimum: '2027-01-01' } },
    ]);
    expect(on('2027-01-02', '2027-01-03')).toEqual([
      { path: '1.dueOn', reason: 'too_small', params: { minimum: '2027-01-02' } },
    ]);
    expect(on('2027-02-01', '2027-01-01')).toEqual([
      { path: '1.dueOn', reason: 'too_small', params: { minimum: '2027-02-01' } },
    ]);
  });

  test('has one instalment at least, and 24 at most', () => {
    const days = (length: number) =>
      Array.from(
        { length },
        (_, index) =>
          `2027-${String((index % 12) + 1).padStart(2, '0')}-${String(1 + 14 * Math.floor(index / 12)).padStart(2, '0')}`,
      ).sort();
    expect(on()).toHaveLength(1);
    expect(on(...days(24))).toEqual([]);
    expect(on(...days(25))).toHaveLength(1);
  });
});
