import { degreesPerPixel, type Bounds } from '../kernel/geo.ts';
import type { Ore } from '../kernel/money.ts';

/** Homes that are so close on the map that they share a pin. */
export interface Cluster {
  /** The mean of the homes' positions. */
  lat: number;
  lng: number;
  count: number;
  /** Lowest monthly rent. */
  rent: Ore;
  /** One of the homes; the only one when `count` is 1. */
  listingId: string;
  bounds: Bounds;
}

/** Width of a cell in pixels: a pin with its price, and space around it. */
const CELL_PIXELS = 120;
/** Maximum number of cells in a row, so that the answer has a limited size. */
const CELLS_ACROSS = 40;
export const CLUSTERS_MAX = CELLS_ACROSS * CELLS_ACROSS;

/** The side of a cell in degrees, for grouping homes on a map. */
export const cellSize = ({ east, west }: Bounds, zoom: number): number =>
  Math.max(degreesPerPixel(zoom) * CELL_PIXELS, (east - west) / CELLS_ACROSS);

/** Minimum distance between the centres of neighbouring pins, CSS pixels, so that they do not overlap. */
const APART = 100;
/** Width of a pin divided by its height. */
const WIDE = 2;

/**
 * Merges the smaller of two pins that would overlap at this zoom level into the larger, the largest first. A
 * single cluster is returned unchanged.
 */
export function mergeNearbyClusters(clusters: readonly Cluster[], zoom: number): Cluster[] {
  const near = degreesPerPixel(zoom) * APART;
  const stored: Cluster[] = [];
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    const at = stored.findIndex((other) => distance(other, cluster) < near);
    const other = stored[at];
    if (other) stored[at] = merged(other, cluster);
    else stored.push(cluster);
  }
  return stored;
}

/**
 * The distance in degrees of longitude as the map draws them: a degree of latitude is 1 / cos(lat) times as
 * long. Multiplied by {@link WIDE} in the north-south direction, because pins are wider than high.
 */
function distance(a: Cluster, b: Cluster): number {
  const stretch = 1 / Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lng - b.lng, (a.lat - b.lat) * stretch * WIDE);
}

function merged(a: Cluster, b: Cluster): Cluster {
  const count = a.count + b.count;
  return {
    lat: (a.lat * a.count + b.lat * b.count) / count,
    lng: (a.lng * a.count + b.lng * b.count) / count,
    count,
    rent: a.rent < b.rent ? a.rent : b.rent,
    listingId: a.listingId,
    bounds: {
      north: Math.max(a.bounds.north, b.bounds.north),
      south: Math.min(a.bounds.south, b.bounds.south),
      east: Math.max(a.bounds.east, b.bounds.east),
      west: Math.min(a.bounds.west, b.bounds.west),
    },
  };
}
