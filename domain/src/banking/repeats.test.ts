import { expect, test } from 'vitest';

import { repeatBooking } from './repeats.ts';

test.each([
  [' Betalt to ganger.\r\n', 'Betalt to ganger.'],
  ['x'.repeat(500), 'x'.repeat(500)],
  [' ', undefined],
  ['x'.repeat(501), undefined],
  [undefined, undefined],
])('a repeat is booked after all because of %j', (note, expected) => {
  expect(repeatBooking.safeParse({ repeatId: 'r', note }).data?.note).toBe(expected);
});
