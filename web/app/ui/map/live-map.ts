import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

import { goTo, isByPage, type MapView, startAt, viewOf, type WantedView } from './camera.ts';
import { createPins, type MapPoint, type Pins } from './markers.ts';
import { mapStyle, type StyleOptions, TILES_SOURCE_ID } from './style.ts';
import { isResting, noteFailed, noteShown, REST_MS } from './tile-server.ts';

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
  /** The map has stopped moving, for any reason. */
  onShown: (view: MapView) => void;
  /** A person moved the map and has left it alone for a moment; `onShown` comes first. */
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
  const moves = tellMoves(map, events);

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
  let wanted = start.style;
  let resting: ReturnType<typeof setTimeout> | undefined;
  function restyle(style: StyleOptions) {
    wanted = style;
    map.setStyle(mapStyle(isResting() ? { ...style, tilesUrl: null } : style));
  }
  map.on('sourcedata', ({ sourceId, tile }) => {
    if (sourceId !== TILES_SOURCE_ID || !tile) return;
    noteShown();
    events.onTilesShown();
  });
  map.on('error', (event) => {
    if (!('sourceId' in event && event.sourceId === TILES_SOURCE_ID))
      return console.error(event.error);
    // Without a tile the outline is seen: nothing a person or a log needs to hear of.
    if (!noteFailed()) return;
    restyle(wanted);
    resting = setTimeout(() => restyle(wanted), REST_MS);
  });

  return {
    map,
    pins,
    restyle,
    goTo(view, motion) {
      moves.forget();
      goTo(map, view, motion);
    },
    remove() {
      moves.forget();
      clearTimeout(resting);
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

/** Tells the moves of a person apart from others: the page's own, a new size of the window. */
function tellMoves(map: MapLibreMap, { onShown, onMoved }: Pick<MapEvents, 'onShown' | 'onMoved'>) {
  let byPerson = false;
  /** A person moved the map, and `onMoved` has not been called yet. */
  let isUntold = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  function forget() {
    clearTimeout(settling);
    isUntold = false;
  }
  function tell() {
    const view = viewOf(map);
    onShown(view);
    if (isUntold) onMoved(view);
    isUntold = false;
  }
  map.on('movestart', ({ originalEvent }) => {
    byPerson = Boolean(originalEvent);
    if (byPerson) forget();
  });
  // A single turn of a wheel comes without its event; nobody but the page zooms otherwise.
  map.on('zoomstart', (event) => {
    byPerson ||= !isByPage(event);
  });
  map.on('moveend', (event) => {
    isUntold ||= byPerson;
    clearTimeout(settling);
    if (isByPage(event)) tell();
    else settling = setTimeout(tell, SETTLED_MS);
  });
  return { forget };
}
