import { expect, test } from 'vitest';

import type { BankLine } from '@husvaer/domain/banking/bank-file';

import { fingerprints } from './fingerprint.ts';

const LINE: BankLine = {
  account: '86011117947',
  amount: 100n,
  bookedOn: '2027-03-02',
  paidOn: '2027-03-01',
  kid: null,
  text: 'Husleie',
  counterparty: { account: '12345678903', name: 'Kari' },
  reference: 'R',
  endToEndId: 'E',
  isReversal: false,
};
const markOf = (line: Partial<BankLine>) => fingerprints([{ ...LINE, ...line }])[0]!.fingerprint;

test.each<[string, Partial<BankLine>]>([
  ['account', { account: '12345678903' }],
  ['day it was paid on', { paidOn: '2027-03-02' }],
  ['amount', { amount: 101n }],
  ['direction', { amount: -100n }],
  ['KID', { kid: '2345676' }],
  ['text', { text: 'Depositum' }],
  ['payer’s account', { counterparty: { account: null, name: 'Kari' } }],
  ['reference', { reference: null }],
  ['payer’s own id', { endToEndId: 'F' }],
])('a payment with another %s is another payment', (_, line) => {
  expect(markOf(line)).not.toBe(markOf({}));
});

test('payments with different KIDs are different', () => {
  expect(markOf({ kid: '2345676' })).not.toBe(markOf({ kid: '1234567897' }));
});

test.each<[string, Partial<BankLine>, Partial<BankLine>]>([
  ['is booked on', { bookedOn: '2027-03-03' }, {}],
  ['calls the payer', { counterparty: { account: '12345678903', name: 'KARI NORDMANN' } }, {}],
  ['says next to a KID', { kid: '2345676', text: 'Leie' }, { kid: '2345676', text: null }],
])('whatever a file %s, a payment is the same', (_, one, other) => {
  expect(markOf(one)).toBe(markOf(other));
});

test('payments that are alike in one file are counted', () => {
  const marked = fingerprints([LINE, { ...LINE, amount: 5n }, LINE, LINE]);
  expect(marked.map(({ ordinal }) => ordinal)).toEqual([1, 1, 2, 3]);
  expect(new Set(marked.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  expect(marked[1]).toMatchObject({ ...LINE, amount: 5n });
});
