import { expect, test } from 'vitest';

import { LEASE_EVENTS } from '@husvaer/domain/leases/history';

import { leases } from './en.ts';

test.each(LEASE_EVENTS)('the history has a text for %s', (name) => {
  expect(Object.keys(leases.history)).toContain(name);
});
