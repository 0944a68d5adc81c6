import { expect, test } from 'vitest';

import { parseInput } from '../kernel/validation.ts';
import { enteredRate } from './entered-rate.ts';
import {
  endingRates,
  firstDayWithout,
  lastDayOf,
  MissingRateError,
  PUBLISHED_RATES,
  RATE_KINDS,
  rateOn,
  repeatedRates,
  type LegalRate,
  type RateKind,
} from './rates.ts';

test.each<[RateKind, string, bigint]>([
  ['late_interest', '2025-06-30', 1250n],
  ['late_interest', '2025-07-01', 1225n],
  ['late_interest', '2026-06-30', 1200n],
  ['late_interest', '2026-12-31', 1225n],
  ['reminder_fee', '2025-12-31', 35_00n],
  ['reminder_fee', '2026-01-01', 38_00n],
  ['court_fee', '2025-12-31', 1314_00n],
  ['court_fee', '2026-12-31', 1345_00n],
])('the rate %s of %s is %i', (kind, day, value) => {
  expect(rateOn(PUBLISHED_RATES, kind, day).value).toBe(value);
});

test('no rate is known before the first, nor after the period of the last', () => {
  for (const kind of RATE_KINDS)
    for (const day of ['2024-12-31', '2027-01-01'])
      expect(() => rateOn(PUBLISHED_RATES, kind, day)).toThrow(MissingRateError);
});

test('interest is set for half a year, a fee to the end of the year', () => {
  const last = (kind: RateKind, since: string) => lastDayOf({ kind, since });
  expect(last('late_interest', '2027-01-01')).toBe('2027-06-30');
  expect(last('late_interest', '2027-07-01')).toBe('2027-12-31');
  expect(last('reminder_fee', '2027-01-01')).toBe('2027-12-31');
  expect(last('court_fee', '2027-07-01')).toBe('2027-12-31');
});

test('a fee that is set in July ends the one of January', () => {
  const july: LegalRate = {
    kind: 'reminder_fee',
    since: '2026-07-01',
    value: 40_00n,
    source: 'test',
  };
  const rates = [...PUBLISHED_RATES, july];
  expect(rateOn(rates, 'reminder_fee', '2026-06-30').value).toBe(38_00n);
  expect(rateOn(rates, 'reminder_fee', '2026-07-01').value).toBe(40_00n);
});

test('operators are warned thirty days before a rate ends, until the next one is known', () => {
  const kinds = (rates: readonly LegalRate[], today: string) =>
    endingRates(rates, today).map(({ kind, day }) => `${kind} ${day}`);
  expect(kinds(PUBLISHED_RATES, '2026-12-01')).toEqual([]);
  expect(kinds(PUBLISHED_RATES, '2026-12-02')).toEqual(
    RATE_KINDS.map((kind) => `${kind} 2027-01-01`),
  );
  expect(kinds(PUBLISHED_RATES, '2027-02-01')).toEqual(
    RATE_KINDS.map((kind) => `${kind} 2027-02-01`),
  );
  const next = repeatedRates(PUBLISHED_RATES, { until: '2027-12-31', source: 'test' });
  expect(next.map(({ kind, since }) => `${kind} ${since}`)).toEqual([
    'late_interest 2027-01-01',
    'late_interest 2027-07-01',
    'reminder_fee 2027-01-01',
    'court_fee 2027-01-01',
  ]);
  expect(kinds([...PUBLISHED_RATES, ...next], '2026-12-31')).toEqual([]);
  expect(firstDayWithout([...PUBLISHED_RATES, ...next], 'late_interest', '2026-12-31')).toBe(
    '2028-01-01',
  );
});

const GOOD = {
  kind: 'late_interest',
  since: '2027-01-01',
  value: 12.25,
  source: ' FOR-2026-12-15-1 ',
};
const enter = (off: object) => () => parseInput(enteredRate('2026-12-20'), { ...GOOD, ...off });

test('an operator enters per cent or kroner, which are kept as hundredths', () => {
  expect(enter({})()).toEqual({
    ...GOOD,
    value: 1225n,
    source: 'FOR-2026-12-15-1',
    replaces: null,
  });
  expect(enter({ kind: 'court_fee', value: 1390, replaces: 1345 })()).toMatchObject({
    value: 1390_00n,
    replaces: 1345_00n,
  });
});

test.each([
  [{ kind: 'vat' }, 'kind', 'not_allowed'],
  [{ since: '2027-02-01' }, 'since', 'not_allowed'],
  [{ since: '2027-02-31' }, 'since', 'wrong_format'],
  [{ since: '2019-07-01' }, 'since', 'too_small'],
  [{ since: '2028-01-01' }, 'since', 'too_far'],
  [{ value: 12.255 }, 'value', 'wrong_format'],
  [{ value: 0 }, 'value', 'too_small'],
  [{ value: 1225 }, 'value', 'too_big'],
  [{ kind: 'court_fee', value: 134_500 }, 'value', 'too_big'],
  [{ source: ' ' }, 'source', 'required'],
])('%j is refused: %s %s', (off, path, reason) => {
  expect(enter(off)).toThrow(
    expect.objectContaining({
      params: { fields: [expect.objectContaining({ path, reason })] },
    }),
  );
});
