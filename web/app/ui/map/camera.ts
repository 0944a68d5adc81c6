import type { Bounds, Position } from '@husvaer/domain/kernel/geo';
import { LngLatBounds, type Map as MapLibreMap } from 'maplibre-gl';

/** What the map shows. */
export interface MapView {
  bounds: Bounds;
  zoom: number;
}

/** Where the map should be. */
export type WantedView = { bounds: Bounds } | { centre: Position; zoom: number };

/** Room around a box that is fitted into the map, so that pins at its edge are whole. */
const CLUSTER_PADDING = 64;
const FLIGHT_MS = 700;

export function viewOf(map: MapLibreMap): MapView {
  const box = map.getBounds();
  return {
    bounds: {
      north: Math.min(rounded(box.getNorth(), 5), 90),
      south: Math.max(rounded(box.getSouth(), 5), -90),
      east: Math.min(rounded(box.getEast(), 5), 180),
      west: Math.max(rounded(box.getWest(), 5), -180),
    },
    zoom: rounded(map.getZoom(), 2),
  };
}

/** What MapLibre's constructor needs to start at a view. */
export function startAt(view: WantedView) {
  return 'bounds' in view
    ? { bounds: boxOf(view.bounds) }
    : { center: view.centre, zoom: view.zoom };
}

const BY_PAGE = { byPage: true };

/** Whether a move's event comes from `goTo`. */
export const isByPage = (event: object): boolean => 'byPage' in event;

/** Moves the map in the page's name. */
export function goTo(map: MapLibreMap, view: WantedView, { animate }: { animate: boolean }): void {
  if (isAt(viewOf(map), view)) return;
  const motion = { animate, duration: FLIGHT_MS };
  if ('bounds' in view) map.fitBounds(boxOf(view.bounds), motion, BY_PAGE);
  else map.flyTo({ center: view.centre, zoom: view.zoom, ...motion }, BY_PAGE);
}

/** Whether a view is what was wanted, as far as an eye can tell. */
export function isAt(view: MapView, wanted: WantedView): boolean {
  const height = view.bounds.north - view.bounds.south;
  const width = view.bounds.east - view.bounds.west;
  const close = (a: number, b: number, span: number) => Math.abs(a - b) < span / 100;
  if ('bounds' in wanted) {
    return (
      close(view.bounds.north, wanted.bounds.north, height) &&
      close(view.bounds.south, wanted.bounds.south, height) &&
      close(view.bounds.east, wanted.bounds.east, width) &&
      close(view.bounds.west, wanted.bounds.west, width)
    );
  }
  return (
    Math.abs(view.zoom - wanted.zoom) < 0.02 &&
    close((view.bounds.north + view.bounds.south) / 2, wanted.centre.lat, height) &&
    close((view.bounds.east + view.bounds.west) / 2, wanted.centre.lng, width)
  );
}

interface Opening extends Position {
  bounds?: Bounds;
}

/** Zooms into a cluster, two levels at least, because a person asked with `originalEvent`. */
export function zoomInto(
  map: MapLibreMap,
  { lat, lng, bounds }: Opening,
  { animate, originalEvent }: { animate: boolean; originalEvent: Event },
): void {
  const fitted = bounds && map.cameraForBounds(boxOf(bounds), { padding: CLUSTER_PADDING });
  const least = map.getZoom() + 2;
  const camera =
    fitted?.zoom !== undefined && fitted.zoom >= least
      ? { center: fitted.center, zoom: fitted.zoom }
      : { center: { lat, lng }, zoom: least };
  map.easeTo(
    { ...camera, zoom: Math.min(camera.zoom, map.getMaxZoom()), animate, duration: FLIGHT_MS },
    { originalEvent },
  );
}

const boxOf = ({ north, south, east, west }: Bounds) =>
  new LngLatBounds([west, south, east, north]);

const rounded = (degrees: number, digits: number) => Number(degrees.toFixed(digits));
