import { expect, test } from 'vitest';

import { readNumber } from './read-number.ts';

test.each<[string, number | undefined]>([
  ['14000', 14000],
  ['14 000', 14000],
  ['14\u00a0000', 14000],
  ['14.000', 14000],
  ['14,000', 14000],
  ['1.250.000', 1250000],
  ['14 000,50', 14000.5],
  ['58,5', 58.5],
  ['58.5', 58.5],
  ['58,', 58],
  ['12 500 kr', 12500],
  ['12500,-', 12500],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['to', undefined],
  ['1e5', undefined],
])('%j is %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
