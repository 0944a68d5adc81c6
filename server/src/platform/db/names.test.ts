import { expect, test } from 'vitest';

import { camel, snake } from './names.ts';

test.each([
  ['lease_tenant', 'leaseTenant'],
  ['id', 'id'],
  ['_id', '_id'],
  ['sha256', 'sha256'],
])('%s is %s in code, and back', (database, code) => {
  expect([camel(database), snake(code)]).toEqual([code, database]);
});
