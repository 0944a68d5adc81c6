/** Who the bundled map is owed to; shown beside it. */
export const MAP_SOURCES = [
  { name: 'GeoNames (CC BY 4.0)', url: 'https://www.geonames.org' },
  { name: 'Natural Earth', url: 'https://www.naturalearthdata.com' },
] as const;

/** Who the map tiles are owed to; shown when they are. */
export const TILES_SOURCE = { name: '© Kartverket', url: 'https://www.kartverket.no' } as const;
