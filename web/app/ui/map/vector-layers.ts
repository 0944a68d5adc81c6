import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

import { type Colours, FONT, namePaint } from './colours.ts';

/** Line widths by zoom; MapLibre interpolates. */
const widths = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops,
];

/** Layers for tiles of the Protomaps basemap, version 4 (https://docs.protomaps.com/basemaps/layers). */
export function vectorLayers(source: string, colours: Colours): LayerSpecification[] {
  const part = (layer: string) => ({ source, 'source-layer': layer });
  const kind = (...kinds: string[]): ExpressionSpecification => [
    'in',
    ['get', 'kind'],
    ['literal', kinds],
  ];
  const road = (
    id: string,
    kinds: string[],
    color: string,
    width: ExpressionSpecification,
  ): LayerSpecification => ({
    id,
    type: 'line',
    ...part('roads'),
    filter: kind(...kinds),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width },
  });
  const name: ExpressionSpecification = ['coalesce', ['get', 'name'], ''];
  return [
    {
      id: 'base-green',
      type: 'fill',
      ...part('landuse'),
      filter: kind('park', 'forest', 'wood', 'grass', 'cemetery', 'golf_course', 'nature_reserve'),
      paint: { 'fill-color': colours.green },
    },
    { id: 'base-water', type: 'fill', ...part('water'), paint: { 'fill-color': colours.water } },
    {
      id: 'base-buildings',
      type: 'fill',
      ...part('buildings'),
      minzoom: 14,
      paint: { 'fill-color': colours.building },
    },
    road('base-casing', ['highway', 'major_road'], colours.casing, widths(7, 1, 12, 4, 18, 26)),
    {
      ...road('base-rail', ['rail'], colours.rail, widths(8, 0.5, 14, 1.5, 18, 3)),
      minzoom: 8,
    },
    {
      ...road('base-paths', ['path'], colours.casing, widths(14, 0.5, 18, 3)),
      minzoom: 14,
    },
    road('base-roads', ['minor_road'], colours.road, widths(11, 0.4, 14, 2, 18, 14)),
    road('base-major', ['major_road'], colours.road, widths(7, 0.5, 12, 2.5, 18, 22)),
    road('base-highways', ['highway'], colours.mainRoad, widths(5, 0.6, 12, 3, 18, 22)),
    {
      id: 'base-border',
      type: 'line',
      ...part('boundaries'),
      filter: kind('country'),
      paint: { 'line-color': colours.border, 'line-width': 1.2, 'line-dasharray': [4, 2] },
    },
    {
      id: 'base-street-names',
      type: 'symbol',
      ...part('roads'),
      minzoom: 14,
      layout: {
        'symbol-placement': 'line',
        'text-field': name,
        'text-font': FONT,
        'text-size': 11,
      },
      paint: namePaint(colours),
    },
    {
      id: 'base-neighbourhoods',
      type: 'symbol',
      ...part('places'),
      filter: kind('neighbourhood', 'macrohood'),
      minzoom: 11,
      layout: { 'text-field': name, 'text-font': FONT, 'text-size': 12, 'text-max-width': 8 },
      paint: namePaint(colours),
    },
    {
      id: 'base-towns',
      type: 'symbol',
      ...part('places'),
      filter: kind('locality'),
      layout: {
        'text-field': name,
        'text-font': FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 11, 12, 18],
        'text-max-width': 8,
        'symbol-sort-key': ['coalesce', ['get', 'sort_key'], 0],
      },
      paint: namePaint(colours),
    },
  ];
}
