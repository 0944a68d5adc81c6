import { expect, it } from 'vitest';

import {
  isApproved,
  paymentStatus,
  payoutStatus,
  refundStatus,
  waitsForAnother,
  type PayoutState,
} from './states.ts';

const MADE: PayoutState = {
  madeOn: '2027-01-11',
  amount: 100n,
  isApproved: false,
  isOrdered: false,
  answer: null,
  bookedOn: null,
};
const ordered = { isApproved: true, isOrdered: true };

it.each<[Partial<PayoutState>, string, string | null]>([
  [{ madeOn: null }, 'estimated', null],
  [{}, 'pending_for_approval', null],
  [{ amount: 0n }, 'completed', 'balanced'],
  [{ isApproved: true }, 'approved', null],
  [ordered, 'in_progress', 'pending'],
  [{ ...ordered, answer: 'accepted' }, 'completed', 'pending'],
  [{ ...ordered, answer: 'accepted', bookedOn: '2027-01-12' }, 'completed', 'paid'],
  [{ ...ordered, bookedOn: '2027-01-12' }, 'completed', 'paid'],
  [{ isApproved: true, answer: 'rejected' }, 'failed', 'failed'],
  [{ isApproved: true, answer: 'returned' }, 'failed', 'failed'],
])('with %o it is %s, its payment %s', (input, status, payment) => {
  expect(payoutStatus({ ...MADE, ...input })).toBe(status);
  expect(paymentStatus({ ...MADE, ...input })).toBe(payment);
});

it.each<[Partial<PayoutState & { isWithdrawn: boolean }>, string]>([
  [{}, 'pending_for_approval'],
  [{ isApproved: true }, 'approved'],
  [ordered, 'in_progress'],
  [{ ...ordered, answer: 'accepted' }, 'completed'],
  [{ isApproved: true, answer: 'returned' }, 'failed'],
  [{ isApproved: true, answer: 'rejected', isWithdrawn: true }, 'withdrawn'],
])('a refund with %o is %s', (input, status) => {
  expect(refundStatus({ ...MADE, isWithdrawn: false, ...input })).toBe(status);
});

it.each([
  [[], 1, [], false],
  [['a'], 1, [], true],
  [['a'], 1, ['a'], false],
  [['a', 'b'], 1, ['a'], true],
  [['a', 'b'], 1, ['a', 'b'], false],
  [['a', 'a'], 2, [], false],
  [['a', 'b'], 2, ['b'], true],
  // An unknown person may be any one of them, but not two.
  [['a'], 1, [null], false],
  [['a', 'b'], 1, [null], true],
  [['a', 'b'], 2, [null, 'b'], false],
  [['a', 'b', 'c'], 1, [null, 'b'], true],
] as const)('%j of %i, with %j involved: %s', (approvers, needed, involved, expected) => {
  expect(isApproved(approvers, { needed, involved: new Set(involved) })).toBe(expected);
});

it.each([
  ['pending_for_approval', 0, 1, false],
  ['pending_for_approval', 1, 1, true],
  ['pending_for_approval', 1, 2, false],
  ['approved', 1, 1, false],
])(
  '%s with %i of %i approvals waits for another: %s',
  (status, count, approvalsNeeded, expected) => {
    expect(waitsForAnother({ status, approvals: Array(count), approvalsNeeded })).toBe(expected);
  },
);
