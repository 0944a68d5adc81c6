import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isKid, kidCheckDigit, makeKid, type KidLayout } from './kid.ts';

describe('the check digit', () => {
  // Test vectors; the first is from Mastercard Payment Services' manual.
  test.each([
    ['12345678', '2', '5'],
    ['100008', '2', '-'],
    ['000123400056700', '2', '5'],
    ['987654321098765432109876', '0', '9'],
    ['1', '8', '9'],
    ['28', '1', '0'],
  ])('of %s is %s by MOD10 and %s by MOD11', (payload, ten, eleven) => {
    expect(kidCheckDigit(payload, 'MOD10')).toBe(ten);
    expect(kidCheckDigit(payload, 'MOD11')).toBe(eleven);
  });

  test('detects every mistyped digit, and swapped neighbours by MOD11', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{4,20}$/),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (payload, at, by) => {
          const index = at % payload.length;
          const mistyped =
            payload.slice(0, index) +
            String((Number(payload[index]) + by) % 10) +
            payload.slice(index + 1);
          expect(kidCheckDigit(mistyped, 'MOD10')).not.toBe(kidCheckDigit(payload, 'MOD10'));
          expect(kidCheckDigit(mistyped, 'MOD11')).not.toBe(kidCheckDigit(payload, 'MOD11'));
        },
      ),
    );
  });
});

describe('a KID that is read', () => {
  test.each([
    ['123456782', true],
    ['123456785', true],
    ['100008-', true],
    ['123456783', false],
    ['0000000000', false],
    ['1-2', false],
    ['-', false],
    ['18', true],
    ['1', false],
    ['12345678901234567890123456', false],
    ['12 345', false],
  ])('%s: %s', (kid, expected) => {
    expect(isKid(kid)).toBe(expected);
  });
});

describe('a KID that is made', () => {
  const layout: KidLayout = {
    length: 16,
    parts: [
      { name: 'property', width: 6 },
      { name: 'lease', width: 3 },
      { name: 'invoice', width: 6 },
    ],
  };

  test('has its numbers in their places, and is valid', () => {
    expect(makeKid(layout, { property: 12, lease: 3, invoice: 45 })).toMatch(/^000012003000045\d$/);
    fc.assert(
      fc.property(
        fc.nat(999_999),
        fc.nat(999),
        fc.integer({ min: 1, max: 999_999 }),
        (property, lease, invoice) => {
          const kid = makeKid(layout, { property, lease, invoice });
          expect(kid).toHaveLength(16);
          expect(isKid(kid)).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['a number too long', { property: 1_000_000, lease: 1, invoice: 1 }],
    ['a number that is missing', { property: 1, lease: 1 }],
    ['half a number', { property: 1, lease: 0.5, invoice: 1 }],
    ['less than nothing', { property: 1, lease: -1, invoice: 1 }],
  ])('is refused for %s', (_, numbers) => {
    expect(() => makeKid(layout, numbers as Record<string, number>)).toThrow(RangeError);
  });

  test('is refused for a layout that does not add up', () => {
    expect(() => makeKid({ ...layout, length: 15 }, { property: 1, lease: 1, invoice: 1 })).toThrow(
      'come to 16 digits',
    );
  });
});
