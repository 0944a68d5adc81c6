import { expect, test } from 'vitest';

import { REFUND_STATUSES } from '@husvaer/domain/payouts/enums';

import { refundActions } from './refund-actions.ts';

type Facts = Parameters<typeof refundActions>[0];

const surplus: Facts = {
  status: 'pending_for_approval',
  contractId: 'lease',
  approvals: [{ _id: 'per' }],
};

test.each<[string, Partial<Facts>, string[]]>([
  ['a surplus that waits for another approver too', {}, ['approve', 'correct', 'withdraw']],
  ['one they approved already', { approvals: [{ _id: 'silje' }] }, ['correct', 'withdraw']],
  ['a payment without a lease', { contractId: null }, ['approve', 'correct']],
  ['one the bank rejected', { status: 'failed' }, ['correct', 'withdraw']],
  [
    'one without a lease that the bank rejected',
    { status: 'failed', contractId: null },
    ['correct'],
  ],
  ['one the bank has', { status: 'in_progress' }, []],
])('%s', (_, values, actions) => {
  const who = { accountId: 'silje', approverIds: ['per', 'silje'], mayChange: true };
  expect(refundActions({ ...surplus, ...values }, who)).toEqual(actions);
});

test('an agent who approves nothing may withdraw a lease’s refund', () => {
  const who = { accountId: 'silje', approverIds: ['per'], mayChange: true };
  expect(refundActions({ ...surplus, approvals: [] }, who)).toEqual(['correct', 'withdraw']);
});

test('a bookkeeper of the operator approves for an agency, and does nothing else', () => {
  const who = { accountId: 'hanne', approverIds: ['hanne'], mayChange: false };
  expect(refundActions(surplus, who)).toEqual(['approve']);
  expect(refundActions({ ...surplus, status: 'failed' }, who)).toEqual([]);
});

test('an auditor does nothing', () => {
  const who = { accountId: 'rita', approverIds: [], mayChange: false };
  for (const status of REFUND_STATUSES)
    expect(refundActions({ ...surplus, status }, who)).toEqual([]);
});
