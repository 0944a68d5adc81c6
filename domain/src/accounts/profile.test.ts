import { expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import {
  identification,
  isNumberOf,
  missingParts,
  nameFromIdentity,
  phoneNumber,
  profileChanges,
} from './profile.ts';

const TODAY = '2026-11-27';
const changes = profileChanges({ today: TODAY, allowsTestNumbers: false });

test.each([
  ['22 33 44 55', '+4722334455'],
  [' 412 34 567 ', '+4741234567'],
  ['004741234567', '+4741234567'],
  ['+46 8 123 456 78', '+46812345678'],
])('%s is dialled %s', (written, dialled) => {
  expect(phoneNumber.parse(written)).toBe(dialled);
});

test.each(['', '12', '22 33 44 5', 'ring meg', '+47 00 00 00 00', '1'.repeat(41)])(
  '%j is not a phone number',
  (written) => {
    expect(phoneNumber.safeParse(written).success).toBe(false);
  },
);

test.each([
  // A real number; the same with a wrong check digit; a test number.
  ['010107 50160', true, true],
  ['01010750161', false, false],
  ['13897000061', false, true],
  // Eleven digits (specification, section 9).
  ['0101075016', false, false],
  ['010107501600', false, false],
  ['', false, false],
])('%s is a national identity number: %s, where tests are allowed: %s', (digits, real, tests) => {
  const isOne = (allowsTestNumbers: boolean) =>
    identification({ allowsTestNumbers }).safeParse(digits).success;
  expect([isOne(false), isOne(true)]).toEqual([real, tests]);
});

test('an identity number is stored as digits', () => {
  expect(identification({ allowsTestNumbers: false }).parse(' 010107 50160 ')).toBe('01010750160');
});

test.each([
  ['01010750160', '2007-01-01', true],
  ['01010750160', '1907-01-01', false],
  ['13897000061', '1970-09-13', true],
  ['13897000061', '2070-09-13', false],
  // Individual digits of the nineteenth century, of 1940 to 1999, and of none.
  ['01019560000', '1895-01-01', true],
  ['01019560000', '1995-01-01', false],
  ['01019590000', '1995-01-01', true],
  ['01010490000', '1904-01-01', false],
  ['01010490000', '2004-01-01', true],
  ['41010749900', '1907-01-01', true],
  ['01410750100', '2007-01-01', true],
  ['02010750160', '2007-01-01', false],
  // Its first digits alone tell no century.
  ['010107*****', '1907-01-01', true],
  ['010107*****', '2007-01-01', true],
])('%s can be the number of somebody born on %s: %s', (number, birthDate, expected) => {
  expect(isNumberOf(number, birthDate)).toBe(expected);
});

test.each([
  ['Bo Eier', null, 'Bo Eier'],
  ['Bo Eier', '974760673', null],
  [null, null, null],
  ['—', null, null],
])(
  'a profile confirmed as %s with the number %s has the name %s',
  (confirmedName, orgNumber, name) => {
    expect(nameFromIdentity({ confirmedName, orgNumber })).toBe(name);
  },
);

test('missing fields of a profile are listed in the order of the page', () => {
  const whole = {
    profileImage: 'a.jpg',
    phoneNumber: '+4741234567',
    birthday: '1990-01-31',
    occupation: 'Lærer',
  };
  expect(missingParts(whole)).toEqual([]);
  expect(missingParts({ ...whole, birthday: null })).toEqual(['birthday']);
  expect(missingParts({ ...whole, profileImage: null, occupation: '' })).toEqual([
    'profileImage',
    'occupation',
  ]);
});

test('a field left out of a profile stays, and null removes it', () => {
  expect(changes.parse({})).toEqual({});
  const none = {
    occupation: null,
    gender: null,
    postalAddress: null,
    orgNumber: null,
    norwegianNationalIdentification: null,
  };
  expect(changes.parse(none)).toEqual(none);
  const input = { postalAddress: ' Markveien 12,\n0554 Oslo ', orgNumber: '974 760 673' };
  expect(changes.parse(input)).toEqual({
    postalAddress: 'Markveien 12, 0554 Oslo',
    orgNumber: '974760673',
  });
});

test.each<[object, string]>([
  [{ name: null }, 'name required'],
  [{ birthday: null }, 'birthday required'],
  [{ birthday: '2010-11-28' }, 'birthday not_allowed'],
  [{ phoneNumber: null }, 'phoneNumber required'],
  [{ phoneNumber: '12' }, 'phoneNumber wrong_format'],
  [{ occupation: 'x'.repeat(101) }, 'occupation too_long'],
  [{ postalAddress: 'x'.repeat(201) }, 'postalAddress too_long'],
  [{ orgNumber: '974760674' }, 'orgNumber wrong_format'],
  [
    { norwegianNationalIdentification: '13897000061' },
    'norwegianNationalIdentification wrong_format',
  ],
  [{ gender: 'none' }, 'gender not_allowed'],
  [{ email: 'kari@x.no' }, 'email unknown_field'],
])('a change of %o is refused', (input, problem) => {
  const { error } = changes.safeParse(input, { reportInput: true });
  expect(fieldErrors(error?.issues ?? []).map(({ path, reason }) => `${path} ${reason}`)).toEqual([
    problem,
  ]);
});
