import { expect, test } from 'vitest';

import { fieldsOf, lengthOf, partsOf, invalidFields } from './kid-fields.ts';

const USUAL = [
  { name: 'lease', width: 7, value: null },
  { name: 'invoice', width: 5, value: null },
] as const;

test('a layout is written as it was read, in the same order', () => {
  expect(partsOf(fieldsOf(USUAL), USUAL)).toEqual([
    { name: 'lease', width: 7 },
    { name: 'invoice', width: 5 },
  ]);
  const turned = [
    { name: 'invoice', width: 4, value: null },
    { name: 'fixed', width: 3, value: 7 },
    { name: 'lease', width: 6, value: null },
  ] as const;
  expect(fieldsOf(turned)).toEqual({ fixed: '007', lease: '6', invoice: '4' });
  expect(partsOf(fieldsOf(turned), turned)).toEqual([
    { name: 'invoice', width: 4 },
    { name: 'fixed', width: 3, value: 7 },
    { name: 'lease', width: 6 },
  ]);
});

test('new fixed digits come first', () => {
  expect(partsOf({ fixed: '12', lease: '7', invoice: '' }, USUAL)).toEqual([
    { name: 'fixed', width: 2, value: 12 },
    { name: 'lease', width: 7 },
  ]);
});

test.each([
  [{ fixed: '', lease: '7', invoice: '5' }, []],
  [{ fixed: '1a', lease: '', invoice: '10' }, ['fixed', 'lease', 'invoice']],
  [{ fixed: '', lease: '0', invoice: '-1' }, ['lease', 'invoice']],
])('%j', (fields, names) => {
  expect(invalidFields(fields)).toEqual(names);
});

test('the check digit counts towards the length', () => {
  expect(lengthOf({ fixed: '12', lease: '7', invoice: '' })).toBe(10);
});
