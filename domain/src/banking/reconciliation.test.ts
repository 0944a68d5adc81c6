import { describe, expect, test } from 'vitest';

import {
  afterBusinessDays,
  findMissingNumbers,
  isStatementLate,
  lastBusinessDay,
  matchPayments,
  reconcile,
  type AccountStatement,
} from './reconciliation.ts';

const of = (statements: readonly [closingOn: string, opening: bigint, closing: bigint][]) =>
  statements.map(([closingOn, opening, closing]): AccountStatement => ({
    ...{ closingOn, opening, closing },
  }));
const nothing = { movements: [], known: [], repeated: [], signedOff: null };

describe('a rest', () => {
  test('is dated by the day it arose on, and goes when it comes back to nothing', () => {
    const statements = of([
      ['2026-11-02', 0n, 0n],
      ['2026-11-03', 0n, 700n],
      ['2026-11-04', 700n, 700n],
    ]);
    const { differences, days } = reconcile({ ...nothing, statements });
    expect(differences).toEqual([
      { kind: 'unexplained', from: '2026-11-03', amount: 700n, count: 1 },
    ]);
    expect(days.map(({ rest }) => rest)).toEqual([0n, 700n, 700n]);
    const back = of([['2026-11-05', 700n, 0n]]);
    expect(reconcile({ ...nothing, statements: [...statements, ...back] }).differences).toEqual([]);
  });

  test('is named by payments of the day that were taken for repeats', () => {
    const statements = of([
      ['2026-11-02', 0n, 0n],
      ['2026-11-03', 0n, 900n],
    ]);
    const repeated = [{ on: '2026-11-03', amount: 900n, count: 2 }];
    expect(reconcile({ ...nothing, statements, repeated }).differences).toEqual([
      { kind: 'repeated', from: '2026-11-03', amount: 900n, count: 2 },
    ]);
  });

  test('that was signed off is told of alone, with what changed since', () => {
    const statements = of([
      ['2026-10-30', 0n, 500n],
      ['2026-11-02', 500n, 500n],
      ['2026-11-03', 500n, 520n],
    ]);
    const signedOff = { on: '2026-10-31', rest: 500n };
    expect(reconcile({ ...nothing, statements, signedOff }).differences).toEqual([
      { kind: 'signed_off', from: '2026-10-31', amount: 500n, count: 1 },
      { kind: 'unexplained', from: '2026-11-03', amount: 20n, count: 1 },
    ]);
  });
});

test('all differences together are what the bank has more than the books', () => {
  const { days, differences } = reconcile({
    statements: of([
      ['2026-11-02', 100n, 350n],
      ['2026-11-04', 400n, 450n],
    ]),
    movements: [
      { on: '2026-11-02', amount: 250n },
      { on: '2026-11-04', amount: 90n },
    ],
    known: [
      { kind: 'in_transit', from: '2026-11-04', until: '2026-11-05', amount: -90n, count: 1 },
      { kind: 'in_transit', from: '2026-11-01', until: '2026-11-04', amount: -7n, count: 1 },
    ],
    repeated: [],
    signedOff: null,
  });
  const { bank, ledger } = days.at(-1)!;
  expect(differences.reduce((sum, { amount }) => sum + amount, 0n)).toBe(bank - ledger);
  expect(differences.map(({ kind }) => kind)).toEqual([
    'in_transit',
    'before_first',
    'missing_statement',
  ]);
});

describe('numbers', () => {
  const numbered = (...numbers: number[]) =>
    numbers.map((number, index) => ({
      number,
      on: `2026-11-${String(index + 2).padStart(2, '0')}`,
    }));
  test.each([
    ['running on', [41, 42, 43], []],
    ['with a gap', [41, 42, 43, 46], [{ from: 44, to: 45 }]],
    ['that came later than the next', [41, 42, 44, 43, 45], []],
    ['that begin anew', [365, 366, 1, 2], []],
    ['the same in all files', [1, 1, 1], []],
    ['that jump always', [3, 7, 12, 19], []],
    ['of another numbering', [41, 42, 43, 9000], []],
  ])('%s', (_, numbers, missing) => {
    expect(findMissingNumbers(numbered(...numbers))).toMatchObject(missing);
    expect(findMissingNumbers(numbered(...numbers))).toHaveLength(missing.length);
  });

  test('that are days lack none over a weekend', () => {
    const days = ['2026-11-05', '2026-11-06', '2026-11-09', '2026-11-10', '2026-11-11'];
    const files = days.map((on) => ({ number: Number(on.slice(2).replaceAll('-', '')), on }));
    expect(findMissingNumbers(files)).toEqual([]);
  });
});

test.each([
  ['after a movement that it should tell of', '2026-11-02', '2026-11-03', '2026-11-06', true],
  ['not within two business days of one', '2026-11-02', '2026-11-03', '2026-11-05', false],
  ['not over a weekend', '2026-11-05', '2026-11-06', '2026-11-10', false],
  ['after five silent business days', '2026-11-02', null, '2026-11-10', true],
  ['not of an account that nothing moved on', null, null, '2026-11-30', false],
  ['of an account that never had one', null, '2026-11-02', '2026-11-10', true],
])('a statement is late %s', (_, last, moved, today, isLate) => {
  expect(isStatementLate({ last, moved, today })).toBe(isLate);
});

test('business days leave out weekends and holidays', () => {
  expect(afterBusinessDays('2026-12-23', 2)).toBe('2026-12-28');
  expect(lastBusinessDay('2026-10-31')).toBe('2026-10-30');
});

test('a payment is found under the nearest day of the same KID and amount', () => {
  const payment = (id: string, on: string) => ({ id, on, kid: '2345676', amount: 100n });
  const entries = [payment('e1', '2026-11-02'), payment('e2', '2026-12-01')];
  const lines = [payment('l1', '2026-11-20'), payment('l2', '2026-11-04')];
  expect(
    matchPayments(entries, lines).map(({ entry, line }) => [entry.id, line?.id ?? null]),
  ).toEqual([
    ['e1', 'l2'],
    ['e2', null],
  ]);
});
