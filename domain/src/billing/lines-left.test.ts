import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '../kernel/dates.ts';
import { linesLeft } from './lines-left.ts';
import { creditFor, rentPeriod, type PeriodLine } from './periods.ts';

const TERMS = {
  startsOn: '2027-01-01',
  endsOn: null,
  dueDay: 1,
  rents: [
    { since: '2027-01-01', amount: 1_200_000n },
    { since: '2027-03-11', amount: 1_300_001n },
  ],
  charges: [{ cost: 'water' as const, since: '2027-01-01', until: null, amount: 33_333n }],
};
const march = rentPeriod(TERMS, '2027-03-01')!;

test('after repeated shortenings, the rest equals an invoice made for the final period', () => {
  const days = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(days, (input) => {
      const ends = input
        .map((day) => addDays('2027-02-28', day))
        .sort()
        .reverse();
      const credited: PeriodLine[] = [];
      for (const end of ends) {
        const left = linesLeft(march.lines, credited);
        credited.push(...(creditFor({ lines: left }, end)?.lines ?? []));
      }
      const atOnce = rentPeriod({ ...TERMS, endsOn: ends.at(-1)! }, '2027-03-01');
      expect(linesLeft(march.lines, credited)).toEqual(atOnce?.lines ?? []);
    }),
  );
});

test('an amount is credited from a line and leaves its days', () => {
  const [first] = march.lines;
  const note = { ...first!, amount: 100n };
  expect(linesLeft(march.lines, [note])[0]).toEqual({ ...first, amount: first!.amount - 100n });
  const premium = { kind: 'insurance_premium', cost: null, from: null, to: null, amount: 500n };
  expect(linesLeft([premium], [{ ...premium, amount: 200n }])).toEqual([
    { ...premium, amount: 300n },
  ]);
  expect(linesLeft([premium], [premium])).toEqual([]);
});

test.each<[string, object]>([
  ['kind', { kind: 'extra' }],
  ['cost', { cost: 'electricity' }],
  ['name', { name: 'Vask' }],
  ['day before its first', { from: '2027-02-28' }],
  ['day after its last', { from: '2027-04-01' }],
])('a credit of another %s is of another line', (_, other) => {
  const line = {
    kind: 'use_cost',
    cost: 'water',
    name: 'Vann',
    amount: 300n,
    from: '2027-03-01',
    to: '2027-03-31',
  };
  const note = { ...line, amount: 100n };
  expect(linesLeft([line], [note])).toEqual([{ ...line, amount: 200n }]);
  expect(linesLeft([line], [{ ...note, ...other }])).toEqual([line]);
});
