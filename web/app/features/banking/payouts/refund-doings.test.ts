import { expect, test } from 'vitest';

import { refundDoings } from './refund-doings.ts';

type Facts = Parameters<typeof refundDoings>[0];

const surplus: Facts = {
  status: 'pending_for_approval',
  contractId: 'lease',
  approvals: [{ _id: 'per' }],
};

test.each<[string, Partial<Facts>, string[]]>([
  ['a surplus that waits for somebody else too', {}, ['approve', 'withdraw']],
  ['one they approved already', { approvals: [{ _id: 'silje' }] }, ['withdraw']],
  ['a payment that was nobody’s', { contractId: null }, ['approve']],
  ['one the bank rejected', { status: 'failed' }, ['withdraw']],
  ['one the bank has', { status: 'in_progress' }, []],
])('%s', (_, said, doings) => {
  expect(refundDoings({ ...surplus, ...said }, 'silje')).toEqual(doings);
});

test('whoever approves nothing may withdraw what is a lease’s', () => {
  expect(refundDoings({ ...surplus, approvals: [] }, null)).toEqual(['withdraw']);
});
