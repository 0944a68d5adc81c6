import { describe, expect, test } from 'vitest';

import { differenceOf, isMinor, isSamePerson, type StatedPerson } from './person.ts';

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

describe('what a document states of its signer', () => {
  const stated: StatedPerson = {
    name: 'Kari Nordmann',
    birthDate: '1990-01-31',
    orgNumber: null,
    otherName: null,
    isOtherNameConfirmed: false,
  };
  const confirmed = { name: 'Kari Anne Nordmann', birthDate: '1990-01-31', orgNumber: null };
  const organisation = { ...stated, name: 'Bygg AS', birthDate: null, orgNumber: '974760673' };
  const other = { ...stated, otherName: 'Kari Berg' };

  test.each([
    ['the same', stated, confirmed, undefined],
    ['no birth date', { ...stated, birthDate: null }, confirmed, undefined],
    ['a birth date, and the provider none', stated, { ...confirmed, birthDate: null }, undefined],
    [
      'another birth date',
      stated,
      { ...confirmed, birthDate: '1990-02-01' },
      'signing.birth_date_differs',
    ],
    ['another name', stated, { ...confirmed, name: 'Kari Berg' }, 'signing.name_differs'],
    ['a name, and the provider none', stated, { ...confirmed, name: '' }, undefined],
    ['an unconfirmed name', other, { ...confirmed, name: 'Kari Berg' }, 'signing.name_differs'],
    [
      'a confirmed name',
      { ...other, isOtherNameConfirmed: true },
      { ...confirmed, name: 'Kari Berg' },
      undefined,
    ],
    [
      'a confirmed name and another birth date',
      { ...other, isOtherNameConfirmed: true },
      { ...confirmed, name: 'Kari Berg', birthDate: '1990-02-01' },
      'signing.birth_date_differs',
    ],
    [
      'an organisation that the account is no longer',
      organisation,
      confirmed,
      'signing.org_number_differs',
    ],
    [
      'an organisation, and nobody confirmed who signs for it',
      organisation,
      { ...confirmed, orgNumber: '974760673' },
      'signing.name_differs',
    ],
  ])('%s', (_, document, identity, code) => {
    expect(differenceOf(document, identity)?.code).toBe(code);
  });
});
