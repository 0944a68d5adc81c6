/** A position, WGS 84 degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** A box between two parallels and two meridians, degrees. Norway does not cross the date line. */
export interface Bounds {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** A box around mainland Norway with its coast, Svalbard and Jan Mayen: a first check of positions. */
export const NORWAY: Bounds = { north: 81, south: 57.5, east: 32, west: -10 };

export const contains = (bounds: Bounds, { lat, lng }: Position): boolean =>
  lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;

/** The smallest box around at least one corner. */
export const boundsOf = (corners: readonly Position[]): Bounds => ({
  north: Math.max(...corners.map(({ lat }) => lat)),
  south: Math.min(...corners.map(({ lat }) => lat)),
  east: Math.max(...corners.map(({ lng }) => lng)),
  west: Math.min(...corners.map(({ lng }) => lng)),
});

/** A box enlarged by this many degrees on each side. */
export const widened = ({ north, south, east, west }: Bounds, degrees: number): Bounds => ({
  north: north + degrees,
  south: south - degrees,
  east: east + degrees,
  west: west - degrees,
});

/** Web Mercator's tile width in CSS pixels, as MapLibre counts zoom levels. */
const TILE_PIXELS = 512;

/** Degrees of longitude that one CSS pixel covers at a zoom level. */
export const degreesPerPixel = (zoom: number): number => 360 / (TILE_PIXELS * 2 ** zoom);

/** The box that a map of `width` × `height` CSS pixels shows around a centre. */
export function boundsAround(
  centre: Position,
  zoom: number,
  { width, height }: { width: number; height: number },
): Bounds {
  const lng = (degreesPerPixel(zoom) * width) / 2;
  // On the map a degree of latitude is 1 / cos(lat) times as long as one of longitude.
  const lat = ((degreesPerPixel(zoom) * height) / 2) * Math.cos((centre.lat * Math.PI) / 180);
  return {
    north: centre.lat + lat,
    south: centre.lat - lat,
    east: centre.lng + lng,
    west: centre.lng - lng,
  };
}
