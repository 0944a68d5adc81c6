import { expect, test } from 'vitest';

import { seesFile } from './files.ts';
import type { LeaseSide } from '../leases/enums.ts';

test.each<[LeaseSide, boolean, boolean, boolean, boolean]>([
  // side, writes its papers, visible to tenant, visible to landlord, sees it
  ['tenant', false, true, false, true],
  ['tenant', false, false, true, false],
  ['landlord', false, true, false, false],
  ['landlord', false, false, true, true],
  ['landlord', true, false, false, true],
  ['agent', true, false, false, true],
])('as %s, writing %s, of a file for tenants %s and landlords %s: %s', (...row) => {
  const [side, mayWrite, isVisibleToTenant, isVisibleToLandlord, sees] = row;
  expect(seesFile({ side, mayWrite }, { isVisibleToTenant, isVisibleToLandlord })).toBe(sees);
});
