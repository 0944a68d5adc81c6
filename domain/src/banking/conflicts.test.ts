import { expect, test } from 'vitest';

import { findContradiction, type OrderReport } from './conflicts.ts';

const debited: OrderReport = { kind: 'debited', amount: 100n };
const returned: OrderReport = { kind: 'returned', amount: 100n };
const rejected: OrderReport = { kind: 'rejected', amount: 100n };
const less: OrderReport = { kind: 'debited', amount: 99n };

test.each<[string, OrderReport, OrderReport[], OrderReport | undefined]>([
  ['the bank says nothing', rejected, [], undefined],
  ['both say the same', debited, [debited], undefined],
  ['rejected, and the bank paid', rejected, [debited], debited],
  ['rejected, and the bank has the money back', rejected, [returned], returned],
  ['paid, and the bank rejected it', debited, [rejected], rejected],
  ['another amount', less, [debited], debited],
  ['came back after it was paid', returned, [debited], undefined],
  ['paid, and it came back', debited, [returned], undefined],
  ['the bank rejected it and paid all the same', rejected, [rejected, debited], undefined],
])('a brought report: %s', (_, brought, own, contradiction) => {
  expect(findContradiction(brought, own)).toBe(contradiction);
});
