import type { Bounds, Position } from '@husvaer/domain/kernel/geo';
import { LngLatBounds, type Map as MapLibreMap, type PaddingOptions } from 'maplibre-gl';

/** What the map shows. */
export interface MapView {
  /** The visible part, which no other element covers. */
  bounds: Bounds;
  /** The centre of the whole map, covered parts included. */
  centre: Position;
  zoom: number;
}

/** CSS pixels at each edge of the map that other elements cover. */
type Covered = Required<PaddingOptions>;

/** Where the map should be. */
export type TargetView = { bounds: Bounds } | { centre: Position; zoom: number };

/** Room around a box that is fitted into the map, so that pins at its edge are whole. */
const CLUSTER_PADDING = 32;
const FLIGHT_MS = 700;

export function viewOf(map: MapLibreMap): MapView {
  const container = map.getContainer();
  const { top, bottom, left, right } = coveredMargins(container);
  const { lat: north, lng: west } = map.unproject([left, top]);
  const { lat: south, lng: east } = map.unproject([
    container.clientWidth - right,
    container.clientHeight - bottom,
  ]);
  const { lat, lng } = map.getCenter();
  return {
    bounds: {
      north: Math.min(rounded(north, 5), 90),
      south: Math.max(rounded(south, 5), -90),
      east: Math.min(rounded(east, 5), 180),
      west: Math.max(rounded(west, 5), -180),
    },
    centre: { lat: rounded(lat, 5), lng: rounded(lng, 5) },
    zoom: rounded(map.getZoom(), 2),
  };
}

/** Half of a pin, CSS pixels: kept free at the map's edges and next to what covers it, so that no pin is cut. */
const HALF_PIN = { height: 20, width: 44 };
/** The largest share of the map's height that counts as covered at one edge. */
const COVERED_MAX = 0.4;

/**
 * How much of the map is covered by elements with `data-over-map`: buttons at the top, cards and names
 * at the bottom. A pin under them could not be pressed.
 */
export function coveredMargins(container: HTMLElement): Covered {
  const map = container.getBoundingClientRect();
  const { height, width } = HALF_PIN;
  const covered = { top: height, bottom: height, left: width, right: width };
  for (const element of document.querySelectorAll('[data-over-map]')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top === bottom || bottom <= map.top || top >= map.bottom) continue;
    if (top + bottom < map.top + map.bottom)
      covered.top = Math.max(covered.top, bottom - map.top + height);
    else covered.bottom = Math.max(covered.bottom, map.bottom - top + height);
  }
  const most = map.height * COVERED_MAX;
  return { ...covered, top: Math.min(covered.top, most), bottom: Math.min(covered.bottom, most) };
}

/** What MapLibre's constructor needs to start at a view. */
export function startAt(view: TargetView, container: HTMLElement) {
  return 'bounds' in view
    ? { bounds: boxOf(view.bounds), fitBoundsOptions: { padding: coveredMargins(container) } }
    : { center: view.centre, zoom: view.zoom };
}

const BY_PAGE = { byPage: true };

/** Whether a move's event comes from `goTo`. */
export const isByPage = (event: object): boolean => 'byPage' in event;

/** Moves the map in the page's name. */
export function goTo(map: MapLibreMap, view: TargetView, { animate }: { animate: boolean }): void {
  if (isAt(viewOf(map), view)) return;
  const motion = { animate, duration: FLIGHT_MS };
  const padding = coveredMargins(map.getContainer());
  if ('bounds' in view) map.fitBounds(boxOf(view.bounds), { ...motion, padding }, BY_PAGE);
  else map.flyTo({ center: view.centre, zoom: view.zoom, ...motion }, BY_PAGE);
}

/** Whether a view equals the wanted one, except for differences that are not visible. */
export function isAt(view: MapView, wanted: TargetView): boolean {
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
    close(view.centre.lat, wanted.centre.lat, height) &&
    close(view.centre.lng, wanted.centre.lng, width)
  );
}

interface Opening extends Position {
  bounds?: Bounds;
}

/** Zooms into a cluster, two levels at least. `originalEvent` is the user's event that caused it. */
export function zoomInto(
  map: MapLibreMap,
  { lat, lng, bounds }: Opening,
  { animate, originalEvent }: { animate: boolean; originalEvent: Event },
): void {
  const { top, bottom, left, right } = coveredMargins(map.getContainer());
  const padding = {
    top: top + CLUSTER_PADDING,
    bottom: bottom + CLUSTER_PADDING,
    left: left + CLUSTER_PADDING,
    right: right + CLUSTER_PADDING,
  };
  const fitted = bounds && map.cameraForBounds(boxOf(bounds), { padding });
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
