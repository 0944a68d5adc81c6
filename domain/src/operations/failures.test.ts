import { expect, test } from 'vitest';

import { maskedEmail } from './failures.ts';

test.each([
  ['kari.nordmann@example.com', 'k…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
  ['ø@x.no', 'ø…@x.no'],
  ['kari', 'k…'],
  ['@x.no', '@…@x.no'],
  ['', '…'],
])('%j is shown as %j', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
