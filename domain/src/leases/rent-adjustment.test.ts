import fc from 'fast-check';
import { expect, test } from 'vitest';

import { tenancyLawOn } from '../legal/tenancy.ts';
import { adjustedRent, earliestAdjustment } from './rent-adjustment.ts';

const LAW = tenancyLawOn('2026-11-20');
const index = (value: number) => ({ month: '2026-10', value });

test.each([
  [12_000_00n, 100, 103.1, 12_372_00n],
  [12_345_00n, 101.7, 104.2, 12_648_00n],
  [12_000_50n, 100, 100, 12_000_50n],
  [900_00n, 100, 100.1, 900_00n],
  [12_000_00n, 104, 103, 11_884_00n],
])('%i øre, from %d to %d: %i', (rent, from, to, expected) => {
  expect(adjustedRent(rent, { from: index(from), to: index(to) })).toBe(expected);
});

test('never changes by more than the index', () => {
  const value = fc.integer({ min: 800, max: 3000 }).map((tenth) => tenth / 10);
  const rents = fc.bigInt({ min: 100_00n, max: 100_000_00n });
  fc.assert(
    fc.property(rents, value, value, (rent, from, to) => {
      const adjusted = adjustedRent(rent, { from: index(from), to: index(to) });
      const most = (rent * BigInt(Math.round(to * 10))) / BigInt(Math.round(from * 10));
      expect(adjusted <= most || adjusted === rent).toBe(true);
      if (to >= from) expect(adjusted >= rent).toBe(true);
      else expect(most - adjusted < 100n).toBe(true);
    }),
  );
});

test.each([
  ['2026-01-01', '2026-11-20', '2027-01-01'],
  ['2026-01-01', '2026-12-15', '2027-01-15'],
  ['2028-02-29', '2028-03-01', '2029-02-28'],
])('set on %s, announced on %s: from %s', (lastSetOn, announcedOn, expected) => {
  expect(earliestAdjustment({ lastSetOn, announcedOn }, LAW)).toBe(expected);
});
