import type { Position } from '@husvaer/domain/kernel/geo';

/** PostgreSQL's geometry treats smaller numbers as zero (`EPSILON` in its `geo_ops`). */
const NOTHING = 1e-6;

const isNothing = (value: number): boolean => Math.abs(value) <= NOTHING;
const isAbove = (value: number): boolean => value > NOTHING;
const isBelow = (value: number): boolean => value + NOTHING < 0;

/** A segment goes through the point. */
const ON_EDGE = 1e9;

/** The corners of a polygon in the database's unit: x, y, x, y … */
export const cornersOf = (area: readonly Position[], unit: number): Float64Array =>
  Float64Array.from(area.flatMap(({ lat, lng }) => [lng * unit, lat * unit]));

/**
 * Whether a point is in a polygon or on its edge, like PostgreSQL's `point <@ polygon`: by the winding rule,
 * with the same rounding (`point_inside` in its `geo_ops.c`).
 */
export function isInside(corners: Float64Array, px: number, py: number): boolean {
  const last = corners.length - 2;
  let crossings = 0;
  let beforeX = corners[0]! - px;
  let beforeY = corners[1]! - py;
  for (let corner = 2; corner <= last; corner += 2) {
    const x = corners[corner]! - px;
    const y = corners[corner + 1]! - py;
    const crossing = crossingOf(x, y, beforeX, beforeY);
    if (crossing === ON_EDGE) return true;
    crossings += crossing;
    beforeX = x;
    beforeY = y;
  }
  const crossing = crossingOf(corners[0]! - px, corners[1]! - py, beforeX, beforeY);
  return crossing === ON_EDGE || crossings + crossing !== 0;
}

/** How a segment crosses the axis to the right of the origin: 2 or -2, or half of it when it ends there. */
function crossingOf(x: number, y: number, beforeX: number, beforeY: number): number {
  if (isNothing(y)) {
    if (isNothing(x)) return ON_EDGE;
    if (isAbove(x)) {
      if (isNothing(beforeY)) return isAbove(beforeX) ? 0 : ON_EDGE;
      return isBelow(beforeY) ? 1 : -1;
    }
    if (isNothing(beforeY)) return isBelow(beforeX) ? 0 : ON_EDGE;
    return 0;
  }
  const direction = isAbove(y) ? 1 : -1;
  if (isNothing(beforeY)) return isBelow(beforeX) ? 0 : direction;
  if (direction < 0 ? isBelow(beforeY) : isAbove(beforeY)) return 0;
  if (x + NOTHING >= 0 && isAbove(beforeX)) return 2 * direction;
  if (isBelow(x) && beforeX <= NOTHING) return 0;
  const side = (x - beforeX) * y - (y - beforeY) * x;
  if (isNothing(side)) return ON_EDGE;
  return (direction < 0 ? isBelow(side) : isAbove(side)) ? 0 : 2 * direction;
}
