import { boundsOf, contains, widened, type Position } from '@husvaer/domain/kernel/geo';
import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';

import type { BaseMap } from '../../platform/site.ts';
import { COLOURS, type Colours, type ColorScheme, FONT, namePaint } from './colours.ts';
import { vectorLayers } from './vector-layers.ts';

export interface NamedPlace {
  name: string;
  lat: number;
  lng: number;
  population: number;
}

export type Neighbourhood = Omit<NamedPlace, 'population'>;

export interface StyleOptions {
  /** What is drawn over the bundled map; null: nothing. */
  base: BaseMap | null;
  places: readonly NamedPlace[];
  /** Neighbourhoods and postal places, named where the base map names nothing. */
  neighbourhoods: readonly Neighbourhood[];
  colorScheme: ColorScheme;
  /** Corners of the searched area, if one was drawn. */
  area: readonly Position[];
  /** The CSS colour of the area's edge. */
  accent: string;
}

/** The source of the base map, drawn over the bundled map. */
const BASE_SOURCE_ID = 'base';
/** Sources that every map has, whatever its base. */
const OWN_SOURCES = ['bundled', 'places', 'neighbourhoods', 'area'];

/** Whether a source's event concerns the base's server, not our own files. */
export const isOfBase = (event: object): boolean =>
  'sourceId' in event && !OWN_SOURCES.includes(String(event.sourceId));

const BUNDLED = 'pmtiles:///map/norway.pmtiles';

/**
 * The map's style: water on land, names, and the base over them. Where a tile of the base is
 * missing, the bundled map shows through, so that a failed tile needs no handling.
 */
export function mapStyle(options: StyleOptions): StyleSpecification {
  const { base, places, colorScheme } = options;
  const colours = COLOURS[colorScheme];
  const area = areaParts(options);
  return {
    version: 8,
    sources: {
      bundled: { type: 'vector', url: BUNDLED },
      places: { type: 'geojson', data: pointsOf(places), maxzoom: 12 },
      neighbourhoods: { type: 'geojson', data: pointsOf(unnamedBy(options)) },
      ...area.sources,
      ...(base?.kind === 'tiles' && {
        [BASE_SOURCE_ID]: { type: 'raster', tiles: [base.url], tileSize: 256, maxzoom: 18 },
      }),
      ...(base?.kind === 'vector' && {
        [BASE_SOURCE_ID]: { type: 'vector', url: `pmtiles://${base.url}` },
      }),
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
      {
        id: 'water',
        type: 'fill',
        source: 'bundled',
        'source-layer': 'water',
        paint: { 'fill-color': colours.water, 'fill-outline-color': colours.shore },
      },
      {
        id: 'border',
        type: 'line',
        source: 'bundled',
        'source-layer': 'border',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colours.border, 'line-width': 1.2, 'line-dasharray': [4, 2] },
      },
      ...(base?.kind === 'vector' ? vectorLayers(BASE_SOURCE_ID, colours) : placeLayers(colours)),
      ...(base?.kind === 'tiles'
        ? [
            {
              id: 'tiles',
              type: 'raster' as const,
              source: BASE_SOURCE_ID,
              paint: tilePaint(colorScheme),
            },
          ]
        : []),
      ...area.layers,
    ],
  };
}

/** The distance from a town within which its name means the town, degrees. */
const AROUND_TOWN = 0.3;

/**
 * The neighbourhoods that the map names: none over a base, which has its own names, and none with the name of
 * a nearby town.
 */
const unnamedBy = ({ base, places, neighbourhoods }: StyleOptions): readonly Neighbourhood[] =>
  base
    ? []
    : neighbourhoods.filter(
        (one) =>
          !places.some(
            (town) =>
              town.name === one.name && contains(widened(boundsOf([town]), AROUND_TOWN), one),
          ),
      );

/** A style with the searched area drawn over it. */
export function withArea(style: StyleSpecification, options: StyleOptions): StyleSpecification {
  const { sources, layers } = areaParts(options);
  return {
    ...style,
    sources: { ...style.sources, ...sources },
    layers: [...style.layers, ...layers],
  };
}

function areaParts({ area, accent }: StyleOptions): Pick<StyleSpecification, 'sources' | 'layers'> {
  return {
    sources: { area: { type: 'geojson', data: polygon(area) } },
    layers: [
      {
        id: 'area',
        type: 'fill',
        source: 'area',
        paint: { 'fill-color': accent, 'fill-opacity': 0.12 },
      },
      {
        id: 'area-edge',
        type: 'line',
        source: 'area',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': accent, 'line-width': 2.5 },
      },
    ],
  };
}

function placeLayers(colours: Colours): LayerSpecification[] {
  return [
    {
      id: 'neighbourhoods',
      type: 'symbol',
      source: 'neighbourhoods',
      minzoom: 10.5,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': 13,
        // Below the pin of the home that the name comes from.
        'text-anchor': 'top',
        'text-offset': [0, 1.2],
        'text-max-width': 8,
      },
      paint: { ...namePaint(colours), 'text-opacity': 0.85 },
    },
    {
      id: 'towns',
      type: 'circle',
      source: 'places',
      filter: largeEnough,
      maxzoom: 10,
      paint: { 'circle-radius': 2, 'circle-color': colours.name },
    },
    {
      id: 'names',
      type: 'symbol',
      source: 'places',
      filter: largeEnough,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': nameSize,
        // Below the town's dot, so that a cluster on the town does not cover the name.
        'text-anchor': 'top',
        'text-offset': ['step', ['zoom'], ['literal', [0, 1.2]], 10, ['literal', [0, 0]]],
        'text-padding': 6,
        'text-max-width': 8,
        'symbol-sort-key': ['-', 0, ['get', 'population']],
      },
      paint: namePaint(colours),
    },
  ];
}

/** Fewest people a place needs for its name to be drawn, by zoom: the closer, the more names. */
const largeEnough: ExpressionSpecification = [
  '>=',
  ['get', 'population'],
  ['step', ['zoom'], 100_000, 4, 50_000, 5, 30_000, 6, 9_000, 7, 4_000, 8, 1_500, 9, 0],
];

const nameSize: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  4,
  ['step', ['get', 'population'], 10, 100_000, 12],
  10,
  ['step', ['get', 'population'], 12, 4_000, 13, 30_000, 16, 100_000, 19],
];

/** Kartverket has no dark tiles: their colours are inverted, with a lower contrast. */
function tilePaint(colorScheme: ColorScheme) {
  return colorScheme === 'dark'
    ? { 'raster-brightness-min': 0.85, 'raster-brightness-max': 0.1 }
    : {};
}

function polygon(corners: readonly Position[]): FeatureCollection {
  const ring = [...corners, ...corners.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);
  return {
    type: 'FeatureCollection',
    features:
      ring.length > 0
        ? [
            {
              type: 'Feature',
              properties: {},
              geometry: { type: 'Polygon', coordinates: [ring] },
            },
          ]
        : [],
  };
}

function pointsOf(places: readonly Neighbourhood[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: places.map(({ lat, lng, ...properties }) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
}
