import { expect, test } from 'vitest';

import { isOrgNumber } from './org-number.ts';

test.each([
  ['974760673', true],
  ['889640782', true],
  ['974760674', false],
  ['123456785', false],
  ['97476067', false],
  ['9747606733', false],
  ['', false],
])('%s: %s', (digits, isOne) => {
  expect(isOrgNumber(digits)).toBe(isOne);
});
