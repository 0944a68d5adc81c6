import { describe, expect, it } from 'vitest';

import { isAt, type MapView } from './camera.ts';

const view: MapView = {
  bounds: { north: 60, south: 59.8, east: 11, west: 10.6 },
  centre: { lat: 59.9, lng: 10.8 },
  zoom: 11,
};

describe('isAt', () => {
  it.each([
    ['the same box', view.bounds, true],
    ['a box rounded on its way through the address bar', { ...view.bounds, north: 60.0004 }, true],
    ['a box a little further north', { ...view.bounds, north: 60.01, south: 59.81 }, false],
    ['a larger box around it', { north: 60.5, south: 59.3, east: 11.5, west: 10.1 }, false],
  ])('%s', (_, bounds, expected) => {
    expect(isAt(view, { bounds })).toBe(expected);
  });

  it.each([
    ['the middle at the same zoom', { lat: 59.9, lng: 10.8 }, 11, true],
    ['the middle one level further in', { lat: 59.9, lng: 10.8 }, 12, false],
    ['another place', { lat: 59.95, lng: 10.8 }, 11, false],
  ])('%s', (_, centre, zoom, expected) => {
    expect(isAt(view, { centre, zoom })).toBe(expected);
  });
});
