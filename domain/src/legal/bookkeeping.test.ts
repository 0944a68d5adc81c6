import { expect, test } from 'vitest';

import { firstKeptDay } from './bookkeeping.ts';

test.each([
  // The documents of 2026 are kept to the last day of 2031.
  ['2031-12-31', '2026-01-01'],
  ['2032-01-01', '2027-01-01'],
])('on %s all documents from %s on are kept', (today, first) => {
  expect(firstKeptDay(today)).toBe(first);
});
