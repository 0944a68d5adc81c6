import { expect, test } from 'vitest';

import { saftAccountsInput, saftPeriod, unmappedAccounts, USUAL_SAFT_ACCOUNTS } from './saft.ts';

test('the usual mapping has a standard account for each account, which may be chosen', () => {
  expect(unmappedAccounts(USUAL_SAFT_ACCOUNTS)).toEqual([]);
  expect(saftAccountsInput.parse(USUAL_SAFT_ACCOUNTS)).toEqual(USUAL_SAFT_ACCOUNTS);
  expect(unmappedAccounts(USUAL_SAFT_ACCOUNTS.slice(1))).toEqual(['tenant_receivable']);
});

test.each([
  ['a standard account that does not exist', [{ account: 'losses', standardAccount: '9999' }]],
  ['a tax code that does not exist', [{ account: 'losses', taxCode: '99' }]],
  ['an unknown account', [{ account: 'slush_fund', standardAccount: '1920' }]],
  ['income as a balance', [{ account: 'fee_income', standardAccount: '1920' }]],
  ['a balance as income', [{ account: 'suspense', standardAccount: '3900' }]],
  ['an account twice', [{ account: 'losses' }, { account: 'losses' }]],
])('a mapping with %s is refused', (_, accounts) => {
  expect(saftAccountsInput.safeParse(accounts).success).toBe(false);
});

test.each([
  ['2027-01-01', '2026-12-31'],
  ['2004-12-31', '2026-12-31'],
  ['2027-01-01', '2101-01-01'],
  ['2027-02-30', '2027-03-01'],
])('the period from %s to %s is refused', (from, to) => {
  expect(saftPeriod.safeParse({ from, to }).success).toBe(false);
});
