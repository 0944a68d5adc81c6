import { expect, test } from 'vitest';

import { decline } from './consent.ts';

test.each([
  [' Leien er feil.\r\n', 'Leien er feil.'],
  ['x'.repeat(500), 'x'.repeat(500)],
  ['x'.repeat(501), undefined],
  [' \n', undefined],
  [undefined, undefined],
])('a signer declines with the reason %j', (reason, expected) => {
  expect(decline.safeParse({ signerId: 'a', reason }).data?.reason).toBe(expected);
});
