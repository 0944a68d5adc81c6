/** The sources that the bundled map must credit; shown on the map. */
export const MAP_SOURCES = [
  { name: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
  { name: 'GeoNames', url: 'https://www.geonames.org' },
] as const;

/** The source of the map tiles; shown with them. */
export const TILES_SOURCE = { name: '© Kartverket', url: 'https://www.kartverket.no' } as const;
