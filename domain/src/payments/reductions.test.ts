import { expect, test } from 'vitest';

import { leftAlone } from './reductions.ts';

test.each<[onLease: bigint, inBook: bigint, left: bigint]>([
  [0n, 0n, 100n],
  [40n, 40n, 60n],
  [100n, 100n, 0n],
  [140n, 140n, 0n],
  [0n, 950n, 50n],
  [70n, 950n, 30n],
  [0n, 1200n, 0n],
])(
  'of a limit of 100, with %s on the lease and %s in the book, %s is left',
  (onLease, inBook, left) => {
    expect(leftAlone({ onLease, inBook }, 100n)).toBe(left);
  },
);

test('without a limit nobody reduces anything alone', () => {
  expect(leftAlone({ onLease: 0n, inBook: 0n }, 0n)).toBe(0n);
});
