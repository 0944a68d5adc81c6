import { expect, test } from 'vitest';

import { mapStyle, type StyleOptions } from './style.ts';

const options: StyleOptions = {
  base: null,
  places: [
    { name: 'Sandvika', lat: 59.89, lng: 10.53, population: 0 },
    { name: 'Lund', lat: 58.46, lng: 6.55, population: 0 },
  ],
  neighbourhoods: [
    { name: 'Bekkestua', lat: 59.918, lng: 10.588 },
    { name: 'Sandvika', lat: 59.9, lng: 10.5 },
    { name: 'Lund', lat: 58.15, lng: 8.01 },
  ],
  colorScheme: 'light',
  area: [],
  accent: 'teal',
};

const drawn = (given: Partial<StyleOptions>) =>
  mapStyle({ ...options, ...given }).sources['neighbourhoods'];
const named = (...names: string[]) => ({
  data: { features: names.map((name) => ({ properties: { name } })) },
});

test('neighbourhoods are named on the map, except those with the name of a nearby town', () => {
  expect(drawn({})).toMatchObject(named('Bekkestua', 'Lund'));
});

test('no neighbourhoods are named when the base names places itself', () => {
  expect(drawn({ base: { kind: 'tiles', url: '/{z}/{y}/{x}.png' } })).toMatchObject(named());
});
