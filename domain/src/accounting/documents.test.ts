import { expect, test } from 'vitest';

import { documentSource, recordId } from './documents.ts';

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

const ID = '5f0c5a1e-8d5f-4a0e-9a39-6f1b5c0a7d11';
test.each([
  [`write_off:a:${ID}`, ID],
  [`write_off:a:${ID}:taken_back`, ID],
  ['write_off:a:100', null],
  ['write_off:a:interest', null],
  [`direct:${ID}`, ID],
  [`surplus_write_off:${ID}`, ID],
  [`invoice:${ID}`, null],
  [`constructor:${ID}`, null],
  ['', null],
])('a person recorded what the entry %s books as %o', (key, expected) => {
  expect(recordId(key)).toBe(expected);
});
