import type { Position } from '@husvaer/domain/kernel/geo';
import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';

export type ColorScheme = 'light' | 'dark';

export interface NamedPlace {
  name: string;
  lat: number;
  lng: number;
  population: number;
}

export interface StyleOptions {
  outlineUrl: string;
  /** null: the outline alone. */
  tilesUrl: string | null;
  places: readonly NamedPlace[];
  colorScheme: ColorScheme;
  /** Corners of the area that is searched, if one was drawn. */
  area: readonly Position[];
  /** Of the area's edge, a CSS colour. */
  accent: string;
}

export const TILES_SOURCE_ID = 'tiles';

const COLOURS = {
  light: {
    sea: '#d3e0e7',
    land: '#f4f5f2',
    abroad: '#e9ecec',
    coast: '#a9bdc8',
    border: '#b3a9b4',
    name: '#44545f',
    halo: '#f8f9f7',
  },
  dark: {
    sea: '#14202a',
    land: '#26343e',
    abroad: '#1e2b35',
    coast: '#3f5462',
    border: '#66707c',
    name: '#bccad3',
    halo: '#1a2730',
  },
} as const;

/**
 * The map's style: land, names, and the tiles above them. Where a tile is missing, what lies
 * below is seen, so nothing has to notice that a tile failed.
 */
export function mapStyle({
  outlineUrl,
  tilesUrl,
  places,
  colorScheme,
  area,
  accent,
}: StyleOptions): StyleSpecification {
  const colours = COLOURS[colorScheme];
  const thinLine: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 4, 0.5, 10, 1.2];
  return {
    version: 8,
    sources: {
      outline: { type: 'geojson', data: outlineUrl, maxzoom: 10, tolerance: 0.5 },
      places: { type: 'geojson', data: placePoints(places), maxzoom: 12 },
      area: { type: 'geojson', data: polygon(area) },
      ...(tilesUrl && {
        [TILES_SOURCE_ID]: { type: 'raster', tiles: [tilesUrl], tileSize: 256, maxzoom: 18 },
      }),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      {
        id: 'land',
        type: 'fill',
        source: 'outline',
        filter: ['!=', ['get', 'kind'], 'border'],
        paint: {
          'fill-color': ['match', ['get', 'kind'], 'norway', colours.land, colours.abroad],
        },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'outline',
        filter: ['!=', ['get', 'kind'], 'border'],
        paint: { 'line-color': colours.coast, 'line-width': thinLine },
      },
      {
        id: 'border',
        type: 'line',
        source: 'outline',
        filter: ['==', ['get', 'kind'], 'border'],
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colours.border, 'line-width': 1.2, 'line-dasharray': [4, 2] },
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
          // Drawn with the page's own font: without a glyphs address MapLibre takes local ones.
          'text-font': ['Inter Variable', 'sans-serif'],
          'text-size': nameSize,
          // Below its dot, where a cluster on the town leaves it to be read.
          'text-anchor': 'top',
          'text-offset': ['step', ['zoom'], ['literal', [0, 1.2]], 10, ['literal', [0, 0]]],
          'text-padding': 6,
          'text-max-width': 8,
          'symbol-sort-key': ['-', 0, ['get', 'population']],
        },
        paint: {
          'text-color': colours.name,
          'text-halo-color': colours.halo,
          'text-halo-width': 1.4,
        },
      },
      ...(tilesUrl
        ? [
            {
              id: 'tiles',
              type: 'raster' as const,
              source: TILES_SOURCE_ID,
              paint: tilePaint(colorScheme),
            },
          ]
        : []),
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

/** Kartverket has no dark tiles: black and white change places, softened at both ends. */
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

function placePoints(places: readonly NamedPlace[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: places.map(({ name, population, lat, lng }) => ({
      type: 'Feature',
      properties: { name, population },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
}
