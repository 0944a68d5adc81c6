import fc from 'fast-check';
import { expect, test } from 'vitest';

import { tenancyLawOn } from '../legal/tenancy.ts';
import { fieldErrors } from '../kernel/validation.ts';
import {
  adjustedRent,
  earliestAdjustment,
  enteredIndex,
  usualAdjustmentDay,
} from './rent-adjustment.ts';

const LAW = tenancyLawOn('2026-11-20');
const index = (value: number) => ({ month: '2026-10', value });

test.each([
  [12_000_00n, 100, 103.1, 12_372_00n],
  [12_345_00n, 101.7, 104.2, 12_648_00n],
  [12_000_50n, 100, 100, 12_000_50n],
  [900_00n, 100, 100.1, 900_00n],
  [12_000_00n, 104, 103, 11_884_00n],
])('%i øre, from %d to %d: %i', (rent, from, to, expected) => {
  expect(adjustedRent(rent, { from: index(from), to: index(to) })).toBe(expected);
});

test('never changes by more than the index', () => {
  const value = fc.integer({ min: 800, max: 3000 }).map((tenth) => tenth / 10);
  const rents = fc.bigInt({ min: 100_00n, max: 100_000_00n });
  fc.assert(
    fc.property(rents, value, value, (rent, from, to) => {
      const adjusted = adjustedRent(rent, { from: index(from), to: index(to) });
      const most = (rent * BigInt(Math.round(to * 10))) / BigInt(Math.round(from * 10));
      expect(adjusted <= most || adjusted === rent).toBe(true);
      if (to >= from) expect(adjusted >= rent).toBe(true);
      else expect(most - adjusted < 100n).toBe(true);
    }),
  );
});

test.each([
  ['2026-01-01', '2026-11-20', '2027-01-01'],
  ['2026-01-01', '2026-12-15', '2027-01-15'],
  ['2028-02-29', '2028-03-01', '2029-02-28'],
])('set on %s, announced on %s: applies from %s', (lastSetOn, announcedOn, expected) => {
  expect(earliestAdjustment({ lastSetOn, announcedOn }, LAW)).toBe(expected);
});

test.each([
  ['2026-11-20', '2027-01-01'],
  ['2026-12-01', '2027-01-01'],
  ['2026-12-02', '2027-02-01'],
  ['2026-01-31', '2026-03-01'],
])('a letter of %s is in time for %s', (today, expected) => {
  expect(usualAdjustmentDay(today, LAW)).toBe(expected);
});

test.each<[what: string, input: object, errors: [string, string][]]>([
  ['the month it is', {}, []],
  ['a month to come', { month: '2026-12' }, [['month', 'too_far']]],
  ['the first month of the table', { month: '2000-01' }, []],
  ['a month before the table', { month: '1999-12' }, [['month', 'too_small']]],
  ['a month that no year has', { month: '2026-13' }, [['month', 'wrong_format']]],
  ['month 0', { month: '2026-00' }, [['month', 'wrong_format']]],
  ['a day', { month: '2026-10-01' }, [['month', 'wrong_format']]],
  ['two decimals', { value: 103.15 }, [['value', 'wrong_format']]],
  ['nothing', { value: 0 }, [['value', 'too_small']]],
  ['a value that lost its decimal sign', { value: 1031 }, [['value', 'too_big']]],
  ['the highest value', { value: 500 }, []],
  ['what it replaces, with two decimals', { replaces: 103.15 }, [['replaces', 'wrong_format']]],
])('staff enter an index of %s', (_, input, errors) => {
  const whole = { month: '2026-11', value: 103.1, ...input };
  const parsed = enteredIndex('2026-11-20').safeParse(whole, { reportInput: true });
  const found = parsed.success ? [] : fieldErrors(parsed.error.issues);
  expect(found.map(({ path, reason }) => [path, reason])).toEqual(errors);
  if (parsed.success) expect(parsed.data).toEqual({ replaces: null, ...whole });
});
