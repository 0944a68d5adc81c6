import { expect, test } from 'vitest';

import type { FileLine, FileStatement } from './bank-file.ts';
import { lastDayOf, setFarDaysAside } from './days-to-come.ts';

const line = (bookedOn: string, paidOn = bookedOn): FileLine => ({
  account: '86011117947',
  amount: 100n,
  bookedOn,
  paidOn,
  kid: null,
  text: null,
  counterparty: { account: null, name: null },
  reference: null,
  endToEndId: null,
  isReversal: false,
  original: null,
  charges: null,
});
const closing = (on: string): FileStatement => ({
  account: '86011117947',
  bankId: 'S',
  number: null,
  series: '',
  opening: null,
  closing: { amount: 0n, on },
});

// Friday. Five business days later is the next Friday.
const cameOn = '2026-11-20';

test('a file is about the last day of its payments and balances', () => {
  expect(lastDayOf({ lines: [line('2026-11-19')], statements: [closing('2026-11-20')] })).toBe(
    '2026-11-20',
  );
  expect(lastDayOf({ lines: [], statements: [] })).toBeNull();
});

test.each([
  ['within five business days', ['2026-11-27'], ['2026-11-27']],
  ['one beyond, alone', ['2026-11-28'], ['2026-11-20!']],
  ['one beyond, with another', ['2026-11-23', '2026-11-28'], ['2026-11-23', '2026-11-23!']],
])('payments %s', (_, days, set) => {
  const { file, problems } = setFarDaysAside(
    { lines: days.map((day) => line(day)), statements: [] },
    cameOn,
  );
  expect(problems).toEqual([]);
  expect(file.lines.map(({ bookedOn, unclear }) => `${bookedOn}${unclear ? '!' : ''}`)).toEqual(
    set,
  );
});

test('a payment whose value is too far ahead is set aside on its own day', () => {
  const far = line('2026-11-19', '2027-06-01');
  const { file } = setFarDaysAside({ lines: [far], statements: [closing('2026-11-20')] }, cameOn);
  expect(file.lines).toMatchObject([
    {
      bookedOn: '2026-11-19',
      paidOn: '2026-11-20',
      unclear: { code: 'implausible_date', found: '2027-06-01', expected: '–2026-11-27' },
    },
  ]);
});

test('a balance too far ahead is a problem of the file', () => {
  const { problems } = setFarDaysAside({ lines: [], statements: [closing('2027-01-04')] }, cameOn);
  expect(problems).toMatchObject([{ code: 'implausible_date', found: '2027-01-04' }]);
});
