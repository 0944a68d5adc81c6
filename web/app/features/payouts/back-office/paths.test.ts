import { expect, test } from 'vitest';

import { PATHS, payoutPath, refundPath, withAgency } from './paths.ts';
import { readFilters, writeShown } from './filters.ts';

test.each([
  [PATHS.refunds, null, '/money/payouts/refunds'],
  [PATHS.refunds, 'a1', '/money/payouts/refunds?agency=a1'],
  [`${PATHS.payouts}${writeShown('held')}`, 'a1', '/money/payouts?show=held&agency=a1'],
  [`${PATHS.payouts}${writeShown('to_approve')}`, 'a1', '/money/payouts?agency=a1'],
])('%s of agency %s is %s', (path, agencyId, expected) => {
  expect(withAgency(path, agencyId)).toBe(expected);
});

test('a payout and a refund have pages of their own', () => {
  const { searchParams } = new URL(payoutPath('p1'), 'https://x.no');
  expect(readFilters(searchParams).openId).toBe('p1');
  expect(refundPath('r1')).toBe('/money/payouts/refunds?refund=r1');
});
