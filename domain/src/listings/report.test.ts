import { expect, test } from 'vitest';

import { listingReport } from './report.ts';

const SAID = { listingId: 'l', reason: 'scam' };

test.each([
  [' Ber om penger først. ', 'Ber om penger først.'],
  ['x'.repeat(1000), 'x'.repeat(1000)],
  [' ', null],
  [null, null],
  [undefined, null],
])('a listing is reported with the words %j', (text, expected) => {
  expect(listingReport.parse({ ...SAID, text })).toEqual({ ...SAID, text: expected });
});

test.each([{ text: 'x'.repeat(1001) }, { reason: 'dear' }, { listingId: 'x'.repeat(101) }])(
  '%o is refused',
  (input) => {
    expect(listingReport.safeParse({ ...SAID, ...input }).success).toBe(false);
  },
);
