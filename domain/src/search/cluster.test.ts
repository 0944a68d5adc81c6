import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cellSize, mergeNearbyClusters, type Cluster } from './cluster.ts';

const home = (lat: number, lng: number, rent: bigint, count = 1): Cluster => ({
  lat,
  lng,
  count,
  rent,
  listingId: `${lat},${lng}`,
  bounds: { north: lat, south: lat, east: lng, west: lng },
});

test('neighbours share a pin, with the lowest rent and a box around both', () => {
  expect(mergeNearbyClusters([home(60, 10, 900n, 3), home(60.001, 10.001, 700n)], 10)).toEqual([
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

test('homes share a pin less than a hundred pixels apart, half of that from north to south', () => {
  // A pixel is 360 / 512 degrees of longitude at zoom 0; a degree of latitude is twice as long at 60°.
  const pins = (north: number, east: number) =>
    mergeNearbyClusters([home(60, 10, 1n), home(60 + north, 10 + east, 1n)], 10).length;
  const pixel = 360 / 512 / 2 ** 10;
  expect(pins(0, 99.9 * pixel)).toBe(1);
  expect(pins(0, 100.1 * pixel)).toBe(2);
  expect(pins(24.9 * pixel, 0)).toBe(1);
  expect(pins(-25.1 * pixel, 0)).toBe(2);
  expect(pins(20 * pixel, 70 * pixel)).toBe(2);
});

test('the largest pin absorbs its neighbours, in any order', () => {
  const homes = [home(60, 10, 500n, 2), home(60.001, 10.001, 700n, 6)];
  const [pin] = mergeNearbyClusters(homes, 10);
  expect(pin).toMatchObject({
    lat: expect.closeTo(60.00075),
    lng: expect.closeTo(10.00075),
    count: 8,
    rent: 500n,
    listingId: '60.001,10.001',
    bounds: { north: 60.001, south: 60, east: 10.001, west: 10 },
  });
});

test('a cell is as wide as a pin, and no map has more than forty in a row', () => {
  const bounds = { north: 60, south: 59, west: 10, east: 11 };
  expect(cellSize(bounds, 10)).toBeCloseTo((120 * 360) / 512 / 1024);
  expect(cellSize(bounds, 18)).toBe(1 / 40);
});

test('at a deeper zoom level the same two have their own pins', () => {
  const homes = [home(60, 10, 900n), home(60.001, 10.001, 700n)];
  expect(mergeNearbyClusters(homes, 18)).toEqual(homes);
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
      expect(sum(mergeNearbyClusters(clusters, zoom))).toBe(sum(clusters));
    }),
  );
});
