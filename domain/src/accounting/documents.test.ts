import { expect, test } from 'vitest';

import { documentSource } from './documents.ts';

test.each([
  ['invoice:a', { source: 'invoice', id: 'a' }],
  ['write_off:a:100', { source: 'invoice', id: 'a' }],
  ['letter:a:b:waived', { source: 'letter', id: 'a' }],
  ['bank:a:undone', { source: 'bank', id: 'a' }],
  ['settled:a', { source: 'payment', id: 'a' }],
  ['payout:a:ordered:1', { source: 'payout', id: 'a' }],
  ['refund:a:asked', { source: 'refund', id: 'a' }],
  ['constructor:a', null],
  ['before:a', null],
  ['', null],
])('the entry %s is about %o', (key, expected) => {
  expect(documentSource(key)).toEqual(expected);
});
