import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isKroner, kronerToOre, oreToKroner } from './money.ts';

test.each([
  [0.1, 10n],
  [1.15, 115n],
  [12_345.67, 1_234_567n],
  [-6500.5, -650_050n],
  [1_000_000_000, 100_000_000_000n],
])('%d kr is %d øre', (kroner, ore) => {
  expect(kronerToOre(kroner)).toBe(ore);
});

test.each([Number.NaN, Infinity, 0.001, 1.005, 1_000_000_001])('%d is not an amount', (value) => {
  expect(isKroner(value)).toBe(false);
  expect(() => kronerToOre(value)).toThrow(RangeError);
});

test('øre to kroner and back is the same amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -100_000_000_000n, max: 100_000_000_000n }), (ore) => {
      expect(kronerToOre(oreToKroner(ore))).toBe(ore);
    }),
  );
});
