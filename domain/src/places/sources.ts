/** The sources that the bundled map must credit; shown on the map. */
export const MAP_SOURCES = [
  { name: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
  { name: 'GeoNames', url: 'https://www.geonames.org' },
] as const;

/** Who the map tiles are owed to; shown when they are. */
export const TILES_SOURCE = { name: '© Kartverket', url: 'https://www.kartverket.no' } as const;
