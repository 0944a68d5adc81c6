import { expect, test } from 'vitest';

import { lateness } from './late.ts';

/** Made on a Tuesday, checked on the Friday after. */
const MADE = {
  madeOn: '2026-11-17',
  amount: 100n,
  isApproved: false,
  isOrdered: false,
  answer: null,
  bookedOn: null,
  isHeld: false,
  isGivenUp: false,
};
const SEEN = { hasAccount: true, today: '2026-11-20' };
const MONDAY = '2026-11-23';

test.each([
  ['no one has approved it', {}, {}, { reason: 'approval', expectedOn: MONDAY }],
  ['it is held', { isHeld: true }, {}, { reason: 'held', expectedOn: null }],
  ['no account counts', {}, { hasAccount: false }, { reason: 'account', expectedOn: null }],
  [
    'it is with the bank',
    { isApproved: true, isOrdered: true },
    {},
    { reason: 'bank', expectedOn: MONDAY },
  ],
  [
    'the bank refused it',
    { isApproved: true, answer: 'rejected' as const },
    {},
    { reason: 'failed', expectedOn: MONDAY },
  ],
  ['it was paid', { isApproved: true, isOrdered: true, bookedOn: '2026-11-18' }, {}, null],
  ['there is nothing to pay', { amount: 0n }, {}, null],
  ['it was made today', {}, { today: '2026-11-17' }, null],
  ['it is only expected', { madeOn: null }, {}, null],
  ['the next one has it', { isGivenUp: true, answer: 'returned' as const }, {}, null],
])('a payout of which %s', (_, payout, seen, expected) => {
  expect(lateness({ ...MADE, ...payout }, { ...SEEN, ...seen })).toEqual(expected);
});
