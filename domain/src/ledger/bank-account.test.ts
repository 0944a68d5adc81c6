import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  accountOfIban,
  ibanOf,
  isBankAccount,
  readBankAccount,
  writeBankAccount,
} from './bank-account.ts';

describe('an account number', () => {
  test.each([
    ['12345678903', true],
    ['86011117947', true],
    ['99991042764', true],
    ['12345678970', true],
    ['05390000008', true],
    // Used in sample files of banks, but invalid.
    ['98765432109', false],
    ['00000000000', false],
    ['8601111794', false],
    ['860111179477', false],
    ['8601111794x', false],
  ])('%s: %s', (digits, expected) => {
    expect(isBankAccount(digits)).toBe(expected);
  });

  test('is read as people write it', () => {
    expect(readBankAccount(' 8601.11.17947 ')).toBe('86011117947');
    expect(readBankAccount('8601 11 17948')).toBeNull();
    expect(writeBankAccount('86011117947')).toBe('8601.11.17947');
  });

  test('has one check digit at most', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (ten) => {
        const good = [...'0123456789'].filter((digit) => isBankAccount(ten + digit));
        expect(good.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('an IBAN', () => {
  test('is the account with its country and two check digits, and back', () => {
    expect(ibanOf('86011117947')).toBe('NO9386011117947');
    expect(ibanOf('12345670082')).toBe('NO0612345670082');
    expect(accountOfIban('NO93 8601 1117 947')).toBe('86011117947');
    expect(accountOfIban('no9386011117947')).toBe('86011117947');
    for (const invalid of ['NO9486011117947', 'SE9386011117947', 'NO93860111179', ''])
      expect(accountOfIban(invalid)).toBeNull();
  });
});
