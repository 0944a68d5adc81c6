import { expect, test } from 'vitest';

import { writeBankAmount } from './bank-amount.ts';

test.each([
  [12_000, '12000,00'],
  [12_345.5, '12345,50'],
  [0.05, '0,05'],
])('%s kroner are copied for a bank’s form as %s', (kroner, written) => {
  expect(writeBankAmount(kroner)).toBe(written);
});
