import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mergeClose, type Cluster } from './cluster.ts';

const home = (lat: number, lng: number, rent: bigint, count = 1): Cluster => ({
  lat,
  lng,
  count,
  rent,
  listingId: `${lat},${lng}`,
  bounds: { north: lat, south: lat, east: lng, west: lng },
});

test('neighbours share a pin, with the lowest rent and a box around both', () => {
  expect(mergeClose([home(60, 10, 900n, 3), home(60.001, 10.001, 700n)], 10)).toEqual([
    {
      lat: expect.closeTo(60.00025),
      lng: expect.closeTo(10.00025),
      count: 4,
      rent: 700n,
      listingId: '60,10',
      bounds: { north: 60.001, south: 60, east: 10.001, west: 10 },
    },
  ]);
});

test('at a deeper zoom level the same two stand alone', () => {
  const homes = [home(60, 10, 900n), home(60.001, 10.001, 700n)];
  expect(mergeClose(homes, 18)).toEqual(homes);
});

test('no home is lost or counted twice', () => {
  const cluster = fc
    .tuple(
      fc.double({ min: 58, max: 71, noNaN: true }),
      fc.double({ min: 4, max: 31, noNaN: true }),
      fc.integer({ min: 1, max: 900 }),
    )
    .map(([lat, lng, count]) => home(lat, lng, BigInt(count), count));
  fc.assert(
    fc.property(fc.array(cluster), fc.integer({ min: 3, max: 18 }), (clusters, zoom) => {
      const sum = (all: Cluster[]) => all.reduce((total, { count }) => total + count, 0);
      expect(sum(mergeClose(clusters, zoom))).toBe(sum(clusters));
    }),
  );
});
