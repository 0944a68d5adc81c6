import { expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { payoutSettings } from './settings.ts';

const [ONE, OTHER] = [
  '0190d0a0-0000-7000-8000-000000000001',
  '0190d0a0-0000-7000-8000-000000000002',
];
const refused = (input: unknown) => {
  const parsed = payoutSettings.safeParse(input, { reportInput: true });
  return parsed.success ? [] : fieldErrors(parsed.error.issues);
};

test.each<[what: string, input: object]>([
  ['nothing', {}],
  ['the least of everything', { payoutDay: 1, waitDays: 0, guaranteeMonths: 1, retryDays: 0 }],
  ['the most of everything', { payoutDay: 28, waitDays: 30, guaranteeMonths: 24, retryDays: 10 }],
  ['one approver', { approverIds: [ONE], approvalsNeeded: 1 }],
  ['two of two', { approverIds: [ONE, OTHER], approvalsNeeded: 2 }],
  ['one of two', { approverIds: [ONE, OTHER], approvalsNeeded: 1 }],
])('%s is allowed', (_, input) => {
  expect(payoutSettings.parse(input)).toEqual({ partnerId: null, ...input });
});

test.each<[what: string, input: object, error: object]>([
  ['a payout day that February lacks', { payoutDay: 29 }, { path: 'payoutDay', reason: 'too_big' }],
  ['a wait below nothing', { waitDays: -1 }, { path: 'waitDays', reason: 'too_small' }],
  ['a wait over a month', { waitDays: 31 }, { path: 'waitDays', reason: 'too_big' }],
  [
    'a guarantee of nothing',
    { guaranteeMonths: 0 },
    { path: 'guaranteeMonths', reason: 'too_small' },
  ],
  [
    'a guarantee over two years',
    { guaranteeMonths: 25 },
    { path: 'guaranteeMonths', reason: 'too_big' },
  ],
  ['eleven tries', { retryDays: 11 }, { path: 'retryDays', reason: 'too_big' }],
  [
    'approvers without their number',
    { approverIds: [ONE] },
    { path: 'approvalsNeeded', reason: 'required' },
  ],
  [
    'a number without approvers',
    { approvalsNeeded: 1 },
    { path: 'approverIds', reason: 'required' },
  ],
  [
    'fewer approvers than it takes',
    { approverIds: [ONE], approvalsNeeded: 2 },
    { path: 'approverIds', reason: 'too_short', params: { minimum: 2 } },
  ],
  [
    'one approver twice',
    { approverIds: [ONE, ONE], approvalsNeeded: 1 },
    { path: 'approverIds', reason: 'too_short', params: { minimum: 1 } },
  ],
])('%s is refused', (_, input, error) => {
  expect(refused(input)).toMatchObject([error]);
});
