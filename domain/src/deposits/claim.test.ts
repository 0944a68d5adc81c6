import { expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { guarantee, insurance, rentClaim, depositSuit } from './claim.ts';

const PROOF = { key: 'uploads/claim', title: 'Krav' };
const refused = (input: object) => {
  const parsed = rentClaim({ balance: 1_000_000n }).safeParse(
    { amount: 7000, attachments: [PROOF], ...input },
    { reportInput: true },
  );
  return parsed.success ? [] : fieldErrors(parsed.error.issues);
};

test.each<[amount: number, errors: object[]]>([
  [0.01, []],
  [10_000, []],
  [0, [{ path: 'amount', reason: 'too_small' }]],
  [-1, [{ path: 'amount', reason: 'too_small' }]],
  [10_000.01, [{ path: 'amount', reason: 'too_big', params: { maximum: 10_000 } }]],
  [1.001, [{ path: 'amount', reason: 'wrong_format' }]],
])('of a deposit of 10,000 kr, %d kr may be claimed or not', (amount, errors) => {
  expect(refused({ amount })).toEqual(errors);
});

test('a claim is stored in øre, with its evidence', () => {
  const input = { amount: 7000.5, attachments: [PROOF] };
  expect(rentClaim({ balance: 1_000_000n }).parse(input)).toMatchObject({ amount: 700_050n });
  expect(refused({ attachments: [] })).toEqual([{ path: 'attachments', reason: 'required' }]);
  expect(refused({ attachments: Array.from({ length: 20 }, () => PROOF) })).toEqual([]);
  expect(refused({ attachments: Array.from({ length: 21 }, () => PROOF) })).toMatchObject([
    { path: 'attachments', reason: 'too_long' },
  ]);
  expect(depositSuit.safeParse({ contractId: 'lease', attachments: null }).success).toBe(false);
  expect(depositSuit.safeParse({ contractId: 'lease', attachments: [PROOF] }).success).toBe(true);
});

test('a guarantor has a name, and an insurer says whether there is a policy', () => {
  expect(guarantee.safeParse({ contractId: 'lease', guarantor: ' ' }).success).toBe(false);
  expect(guarantee.parse({ contractId: 'lease', guarantor: ' Bank ' }).guarantor).toBe('Bank');
  expect(guarantee.safeParse({ contractId: 'l', guarantor: 'x'.repeat(101) }).success).toBe(false);
  expect(insurance.safeParse({ contractId: 'lease', reference: '1' }).success).toBe(false);
  expect(insurance.safeParse({ contractId: 'lease', isRefused: true }).success).toBe(true);
  expect(
    insurance.safeParse({ contractId: 'l', reference: 'x'.repeat(61), isRefused: false }).success,
  ).toBe(false);
});
