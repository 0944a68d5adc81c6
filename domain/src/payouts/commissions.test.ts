import { expect, it } from 'vitest';

import { commissionOf } from './commissions.ts';

it.each([
  ['none', null, 1_000_000n, 0n],
  ['what was agreed, of whatever rent', { type: 'fixed', amount: 75_000n }, 1n, 75_000n],
  ['8.5 per cent', { type: 'percent', amount: 850n }, 1_000_000n, 85_000n],
  ['half an øre up', { type: 'percent', amount: 50n }, 100n, 1n],
  ['less than half an øre down', { type: 'percent', amount: 49n }, 100n, 0n],
] as const)('%s', (_, commission, rent, expected) => {
  expect(commissionOf(commission, rent)).toBe(expected);
});
