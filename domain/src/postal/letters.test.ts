import { expect, test } from 'vitest';

import { addressOfLines, letterCancellation, postalAddress, postedLetters } from './letters.ts';

const ID = '0190d0a0-0000-7000-8000-000000000001';
const ADDRESS = { lines: [' Markveien  12 ', 'H0201'], postalCode: '0554', city: ' Oslo ' };

test('an address is stored as it is written on an envelope', () => {
  expect(postalAddress.parse(ADDRESS)).toEqual({
    lines: ['Markveien 12', 'H0201'],
    postalCode: '0554',
    city: 'Oslo',
  });
});

test.each([
  [['Storgata 1', '0155 Oslo'], { lines: ['Storgata 1'], postalCode: '0155', city: 'Oslo' }],
  [['0155 Oslo'], null],
  [['Storgata 1', 'Oslo'], null],
  [['Main Street 1', 'London SW1A 1AA'], null],
  [[''], null],
])('the lines %j are the address %o', (lines, address) => {
  expect(addressOfLines(lines)).toEqual(address);
});

test.each([
  ['no line', { lines: [] }],
  ['four lines', { lines: ['a', 'b', 'c', 'd'] }],
  ['an empty line', { lines: [' '] }],
  ['a line that no envelope shows', { lines: ['x'.repeat(61)] }],
  ['three digits', { postalCode: '055' }],
  ['five digits', { postalCode: '05540' }],
  ['letters in the code', { postalCode: 'N-0554' }],
  ['no place', { city: '' }],
])('an address with %s is refused', (_, change) => {
  expect(postalAddress.safeParse({ ...ADDRESS, ...change }).success).toBe(false);
});

test('up to a hundred letters are posted together, with a number where they have one', () => {
  const posted = (count: number, tracking?: unknown) =>
    postedLetters.safeParse({
      letterIds: Array.from({ length: count }, () => ID),
      postedOn: '2026-11-20',
      tracking,
    });
  expect([0, 1, 100, 101].map((count) => posted(count).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(['', null, undefined, ' RR 1 '].map((input) => posted(1, input).data?.tracking)).toEqual([
    null,
    null,
    null,
    'RR 1',
  ]);
  expect(posted(1, 'x'.repeat(41)).success).toBe(false);
});

test('a letter is called off for a reason', () => {
  const input = (reason: string) => letterCancellation.safeParse({ letterId: ID, reason }).success;
  expect([' ', 'Feil adresse', 'x'.repeat(500), 'x'.repeat(501)].map(input)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(letterCancellation.parse({ letterId: ID, reason: ' Feil\r\nadresse ' }).reason).toBe(
    'Feil\nadresse',
  );
});
