import { expect, test } from 'vitest';

import { listingReport } from './report.ts';

const INPUT = { listingId: 'l', reason: 'scam' };

test.each([
  [' Ber om penger først. ', 'Ber om penger først.'],
  ['x'.repeat(1000), 'x'.repeat(1000)],
  [' ', null],
  [null, null],
  [undefined, null],
])('a listing is reported with the words %j', (text, expected) => {
  expect(listingReport.parse({ ...INPUT, text })).toEqual({ ...INPUT, text: expected });
});

test.each([{ text: 'x'.repeat(1001) }, { reason: 'dear' }, { listingId: 'x'.repeat(101) }])(
  '%o is refused',
  (input) => {
    expect(listingReport.safeParse({ ...INPUT, ...input }).success).toBe(false);
  },
);
