import { expect, test } from 'vitest';

import { DEFAULT_CURRENCY, formatAdvertisedRent, formatAmount } from './currency.ts';

test.each([
  [12_000, 'no', '12\u00a0000\u00a0kr'],
  [6500.5, 'no', '6\u00a0500,50\u00a0kr'],
  [0, 'no', '0\u00a0kr'],
  [-1250, 'no', '−1\u00a0250\u00a0kr'],
  [-0.5, 'no', '−0,50\u00a0kr'],
  [1_234_567.89, 'en', 'NOK\u00a01,234,567.89'],
] as const)('%d in %s is %s', (amount, language, expected) => {
  expect(formatAmount(amount, DEFAULT_CURRENCY[language])).toBe(expected);
});

test("a partner's own format wins, its decimals for advertised rents only", () => {
  const settings = {
    decimalSeparator: ',',
    thousandSeparator: '.',
    numberOfDecimal: 0,
    currencySymbol: 'kr',
    currencyPosition: 'before',
  } as const;
  expect(formatAdvertisedRent(12_345.67, settings)).toBe('kr\u00a012.346');
  expect(formatAdvertisedRent(-0.4, settings)).toBe('kr\u00a00');
  expect(formatAmount(22_095.49, settings)).toBe('kr\u00a022.095,49');
});

test('an amount does not wrap at its thousands separator', () => {
  const settings = { ...DEFAULT_CURRENCY.no, thousandSeparator: ' ' };
  expect(formatAmount(1_234_567, settings)).toBe('1\u00a0234\u00a0567\u00a0kr');
});
