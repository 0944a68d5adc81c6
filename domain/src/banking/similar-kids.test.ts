import { expect, it } from 'vitest';

import { kidCheckDigit } from '../invoices/kid.ts';
import { similarKids } from './similar-kids.ts';

const kid = '000123400056' + kidCheckDigit('000123400056', 'MOD10');

it.each([
  ['a digit wrong', kid.replace('4', '7')],
  ['two swapped', kid.replace('34', '43')],
  ['the check digit wrong', kid.slice(0, -1) + '9'],
])('finds the intended KID, with %s', (_, written) => {
  expect(similarKids(written)).toContain(kid);
});

it('finds nothing for a text far from any KID', () => {
  expect(similarKids('')).toEqual([]);
  expect(similarKids('Husleie mars')).toEqual([]);
  expect(similarKids('1'.repeat(26))).toEqual([]);
  expect(similarKids(kid)).not.toContain(kid);
});
