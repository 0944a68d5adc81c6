import { setMaxParallelImageRequests } from 'maplibre-gl';

/** Tile requests at the same time, before the first tile has arrived and after it. */
const AT_ONCE = { unknown: 3, known: 16 };
/** Consecutive failures after which the server is not used for a while. */
const FAILURES_MAX = 3;
/** Milliseconds for which the server is not used. */
export const PAUSE_MS = 5 * 60_000;

/** The state of the tile server, shared by the maps of this page. */
let failures = 0;
let pausedUntil = 0;

setMaxParallelImageRequests(AT_ONCE.unknown);

export const isPaused = (): boolean => performance.now() < pausedUntil;

export function recordTileShown(): void {
  failures = 0;
  setMaxParallelImageRequests(AT_ONCE.known);
}

/** Records that a tile failed. Returns whether the server is not used from now on. */
export function recordTileFailure(): boolean {
  failures += 1;
  if (failures < FAILURES_MAX || isPaused()) return false;
  failures = 0;
  pausedUntil = performance.now() + PAUSE_MS;
  setMaxParallelImageRequests(AT_ONCE.unknown);
  return true;
}
