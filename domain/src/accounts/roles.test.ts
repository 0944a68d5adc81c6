import { expect, test } from 'vitest';

import { sideOf } from './roles.ts';

test.each([
  [['tenant'], 'tenant'],
  [['partner_tenant'], 'tenant'],
  [['landlord'], 'landlord'],
  [['partner_landlord'], 'landlord'],
  [['tenant', 'landlord'], 'landlord'],
  [['partner_tenant', 'tenant', 'partner_landlord'], 'landlord'],
  [['agent'], null],
  [['janitor'], null],
  [[], null],
] as const)('a user with the roles %j is on the side %s', (roles, side) => {
  expect(sideOf(roles)).toBe(side);
});
