import { setMaxParallelImageRequests } from 'maplibre-gl';

/** Tiles asked for at once before the first has come, and after it. */
const AT_ONCE = { unknown: 3, known: 16 };
/** Failures one after the other, after which the server is left alone. */
const FAILURES_MAX = 3;
/** Milliseconds for which it is. */
export const REST_MS = 5 * 60_000;

/** What the maps of this page know of the server that their tiles come from. */
let failures = 0;
let restsUntil = 0;

setMaxParallelImageRequests(AT_ONCE.unknown);

export const isResting = (): boolean => performance.now() < restsUntil;

export function recordTileShown(): void {
  failures = 0;
  setMaxParallelImageRequests(AT_ONCE.known);
}

/** Notes that a tile failed. Says whether the server is left alone from now on. */
export function recordTileFailure(): boolean {
  failures += 1;
  if (failures < FAILURES_MAX || isResting()) return false;
  failures = 0;
  restsUntil = performance.now() + REST_MS;
  setMaxParallelImageRequests(AT_ONCE.unknown);
  return true;
}
