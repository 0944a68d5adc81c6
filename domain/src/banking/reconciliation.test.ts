import { describe, expect, test } from 'vitest';

import {
  afterBusinessDays,
  findMissingNumbers,
  isPaymentLate,
  isStatementLate,
  lastBusinessDay,
  matchPayments,
  reconcile,
  type AccountStatement,
} from './reconciliation.ts';

const of = (statements: readonly [closingOn: string, opening: bigint, closing: bigint][]) =>
  statements.map(([closingOn, opening, closing]): AccountStatement => ({
    closingOn,
    opening,
    closing,
  }));
const nothing = { movements: [], known: [], repeated: [], signedOff: null };

describe('a difference', () => {
  test('is dated by the day it arose on, and ends when it is back at zero', () => {
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

  test('names the payments of the day that were taken for repeats', () => {
    const statements = of([
      ['2026-11-02', 0n, 0n],
      ['2026-11-03', 0n, 900n],
    ]);
    const repeated = [{ on: '2026-11-03', amount: 900n, count: 2 }];
    expect(reconcile({ ...nothing, statements, repeated }).differences).toEqual([
      { kind: 'repeated', from: '2026-11-03', amount: 900n, count: 2 },
    ]);
  });

  test('that was signed off is reported alone, with the changes since', () => {
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

test('all differences add up to what the bank has more than the books', () => {
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

describe('the balance of a day', () => {
  const DAYS = of([
    ['2026-11-02', 0n, 0n],
    ['2026-11-03', 0n, 100n],
    ['2026-11-05', 100n, 150n],
  ]);

  test('is compared with all movements until then, in any order', () => {
    const movements = [
      { on: '2026-11-06', amount: 9000n },
      { on: '2026-11-05', amount: 40n },
      { on: '2026-11-02', amount: 0n },
      { on: '2026-11-04', amount: 10n },
      { on: '2026-11-03', amount: 70n },
      { on: '2026-11-03', amount: 30n },
    ];
    expect(reconcile({ ...nothing, statements: DAYS, movements })).toEqual({
      days: [
        { on: '2026-11-02', bank: 0n, ledger: 0n, rest: 0n },
        { on: '2026-11-03', bank: 100n, ledger: 100n, rest: 0n },
        { on: '2026-11-05', bank: 150n, ledger: 150n, rest: 0n },
      ],
      differences: [],
      breaks: [],
    });
  });

  test.each(['235', '253', '325', '352', '523', '532'])(
    'counts what moved on the days %s of the month by its day',
    (days) => {
      const movements = [...days].map((day) => ({ on: `2026-11-0${day}`, amount: BigInt(day) }));
      const statements = of([
        ['2026-11-02', 0n, 2n],
        ['2026-11-03', 2n, 5n],
        ['2026-11-05', 5n, 10n],
      ]);
      const { days: compared } = reconcile({ ...nothing, statements, movements });
      expect(compared.map(({ rest }) => rest)).toEqual([0n, 0n, 0n]);
    },
  );

  test('is the last of the statements of that day', () => {
    const statements = of([
      ['2026-11-02', 0n, 500n],
      ['2026-11-02', 500n, 300n],
    ]);
    const movements = [{ on: '2026-11-02', amount: 300n }];
    expect(reconcile({ ...nothing, statements, movements }).days).toEqual([
      { on: '2026-11-02', bank: 300n, ledger: 300n, rest: 0n },
    ]);
  });

  test('is explained by what applies on it: from its first day until the day before it ends', () => {
    const known = (from: string, until: string | null) => [
      { kind: 'in_transit' as const, from, until, amount: 150n, count: 1 },
    ];
    const lastRest = (from: string, until: string | null) =>
      reconcile({ ...nothing, statements: DAYS, known: known(from, until) }).days.at(-1)!.rest;
    expect(lastRest('2026-11-05', '2026-11-06')).toBe(0n);
    expect(lastRest('2026-11-05', null)).toBe(0n);
    expect(lastRest('2026-11-06', null)).toBe(150n);
    expect(lastRest('2026-11-03', '2026-11-05')).toBe(150n);
  });

  test('has one line for each kind of difference that applies on the last day', () => {
    const known = [
      { kind: 'in_transit' as const, from: '2026-11-04', until: null, amount: 20n, count: 1 },
      { kind: 'in_transit' as const, from: '2026-11-03', until: null, amount: 30n, count: 2 },
      { kind: 'in_transit' as const, from: '2026-11-05', until: null, amount: 10n, count: 4 },
      { kind: 'counted_twice' as const, from: '2026-11-05', until: null, amount: 90n, count: 1 },
      {
        kind: 'not_received' as const,
        from: '2026-11-02',
        until: '2026-11-05',
        amount: 5n,
        count: 1,
      },
    ];
    const { differences } = reconcile({ ...nothing, statements: DAYS, known });
    expect(differences.slice(0, 2)).toEqual([
      { kind: 'in_transit', from: '2026-11-03', amount: 60n, count: 7 },
      { kind: 'counted_twice', from: '2026-11-05', amount: 90n, count: 1 },
    ]);
    expect(differences.map(({ kind }) => kind)).not.toContain('not_received');
    expect(differences.reduce((sum, { amount }) => sum + amount, 0n)).toBe(150n);
  });

  test('is not compared without a statement', () => {
    const known = [
      { kind: 'in_transit' as const, from: '2026-11-04', until: null, amount: 20n, count: 1 },
    ];
    expect(reconcile({ ...nothing, statements: [], known })).toEqual({
      days: [],
      differences: [],
      breaks: [],
    });
  });
});

describe('an unexplained difference', () => {
  test('cancels the latest difference of its amount, and never the initial one', () => {
    const statements = of([
      ['2026-11-02', 100n, 100n],
      ['2026-11-03', 100n, 200n],
      ['2026-11-04', 200n, 300n],
      ['2026-11-05', 300n, 200n],
      ['2026-11-06', 200n, 100n],
      ['2026-11-09', 100n, 0n],
    ]);
    const after = (days: number) =>
      reconcile({ ...nothing, statements: statements.slice(0, days) }).differences.map(
        ({ kind, from, amount }) => [kind, from, amount],
      );
    const first = ['before_first', '2026-11-02', 100n];
    const second = ['unexplained', '2026-11-03', 100n];
    expect(after(3)).toEqual([first, second, ['unexplained', '2026-11-04', 100n]]);
    expect(after(4)).toEqual([first, second]);
    expect(after(5)).toEqual([first]);
    expect(after(6)).toEqual([first, ['unexplained', '2026-11-09', -100n]]);
  });

  test('is not a repeat of another day, or of another amount', () => {
    const statements = of([
      ['2026-11-02', 0n, 0n],
      ['2026-11-03', 0n, 900n],
    ]);
    const kindOf = (on: string, amount: bigint) =>
      reconcile({ ...nothing, statements, repeated: [{ on, amount, count: 2 }] }).differences;
    const unexplained = { kind: 'unexplained', from: '2026-11-03', amount: 900n, count: 1 };
    expect(kindOf('2026-11-02', 900n)).toEqual([unexplained]);
    expect(kindOf('2026-11-03', 800n)).toEqual([unexplained]);
  });

  test('is reported between two statements that do not meet, and not without an opening balance', () => {
    const statements: AccountStatement[] = [
      { closingOn: '2026-11-02', opening: 0n, closing: 0n },
      { closingOn: '2026-11-03', opening: null, closing: 10n },
      { closingOn: '2026-11-05', opening: 70n, closing: 90n },
    ];
    const { breaks, differences } = reconcile({ ...nothing, statements });
    expect(breaks).toEqual([
      { after: '2026-11-03', before: '2026-11-05', closing: 10n, opening: 70n },
    ]);
    expect(differences.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['unexplained', 10n],
      ['missing_statement', 80n],
    ]);
  });

  test('is not reported again up to the day that was signed off', () => {
    const statements = of([
      ['2026-10-30', 0n, 0n],
      ['2026-10-31', 5n, 500n],
      ['2026-11-02', 510n, 500n],
    ]);
    const signed = (rest: bigint) =>
      reconcile({ ...nothing, statements, signedOff: { on: '2026-10-31', rest } });
    expect(signed(500n).days.map(({ on }) => on)).toEqual(['2026-11-02']);
    expect(signed(500n).breaks.map(({ before }) => before)).toEqual(['2026-11-02']);
    expect(signed(500n).differences.map(({ kind }) => kind)).toEqual(['signed_off']);
    expect(signed(0n).differences.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['missing_statement', 500n],
    ]);
  });

  test('ends with what was signed off, once it is cancelled', () => {
    const statements = of([
      ['2026-10-30', 0n, 500n],
      ['2026-11-02', 500n, 0n],
    ]);
    const signedOff = { on: '2026-10-31', rest: 500n };
    expect(reconcile({ ...nothing, statements, signedOff }).differences).toEqual([]);
  });
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
    ['of which one came later', [41, 42, 43, 44, 47, 45], [{ from: 46, to: 46 }]],
    ['of which every second step is a jump', [41, 42, 45], []],
    ['with a gap of ninety-nine', [41, 42, 43, 143], [{ from: 44, to: 142 }]],
    ['with a larger gap', [41, 42, 43, 144], []],
    ['of one file', [41], []],
    ['of none', [], []],
    ['that begin again', [365, 366, 1, 2], []],
    ['of which a low one came later', [1, 3, 4, 5, 6, 2, 7], []],
    ['the same in all files', [1, 1, 1], []],
    ['that jump always', [3, 7, 12, 19], []],
    ['of another numbering', [41, 42, 43, 9000], []],
  ])('%s', (_, numbers, missing) => {
    expect(findMissingNumbers(numbered(...numbers))).toMatchObject(missing);
    expect(findMissingNumbers(numbered(...numbers))).toHaveLength(missing.length);
  });

  test('that begin again with a year have gaps that those of the year before do not fill', () => {
    const in2026 = Array.from({ length: 8 }, (_, index) => ({
      number: index + 1,
      on: `2026-12-${index + 10}`,
    }));
    const in2027 = (...numbers: number[]) =>
      numbers.map((number, index) => ({ number, on: `2027-01-${index + 10}` }));
    expect(findMissingNumbers([...in2026, ...in2027(1, 2, 3, 6, 7)])).toEqual([
      { from: 4, to: 5, before: '2027-01-13' },
    ]);
    // The first file of the year before came once more.
    expect(findMissingNumbers([...in2026, ...in2027(1, 9, 10)])).toEqual([]);
  });

  test('that are days have no gap over a weekend', () => {
    const days = ['2026-11-05', '2026-11-06', '2026-11-09', '2026-11-10', '2026-11-11'];
    const files = days.map((on) => ({ number: Number(on.slice(2).replaceAll('-', '')), on }));
    expect(findMissingNumbers(files)).toEqual([]);
  });

  test('that are missing are reported with the day of the file after them', () => {
    expect(findMissingNumbers(numbered(41, 42, 43, 46))).toEqual([
      { from: 44, to: 45, before: '2026-11-05' },
    ]);
  });

  const over = (
    numberOf: (day: string, month: string) => string,
    days = ['05', '06', '09', '10', '11'],
  ) => days.map((day) => ({ number: Number(numberOf(day, '11')), on: `2026-11-${day}` }));

  test.each<[string, ReturnType<typeof over>]>([
    ['a month and a day', over((day, month) => `${month}${day}`)],
    ['a whole day', over((day, month) => `2026${month}${day}`)],
    ['a day of a year', over((day, month) => `26${month}${day}`)],
    [
      'a day and a counter',
      ['0501', '0502', '0503', '0504', '0505', '0601'].map((end) => ({
        number: Number(`2611${end}`),
        on: `2026-11-${end.slice(0, 2)}`,
      })),
    ],
    [
      'the day five days before the file’s',
      over((day, month) => `${month}${day}`).map(({ number, on }) => ({
        number,
        on: on.replace(/\d+$/, (day) => String(Number(day) + 5).padStart(2, '0')),
      })),
    ],
    [
      'the day five days after the file’s',
      over((day, month) => `${month}${day}`, ['10', '11', '12', '16', '17']).map(
        ({ number, on }) => ({
          number,
          on: on.replace(/\d+$/, (day) => String(Number(day) - 5).padStart(2, '0')),
        }),
      ),
    ],
  ])('that are %s have no gap', (_, files) => {
    expect(findMissingNumbers(files)).toEqual([]);
  });

  test('that are days six days before the file’s are numbers like others', () => {
    const files = over((day, month) => `${month}${day}`).map(({ number, on }) => ({
      number,
      on: on.replace(/\d+$/, (day) => String(Number(day) + 6).padStart(2, '0')),
    }));
    expect(findMissingNumbers(files)).toMatchObject([{ from: 1107, to: 1108 }]);
  });
});

test.each([
  ['after a movement that it should report', '2026-11-02', '2026-11-03', '2026-11-06', true],
  ['not within two business days of one', '2026-11-02', '2026-11-03', '2026-11-05', false],
  ['not over a weekend', '2026-11-05', '2026-11-06', '2026-11-10', false],
  ['after five silent business days', '2026-11-02', null, '2026-11-10', true],
  ['not within five', '2026-11-02', null, '2026-11-09', false],
  ['after five of them, whatever moved since', '2026-11-02', '2026-11-09', '2026-11-10', true],
  ['not of an account that never had one, within five', null, '2026-11-02', '2026-11-09', false],
  ['not of an account that nothing moved on', null, null, '2026-11-30', false],
  ['of an account that never had one', null, '2026-11-02', '2026-11-10', true],
])('a statement is late %s', (_, last, moved, today, isLate) => {
  expect(isStatementLate({ last, moved, today })).toBe(isLate);
});

test('business days leave out weekends and holidays', () => {
  expect(afterBusinessDays('2026-12-23', 2)).toBe('2026-12-28');
  expect(afterBusinessDays('2026-12-23', 0)).toBe('2026-12-23');
  expect(lastBusinessDay('2026-10-31')).toBe('2026-10-30');
  expect(lastBusinessDay('2026-11-30')).toBe('2026-11-30');
});

test('a payment is late on the third business day', () => {
  expect(['2026-11-05', '2026-11-06'].map((today) => isPaymentLate('2026-11-03', today))).toEqual([
    false,
    true,
  ]);
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

test.each<[string, [on: string, amount?: bigint, kid?: string][], (string | null)[]]>([
  ['a week before', [['2026-11-03']], ['2026-11-03']],
  ['a week after', [['2026-11-17']], ['2026-11-17']],
  ['eight days before', [['2026-11-02']], [null]],
  ['eight days after', [['2026-11-18']], [null]],
  ['of another amount', [['2026-11-10', 101n]], [null]],
  ['of another KID', [['2026-11-10', 100n, '1234567897']], [null]],
  ['nearest', [['2026-11-05'], ['2026-11-12'], ['2026-11-07']], ['2026-11-12']],
])('a payment of 10 November among one %s', (_, expected, found) => {
  const entry = { id: 'e', on: '2026-11-10', kid: '2345676', amount: 100n };
  const lines = expected.map(([on, amount = 100n, kid = '2345676']) => ({
    id: on,
    on,
    kid,
    amount,
  }));
  expect(matchPayments([entry], lines).map(({ line }) => line?.on ?? null)).toEqual(found);
});

test('a payment is found once', () => {
  const payment = (id: string, on: string) => ({ id, on, kid: '2345676', amount: 100n });
  const entries = ['e1', 'e2', 'e3'].map((id) => payment(id, '2026-11-03'));
  const lines = [payment('l1', '2026-11-05'), payment('l2', '2026-11-04')];
  expect(matchPayments(entries, lines).map(({ line }) => line?.id ?? null)).toEqual([
    'l2',
    'l1',
    null,
  ]);
});
