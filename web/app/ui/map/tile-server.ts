import { setMaxParallelImageRequests } from 'maplibre-gl';

/** Tile requests at the same time, before the first tile has arrived and after it. */
const AT_ONCE = { unknown: 3, known: 16 };
/** Consecutive failures after which the server is not used for a while. */
const FAILURES_MAX = 3;
/** Milliseconds for which the server is not used. */
export const REST_MS = 5 * 60_000;

/** The state of the tile server, shared by the maps of this page. */
let failures = 0;
let restsUntil = 0;

setMaxParallelImageRequests(AT_ONCE.unknown);

export const isResting = (): boolean => performance.now() < restsUntil;

export function recordTileShown(): void {
  failures = 0;
  setMaxParallelImageRequests(AT_ONCE.known);
}

/** Records that a tile failed. Returns whether the server is not used from now on. */
export function recordTileFailure(): boolean {
  failures += 1;
  if (failures < FAILURES_MAX || isResting()) return false;
  failures = 0;
  restsUntil = performance.now() + REST_MS;
  setMaxParallelImageRequests(AT_ONCE.unknown);
  return true;
}
