import { expect, it } from 'vitest';

import { paymentStatus, payoutStatus, refundStatus, type PayoutState } from './states.ts';

const MADE: PayoutState = {
  madeOn: '2027-01-11',
  amount: 100n,
  isApproved: false,
  isOrdered: false,
  answer: null,
  bookedOn: null,
  isGivenUp: false,
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
  [{ answer: 'rejected' }, 'pending_for_approval', 'failed'],
  [{ answer: 'returned' }, 'pending_for_approval', 'failed'],
  [{ isApproved: true, answer: 'returned' }, 'approved', 'failed'],
  [{ isGivenUp: true, answer: 'returned' }, 'failed', 'failed'],
])('with %o it is %s, its payment %s', (input, status, payment) => {
  expect(payoutStatus({ ...MADE, ...input })).toBe(status);
  expect(paymentStatus({ ...MADE, ...input })).toBe(payment);
});

it.each<[Partial<PayoutState & { isWithdrawn: boolean }>, string]>([
  [{}, 'pending_for_approval'],
  [{ isApproved: true }, 'approved'],
  [ordered, 'in_progress'],
  [{ ...ordered, answer: 'accepted' }, 'completed'],
  [{ answer: 'returned' }, 'pending_for_approval'],
  [{ isGivenUp: true, answer: 'returned' }, 'failed'],
  [{ answer: 'rejected', isWithdrawn: true }, 'withdrawn'],
])('a refund with %o is %s', (input, status) => {
  expect(refundStatus({ ...MADE, isWithdrawn: false, ...input })).toBe(status);
});
