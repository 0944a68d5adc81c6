import { expect, it } from 'vitest';

import { splitWriteOff } from './split-write-off.ts';

it.each([
  [0n, { fee: 0n, interest: 0n, principal: 0n }],
  [30n, { fee: 30n, interest: 0n, principal: 0n }],
  [40n, { fee: 38n, interest: 2n, principal: 0n }],
  [88n, { fee: 38n, interest: 50n, principal: 0n }],
  [1088n, { fee: 38n, interest: 50n, principal: 1000n }],
])('a write-off of %s øre covers the fee first, then interest, then the rent', (lost, input) => {
  expect(splitWriteOff({ lost, lostByAgency: 0n, fees: 88n, interest: 50n })).toEqual({
    ...input,
    byAgency: 0n,
  });
});
