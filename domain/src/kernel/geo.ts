/** A place on the earth, WGS 84 degrees. */
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

/** Mainland Norway with its coast, Svalbard and Jan Mayen, as a box: a first check that a position can be right. */
export const NORWAY: Bounds = { north: 81, south: 57.5, east: 32, west: -10 };

export const contains = (bounds: Bounds, { lat, lng }: Position): boolean =>
  lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;

/** The smallest box around corners, of which there is at least one. */
export const boundsOf = (corners: readonly Position[]): Bounds => ({
  north: Math.max(...corners.map(({ lat }) => lat)),
  south: Math.min(...corners.map(({ lat }) => lat)),
  east: Math.max(...corners.map(({ lng }) => lng)),
  west: Math.min(...corners.map(({ lng }) => lng)),
});

/** A box with so many degrees more on each side. */
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

/** The box a map of `width` × `height` CSS pixels shows around a centre. */
export function boundsAround(
  centre: Position,
  zoom: number,
  { width, height }: { width: number; height: number },
): Bounds {
  const lng = (degreesPerPixel(zoom) * width) / 2;
  // A degree of latitude is 1 / cos(lat) as long on the map as one of longitude.
  const lat = ((degreesPerPixel(zoom) * height) / 2) * Math.cos((centre.lat * Math.PI) / 180);
  return {
    north: centre.lat + lat,
    south: centre.lat - lat,
    east: centre.lng + lng,
    west: centre.lng - lng,
  };
}
