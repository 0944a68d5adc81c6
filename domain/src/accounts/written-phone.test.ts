import { expect, test } from 'vitest';

import { writtenPhone } from './written-phone.ts';

test.each([
  ['+4722334455', '22 33 44 55'],
  ['+4741234567', '412 34 567'],
  ['+4790123456', '901 23 456'],
  ['+4681234567', '+4681234567'],
  ['+471881', '+471881'],
  ['+47223344556', '+47223344556'],
  ['tel:+4722334455', 'tel:+4722334455'],
])('%s is written %s', (number, written) => {
  expect(writtenPhone(number)).toBe(written);
});
