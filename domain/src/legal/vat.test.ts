import fc from 'fast-check';
import { expect, test } from 'vitest';

import { vatIn, vatOfPart, vatPercent } from './vat.ts';

const DAY = '2027-01-11';

test.each([
  [125_000n, 25_000n],
  [0n, 0n],
  // 0.2 and 0.4 øre round to 0, 0.6 to 1.
  [1n, 0n],
  [2n, 0n],
  [3n, 1n],
  [99_999n, 20_000n],
  [-125_000n, -25_000n],
  [-3n, -1n],
])('of %s øre, %s are value added tax', (gross, vat) => {
  expect(vatIn(gross, DAY)).toBe(vat);
});

test('has been a quarter of the price since 2005', () => {
  expect(vatPercent('2005-01-01')).toBe(25n);
  expect(() => vatPercent('2004-12-31')).toThrow(RangeError);
});

test('partial credits add up to all of it, and never more', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10_000_000n }),
      fc.array(fc.bigInt({ min: 1n, max: 4_000_000n })),
      (gross, parts) => {
        const left = { gross, vat: vatIn(gross, DAY) };
        for (const text of [...parts, gross]) {
          const part = text < left.gross ? text : left.gross;
          const vat = vatOfPart(part, left);
          expect(vat >= 0n && vat <= left.vat).toBe(true);
          left.gross -= part;
          left.vat -= vat;
        }
        expect(left).toEqual({ gross: 0n, vat: 0n });
      },
    ),
  );
});
