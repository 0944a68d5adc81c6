import { describe, expect, test } from 'vitest';

import { isMinor, isSamePerson } from './person.ts';

describe('the same person', () => {
  const account = { name: 'Kari Nordmann', birthDate: '1990-01-31', identities: [] };
  const bank = { issuer: 'bank', subject: 'a', name: 'Kari Nordmann', birthDate: '1990-01-31' };
  const bound = { ...account, identities: [{ issuer: 'bank', subject: 'a' }] };

  test.each([
    ['by birth date and name', account, bank, true],
    ['born another day', account, { ...bank, birthDate: '1990-01-30' }, false],
    ['of another name', account, { ...bank, name: 'Ola Nordmann' }, false],
    ['of no known birth date', account, { ...bank, birthDate: null }, false],
    [
      'both of no known birth date',
      { ...account, birthDate: null },
      { ...bank, birthDate: null },
      false,
    ],
    [
      'by the identity, whatever they are called',
      bound,
      { ...bank, name: 'K', birthDate: null },
      true,
    ],
    ['by another identity of the same provider', bound, { ...bank, subject: 'b' }, false],
    ['by an identity of another provider', bound, { ...bank, issuer: 'other', subject: 'b' }, true],
    ['by another provider’s same word', bound, { ...bank, issuer: 'other', name: 'Ola' }, false],
  ])('%s', (_, known, confirmed, expected) => {
    expect(isSamePerson(known, confirmed)).toBe(expected);
  });

  test.each([
    ['2008-11-21', null, true],
    ['2008-11-20', null, false],
    [null, '2010-01-01', true],
    // The provider's birth date takes precedence over the account's.
    ['2010-01-01', '1990-01-01', true],
    [null, null, false],
  ])('confirmed as born %s, by the account %s: under age %s', (confirmed, known, expected) => {
    expect(isMinor({ birthDate: known }, { birthDate: confirmed }, '2026-11-20')).toBe(expected);
  });
});
