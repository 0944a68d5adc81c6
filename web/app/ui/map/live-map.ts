import { addProtocol, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';

import { goTo, isByPage, type MapView, startAt, viewOf, type TargetView } from './camera.ts';
import { createPins, type MapPoint, type Pins } from './markers.ts';
import { isOfBase, mapStyle, type StyleOptions, withArea } from './style.ts';
import { isPaused, recordTileFailure, recordTileShown, PAUSE_MS } from './tile-server.ts';

interface Start {
  view: TargetView;
  /** The base is added by `restyle` after the load, so that a slow server does not delay the map. */
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
  /** The user moved the map and has left it alone for a moment; `onShown` is called first. */
  onMoved: (view: MapView) => void;
  /** Part of the base map is shown; `makers` must be credited for it. */
  onBaseShown: (makers: readonly string[]) => void;
  onHighlight: (listingId: string | null) => void;
  onOpen: (map: MapLibreMap, point: MapPoint, originalEvent: Event) => void;
  /** The map was pressed where there is no pin. */
  onPressed: () => void;
}

export interface LiveMap {
  map: MapLibreMap;
  pins: Pins;
  restyle(style: StyleOptions): void;
  /** Moves the map in the page's name, and drops a move of the user that was not reported yet. */
  goTo(view: TargetView, motion: { animate: boolean }): void;
  remove(): void;
}

export const ZOOM_MAX = 18;
const ZOOM_MIN = 3;
/** Milliseconds that the user must leave the map alone before `onMoved` is called. */
const SETTLED_MS = 300;

// Vite serves the worker as a file of ours; MapLibre would look for it next to its own module.
setWorkerUrl(workerUrl);
// Tiles in one file; the browser fetches only the byte ranges that it needs.
addProtocol('pmtiles', new Protocol({ metadata: true }).tile);

/** Starts a map in an empty element; null if the browser cannot draw one. */
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
  const moves = reportMoves(map, events);

  const showState = () => {
    const box = map.getBounds();
    // What browser tests read of the map.
    container.dataset.zoom = map.getZoom().toFixed(2);
    container.dataset.bounds = box.toArray().flat().join(',');
  };
  showState();
  map.on('moveend', showState);
  map.on('click', ({ originalEvent }) => {
    if (originalEvent.target === map.getCanvas()) events.onPressed();
  });
  map.once('load', () => {
    container.dataset.mapReady = 'true';
    events.onLoad();
  });
  let wanted = start.style;
  let resting: ReturnType<typeof setTimeout> | undefined;
  function restyle(style: StyleOptions) {
    wanted = style;
    const base = isPaused() ? null : style.base;
    if (base?.kind === 'style')
      map.setStyle(base.url, { transformStyle: (_, next) => withArea(next, style) });
    else map.setStyle(mapStyle({ ...style, base }));
  }
  map.on('sourcedata', (event) => {
    if (!isOfBase(event) || !event.tile) return;
    recordTileShown();
    events.onBaseShown(makersIn(map));
  });
  map.on('error', (event) => {
    const isStyle = wanted.base?.kind === 'style' && !('sourceId' in event);
    // The error comes from a worker: its message alone can be read.
    if (!isOfBase(event) && !isStyle) return console.error(`Map: ${event.error.message}`);
    // Without the base the bundled map is shown, so neither the user nor the log gets a message.
    if (!recordTileFailure()) return;
    restyle(wanted);
    resting = setTimeout(() => restyle(wanted), PAUSE_MS);
  });

  return {
    map,
    pins,
    restyle,
    goTo(view, motion) {
      moves.cancel();
      goTo(map, view, motion);
    },
    remove() {
      moves.cancel();
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
    ...startAt(view, container),
    style: mapStyle({ ...style, base: null }),
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

/** The makers that the sources of the map's style credit, as the text of their HTML. */
function makersIn(map: MapLibreMap): string[] {
  const named = Object.keys(map.getStyle().sources)
    .filter((sourceId) => isOfBase({ sourceId }))
    .map((id) => map.getSource(id)?.attribution ?? '')
    .map((html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim())
    .filter(Boolean);
  return [...new Set(named)];
}

/** Separates the user's moves from others: the page's own, and a new size of the window. */
function reportMoves(
  map: MapLibreMap,
  { onShown, onMoved }: Pick<MapEvents, 'onShown' | 'onMoved'>,
) {
  let byPerson = false;
  /** The user moved the map, and `onMoved` has not been called yet. */
  let isUntold = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  function cancel() {
    clearTimeout(settling);
    isUntold = false;
  }
  function report() {
    const view = viewOf(map);
    onShown(view);
    if (isUntold) onMoved(view);
    isUntold = false;
  }
  map.on('movestart', ({ originalEvent }) => {
    byPerson = Boolean(originalEvent);
    if (byPerson) cancel();
  });
  // A single turn of a wheel has no original event; only the page zooms otherwise.
  map.on('zoomstart', (event) => {
    byPerson ||= !isByPage(event);
  });
  map.on('moveend', (event) => {
    isUntold ||= byPerson;
    clearTimeout(settling);
    if (isByPage(event)) report();
    else settling = setTimeout(report, SETTLED_MS);
  });
  return { cancel };
}
