import { expect, it } from 'vitest';

import { isApproved, mayHaveNamed, waitsForAnother, type Decision } from './approval.ts';

const ORDER = { amount: 100n, account: '12345678903', lastActNumber: 4n };
const decision = (
  accountIds: readonly string[],
  { needed, involved }: { needed: number; involved: readonly (string | null)[] },
): Decision => ({
  order: ORDER,
  needed,
  involved: new Set(involved),
  othersNeeded: 1,
  approvals: accountIds.map((accountId, index) => ({
    ...ORDER,
    accountId,
    number: BigInt(index + 7),
  })),
  approverIds: ['a', 'b', 'c'],
});

it.each([
  [[], 1, [], false],
  [['a'], 1, [], true],
  [['a'], 1, ['a'], false],
  [['a', 'b'], 1, ['a'], true],
  [['a', 'b'], 1, ['a', 'b'], false],
  [['a', 'a'], 2, [], false],
  [['a', 'b'], 2, ['b'], true],
  // Not an approver, or no longer.
  [['d'], 1, [], false],
  // An unknown person may be any one of them, but not two.
  [['a'], 1, [null], false],
  [['a', 'b'], 1, [null], true],
  [['a', 'b'], 2, [null, 'b'], false],
  [['a', 'b', 'c'], 1, [null, 'b'], true],
] as const)('%j of %i, with %j involved: %s', (approvers, needed, involved, expected) => {
  expect(isApproved(decision(approvers, { needed, involved }))).toBe(expected);
});

it.each([
  [['a'], [], false],
  [['a', 'b'], ['b'], false],
  [['a', 'b'], [], true],
  [['a', 'b'], [null], false],
  [['a', 'b', 'c'], [null], true],
] as const)('above a limit %j with %j involved: %s', (approvers, involved, expected) => {
  const one = decision(approvers, { needed: 1, involved });
  expect(isApproved({ ...one, othersNeeded: 2 })).toBe(expected);
});

it.each([
  ['a password', 'password', ['a', null]],
  ['a passkey, which may be older than the landlord’s BankID', 'passkey', ['a', null]],
  ['BankID, which the approver may have used', 'identity', ['a']],
  ['what was not kept', null, []],
] as const)(
  'the account that a landlord named with %s may be named by',
  (_, provedBy, expected) => {
    const approvers = [
      { id: 'a', isIdentified: false },
      { id: 'b', isIdentified: false },
    ];
    expect(mayHaveNamed(provedBy, ['a', null], approvers)).toEqual(expected);
    const known = approvers.map(({ id }) => ({ id, isIdentified: true }));
    if (provedBy === 'identity') expect(mayHaveNamed(provedBy, ['a', null], known)).toEqual([]);
  },
);

it.each<[string, Partial<Decision>]>([
  ['another amount', { order: { ...ORDER, amount: 101n } }],
  ['another account', { order: { ...ORDER, account: '99999999999' } }],
  ['no account', { order: { ...ORDER, account: null } }],
  ['an act after it', { order: { ...ORDER, lastActNumber: 5n } }],
])('an approval does not count with %s', (_, change) => {
  const given = decision(['a'], { needed: 1, involved: [] });
  expect(isApproved(given)).toBe(true);
  expect(isApproved({ ...given, ...change })).toBe(false);
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
