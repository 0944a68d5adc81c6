import { expect, it } from 'vitest';

import {
  isApproved,
  paymentStatus,
  payoutStatus,
  refundStatus,
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
])('with %o it is %s, its payment %s', (said, status, payment) => {
  expect(payoutStatus({ ...MADE, ...said })).toBe(status);
  expect(paymentStatus({ ...MADE, ...said })).toBe(payment);
});

it.each<[Partial<PayoutState & { isWithdrawn: boolean }>, string]>([
  [{}, 'pending_for_approval'],
  [{ isApproved: true }, 'approved'],
  [ordered, 'in_progress'],
  [{ ...ordered, answer: 'accepted' }, 'completed'],
  [{ isApproved: true, answer: 'returned' }, 'failed'],
  [{ isApproved: true, answer: 'rejected', isWithdrawn: true }, 'withdrawn'],
])('money that is paid back, with %o, is %s', (said, status) => {
  expect(refundStatus({ ...MADE, isWithdrawn: false, ...said })).toBe(status);
});

it.each([
  [[], 1, null, false],
  [['a'], 1, null, true],
  [['a'], 1, 'a', false],
  [['a', 'b'], 1, 'a', true],
  [['a', 'a'], 2, null, false],
  [['a', 'b'], 2, 'b', true],
] as const)('%j of %i, the account set by %s: %s', (approvers, needed, setBy, expected) => {
  expect(isApproved(approvers, { needed, setBy })).toBe(expected);
});
