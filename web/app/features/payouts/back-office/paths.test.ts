import { expect, test } from 'vitest';

import { PATHS, withAgency } from './paths.ts';
import { writeShown } from './filters.ts';

test.each([
  [PATHS.refunds, null, '/money/payouts/refunds'],
  [PATHS.refunds, 'a1', '/money/payouts/refunds?agency=a1'],
  [`${PATHS.payouts}${writeShown('held')}`, 'a1', '/money/payouts?show=held&agency=a1'],
  [`${PATHS.payouts}${writeShown('to_approve')}`, 'a1', '/money/payouts?agency=a1'],
])('%s of agency %s is %s', (path, agencyId, expected) => {
  expect(withAgency(path, agencyId)).toBe(expected);
});
