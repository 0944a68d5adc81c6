import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

import { goTo, isByPage, type MapView, startAt, viewOf, type WantedView } from './camera.ts';
import { createPins, type MapPoint, type Pins } from './markers.ts';
import { mapStyle, type StyleOptions, TILES_SOURCE_ID } from './style.ts';

interface Start {
  view: WantedView;
  /** Its tiles are left for `restyle` after the load: a slow tile server must not hold up the map. */
  style: StyleOptions;
  name: string;
  reducedMotion: boolean;
}

interface MapEvents {
  /** No WebGL: old graphics, or switched off. */
  onUnavailable: () => void;
  onLoad: () => void;
  /** A person moved the map and has left it alone for a moment. */
  onMoved: (view: MapView) => void;
  onTilesShown: () => void;
  onHighlight: (listingId: string | null) => void;
  onOpen: (map: MapLibreMap, point: MapPoint, originalEvent: Event) => void;
}

export interface LiveMap {
  map: MapLibreMap;
  pins: Pins;
  restyle(style: StyleOptions): void;
  /** Moves the map in the page's name, whatever a person was about to tell. */
  goTo(view: WantedView, motion: { animate: boolean }): void;
  remove(): void;
}

export const ZOOM_MAX = 18;
const ZOOM_MIN = 3;
/** How long a person must leave the map alone before the page hears of it. */
const SETTLED_MS = 300;

// Vite ships the worker as a file of ours; MapLibre would look for it beside its own module.
setWorkerUrl(workerUrl);

/** Starts a map in an empty element; null where the browser cannot draw one. */
export function startMap(container: HTMLElement, start: Start, events: MapEvents): LiveMap | null {
  let map: MapLibreMap;
  try {
    map = newMap(container, start);
  } catch {
    events.onUnavailable();
    return null;
  }
  const pins = createPins(map, {
    onHighlight: events.onHighlight,
    onOpen: (point, originalEvent) => events.onOpen(map, point, originalEvent),
  });
  const moves = tellMoves(map, events.onMoved);

  const showState = () => {
    const { bounds, zoom } = viewOf(map);
    // What browser tests read of the map.
    container.dataset.zoom = String(zoom);
    container.dataset.bounds = [bounds.west, bounds.south, bounds.east, bounds.north].join(',');
  };
  showState();
  map.on('moveend', showState);
  map.once('load', () => {
    container.dataset.mapReady = 'true';
    events.onLoad();
  });
  map.on('sourcedata', ({ sourceId, tile }) => {
    if (sourceId === TILES_SOURCE_ID && tile) events.onTilesShown();
  });
  map.on('error', (event) => {
    // Without a tile the outline is seen: nothing a person or a log needs to hear of.
    if (!('sourceId' in event && event.sourceId === TILES_SOURCE_ID)) console.error(event.error);
  });

  return {
    map,
    pins,
    restyle: (style) => map.setStyle(mapStyle(style)),
    goTo(view, motion) {
      moves.forget();
      goTo(map, view, motion);
    },
    remove() {
      moves.forget();
      delete container.dataset.mapReady;
      pins.remove();
      map.remove();
    },
  };
}

function newMap(container: HTMLElement, { view, style, name, reducedMotion }: Start): MapLibreMap {
  const map = new MapLibreMap({
    container,
    ...startAt(view),
    style: mapStyle({ ...style, tilesUrl: null }),
    minZoom: ZOOM_MIN,
    maxZoom: ZOOM_MAX,
    attributionControl: false,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    reduceMotion: reducedMotion,
    locale: { 'Map.Title': name },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Tells of the moves a person makes, and of no others: the page's own, a new size of the window. */
function tellMoves(map: MapLibreMap, onMoved: (view: MapView) => void) {
  let byPerson = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(settling);
  map.on('movestart', ({ originalEvent }) => {
    byPerson = Boolean(originalEvent);
    if (byPerson) forget();
  });
  // A single turn of a wheel comes without its event; nobody but the page zooms otherwise.
  map.on('zoomstart', (event) => {
    byPerson ||= !isByPage(event);
  });
  map.on('moveend', () => {
    if (!byPerson) return;
    forget();
    settling = setTimeout(() => onMoved(viewOf(map)), SETTLED_MS);
  });
  return { forget };
}
