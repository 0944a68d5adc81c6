import fc from 'fast-check';
import { expect, test } from 'vitest';

import { RENT_BARS, RENT_STEP, RENT_STEPS, rentBars, type RentCount } from './rent-chart.ts';

const homes = (...rents: number[]): RentCount[] =>
  rents.map((kroner) => ({ step: Math.floor(kroner / 100), count: 1 }));
const fifty = (kroner: number) => Array<number>(50).fill(kroner);

test.each([
  ['no homes', [], 1000],
  ['parking', homes(600, 900, 1500, 3800), 100],
  ['the end of the narrowest bars is the open bar’s', homes(3900), 200],
  ['rooms', homes(4500, 6000, 7750), 200],
  ['flats', homes(9000, 14_500, 19_400), 500],
  ['a town', homes(8000, 15_000, 32_000), 1000],
  ['a town with a castle', homes(...fifty(15_000), ...fifty(32_000), 150_000), 1000],
  ['the dear end', homes(30_000, 75_000), 2000],
  ['castles', homes(90_000, 150_000), 5000],
])('%s', (_, counts, width) => {
  const bars = rentBars(counts);
  expect(bars).toHaveLength(RENT_BARS);
  expect(bars[0]).toMatchObject({ from: 0n, to: BigInt(width) * 100n });
  expect(bars.at(-1)).toMatchObject({ from: BigInt(width) * 100n * 39n, to: null });
});

test('every home is in the one bar of its rent, and the bars join', () => {
  const counts = fc.array(
    fc.record({ step: fc.nat(RENT_STEPS - 1), count: fc.integer({ min: 1, max: 500 }) }),
  );
  fc.assert(
    fc.property(counts, (counted) => {
      const bars = rentBars(counted);
      bars.slice(1).forEach((bar, index) => expect(bar.from).toBe(bars[index]!.to));
      for (const { from, to, count } of bars) {
        const inside = counted.filter(({ step }) => {
          const rent = BigInt(step) * RENT_STEP;
          return rent >= from && (to === null || rent < to);
        });
        expect(count).toBe(inside.reduce((sum, home) => sum + home.count, 0));
      }
    }),
  );
});
