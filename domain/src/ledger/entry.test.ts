import { expect, test } from 'vitest';

import { transferLines, reversalLines } from './entry.ts';

const debit = 'client_account';
const credit = 'tenant_receivable';

test('movements add up to zero, with a positive debit', () => {
  expect(transferLines(100n, { debit, credit, leaseId: 'lease' })).toEqual([
    { account: debit, leaseId: 'lease', amount: 100n },
    { account: credit, leaseId: 'lease', amount: -100n },
  ]);
  expect(transferLines(1n, { debit, credit })[0]).toMatchObject({ leaseId: null });
});

test('an amount of zero makes no line', () => {
  expect(transferLines(0n, { debit, credit })).toEqual([]);
});

test('an entry and its reversal add up to zero on every account', () => {
  const lines = transferLines(100n, { debit, credit });
  expect(reversalLines(lines)).toEqual([
    { account: debit, leaseId: null, amount: -100n },
    { account: credit, leaseId: null, amount: 100n },
  ]);
});
