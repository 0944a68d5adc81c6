import { expect, test } from 'vitest';

import { choose, CHOSEN_MAX, mayApprove, sumOf } from './choice.ts';

const waiting = {
  status: 'pending_for_approval',
  holdPayout: false,
  approvals: [{ _id: 'per' }],
  accountInfo: { name: 'Kari', accountNumber: '12345678903' },
} as const;

test.each([
  ['one that waits for another approver too', {}, true],
  ['one they approved already', { approvals: [{ _id: 'silje' }] }, false],
  ['one that is held back', { holdPayout: true }, false],
  ['one to no account', { accountInfo: { name: 'Kari', accountNumber: null } }, false],
  ['one that is approved', { status: 'approved' }, false],
] as const)('%s', (_, values, may) => {
  expect(mayApprove({ ...waiting, ...values }, 'silje')).toBe(may);
});

test('amounts add up to the øre', () => {
  const payouts = [
    { _id: 'a', amount: 0.1, accountInfo: waiting.accountInfo, lastActNumber: '0' },
    { _id: 'b', amount: 0.2, accountInfo: waiting.accountInfo, lastActNumber: '0' },
  ];
  const chosen = choose(new Map(), payouts, true);
  expect(sumOf(chosen)).toBe(0.3);
  expect(sumOf(choose(chosen, [payouts[0]!], false))).toBe(0.2);
});

test('no more are chosen than may be approved in one call', () => {
  const many = Array.from({ length: CHOSEN_MAX + 5 }, (_, index) => ({
    _id: String(index),
    amount: 1,
    accountInfo: waiting.accountInfo,
    lastActNumber: '0',
  }));
  expect(choose(new Map(), many, true).size).toBe(CHOSEN_MAX);
});
