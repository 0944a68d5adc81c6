import { expect, test } from 'vitest';

import { boundsAround, boundsOf, contains, degreesPerPixel, NORWAY, widened } from './geo.ts';

const BOX = { north: 60, south: 59, east: 11, west: 10 };

test.each([
  ['its middle', 59.5, 10.5, true],
  ['its north edge', 60, 10.5, true],
  ['its south edge', 59, 10.5, true],
  ['its east edge', 59.5, 11, true],
  ['its west edge', 59.5, 10, true],
  ['north of it', 60.1, 10.5, false],
  ['south of it', 58.9, 10.5, false],
  ['east of it', 59.5, 11.1, false],
  ['west of it', 59.5, 9.9, false],
])('a box holds %s or not', (_, lat, lng, holds) => {
  expect(contains(BOX, { lat, lng })).toBe(holds);
});

test('Norway reaches from Lindesnes to Svalbard, and not to Copenhagen', () => {
  expect(contains(NORWAY, { lat: 57.98, lng: 7.05 })).toBe(true);
  expect(contains(NORWAY, { lat: 80.8, lng: 20 })).toBe(true);
  expect(contains(NORWAY, { lat: 55.7, lng: 12.6 })).toBe(false);
});

test('a box encloses all corners, and is widened on all sides', () => {
  const corners = [
    { lat: 59, lng: 11 },
    { lat: 60, lng: 10 },
    { lat: 59.5, lng: 10.5 },
  ];
  expect(boundsOf(corners)).toEqual(BOX);
  expect(widened(BOX, 0.5)).toEqual({ north: 60.5, south: 58.5, east: 11.5, west: 9.5 });
});

test('a tile of 512 pixels is the whole earth at zoom 0, and half of it one further', () => {
  expect(degreesPerPixel(0) * 512).toBe(360);
  expect(degreesPerPixel(1) * 512).toBe(180);
});

test('a map shows as many degrees east as west, and fewer north the further north it is', () => {
  const size = { width: 512, height: 256 };
  expect(boundsAround({ lat: 0, lng: 10 }, 1, size)).toEqual({
    north: 45,
    south: -45,
    east: 100,
    west: -80,
  });
  const { north, south } = boundsAround({ lat: 60, lng: 10 }, 1, size);
  expect(north).toBeCloseTo(82.5);
  expect(south).toBeCloseTo(37.5);
});
