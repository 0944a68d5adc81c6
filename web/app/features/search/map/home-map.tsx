import 'maplibre-gl/dist/maplibre-gl.css';

import { MAP_SOURCES, TILES_SOURCE } from '@husvaer/domain/places/sources';
import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { goTo, isAt, type MapView, startAt, viewOf, type WantedView, zoomInto } from './camera.ts';
import classes from './home-map.module.css';
import { createPins, type MapPoint, type Pins } from './markers.ts';
import { type ColorScheme, mapStyle, type NamedPlace, TILES_SOURCE_ID } from './style.ts';

export interface HomeMapLabels {
  map: string;
  zoomIn: string;
  zoomOut: string;
  home(rent: string): string;
  cluster(count: number, rent: string): string;
  /** Said instead of a map where the browser cannot draw one. */
  unavailable: string;
  /** Name of the list of those the map is owed to. */
  attribution?: string;
}

export interface HomeMapProps {
  /** Where the map starts, and where it goes when this changes (by content). */
  view: WantedView;
  points: readonly MapPoint[];
  /** The listing highlighted in the list. */
  highlightedId: string | null;
  onHighlight(listingId: string | null): void;
  /** A single home's pin was chosen, or a cluster's that no zoom can open. */
  onSelect(point: MapPoint): void;
  /** A person moved the map; never called for moves the page asked for. */
  onMoved(view: MapView): void;
  onReady?(view: MapView): void;
  /** Raster tiles by {z}, {y}, {x}; null for the outline alone. */
  tilesUrl: string | null;
  outlineUrl: string;
  places: readonly NamedPlace[];
  /** '12 500 kr' */
  formatRent(kroner: number): string;
  labels: HomeMapLabels;
  colorScheme: ColorScheme;
  reducedMotion: boolean;
}

const ZOOM_MIN = 3;
const ZOOM_MAX = 18;
/** How long a person must leave the map alone before the page hears of it. */
const SETTLED_MS = 300;

// Vite ships the worker as a file of ours; MapLibre would look for it beside its own module.
setWorkerUrl(workerUrl);

export function HomeMap(props: HomeMapProps) {
  const { view, points, highlightedId, tilesUrl, outlineUrl, places, colorScheme } = props;
  const { formatRent, labels, reducedMotion } = props;
  const frame = useRef<HTMLDivElement>(null);
  const live = useRef<{ map: MapLibreMap; pins: Pins } | null>(null);
  const [loaded, setLoaded] = useState(false);
  const [unavailable, setUnavailable] = useState(false);
  const [tilesShown, setTilesShown] = useState(false);

  const viewKey = JSON.stringify(view);
  const placed = useRef(viewKey);
  const told = useRef<MapView | null>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readyTold = useRef(false);

  const start = useEffectEvent((container: HTMLElement) => {
    placed.current = viewKey;
    return new MapLibreMap({
      container,
      ...startAt(view),
      // Tiles come after the load: a slow tile server must not hold up the map.
      style: mapStyle({ outlineUrl, tilesUrl: null, places, colorScheme }),
      minZoom: ZOOM_MIN,
      maxZoom: ZOOM_MAX,
      attributionControl: false,
      renderWorldCopies: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      fadeDuration: 0,
      reduceMotion: reducedMotion,
      locale: { 'Map.Title': labels.map },
    });
  });
  const ready = useEffectEvent((now: MapView) => {
    if (readyTold.current) return;
    readyTold.current = true;
    props.onReady?.(now);
  });
  const moved = useEffectEvent((now: MapView) => {
    told.current = now;
    props.onMoved(now);
  });
  const highlight = useEffectEvent((listingId: string | null) => props.onHighlight(listingId));
  const open = useEffectEvent((map: MapLibreMap, point: MapPoint, originalEvent: Event) => {
    if (point.count === 1 || map.getZoom() >= ZOOM_MAX - 0.01) props.onSelect(point);
    else zoomInto(map, point, { animate: !reducedMotion, originalEvent });
  });
  const travel = useEffectEvent((map: MapLibreMap) => {
    if (placed.current === viewKey) return;
    placed.current = viewKey;
    // The page says back what it was told; the person may be elsewhere by now.
    if (told.current && isAt(told.current, view)) return;
    told.current = null;
    clearTimeout(settling.current);
    goTo(map, view, { animate: !reducedMotion });
  });

  useEffect(() => {
    const container = frame.current;
    if (!container) return;
    let map: MapLibreMap;
    try {
      map = start(container);
    } catch {
      // No WebGL: old graphics, or switched off.
      setUnavailable(true);
      return;
    }
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    const pins = createPins(map, {
      onHighlight: highlight,
      onOpen: (point, originalEvent) => open(map, point, originalEvent),
    });
    live.current = { map, pins };

    showState(container, viewOf(map));
    ready(viewOf(map));
    // Moves a person made begin with an event of theirs; not all end with one (the wheel's do not).
    let byPerson = false;
    map.on('movestart', ({ originalEvent }) => {
      byPerson = Boolean(originalEvent);
      if (byPerson) clearTimeout(settling.current);
    });
    map.on('moveend', () => {
      showState(container, viewOf(map));
      if (!byPerson) return;
      clearTimeout(settling.current);
      settling.current = setTimeout(() => moved(viewOf(map)), SETTLED_MS);
    });
    map.once('load', () => {
      container.dataset.mapReady = 'true';
      setLoaded(true);
    });
    map.on('sourcedata', ({ sourceId, tile }) => {
      if (sourceId === TILES_SOURCE_ID && tile) setTilesShown(true);
    });
    map.on('error', (event) => {
      // Without a tile the outline is seen: nothing a person or a log needs to hear of.
      if (!('sourceId' in event && event.sourceId === TILES_SOURCE_ID)) console.error(event.error);
    });

    return () => {
      clearTimeout(settling.current);
      live.current = null;
      delete container.dataset.mapReady;
      pins.remove();
      map.remove();
    };
  }, []);

  useEffect(() => {
    if (loaded) live.current?.map.setStyle(mapStyle({ outlineUrl, tilesUrl, places, colorScheme }));
  }, [loaded, outlineUrl, tilesUrl, places, colorScheme]);

  useEffect(() => {
    if (live.current) travel(live.current.map);
  }, [viewKey]);

  useEffect(() => {
    live.current?.map.getCanvas().setAttribute('aria-label', labels.map);
  }, [labels.map]);

  useEffect(() => {
    const { home, cluster } = labels;
    live.current?.pins.show(points, { formatRent, home, cluster });
    live.current?.pins.highlight(highlightedId);
  }, [points, highlightedId, formatRent, labels]);

  if (unavailable) return <p className={classes.unavailable}>{labels.unavailable}</p>;

  const sources = tilesUrl && tilesShown ? [TILES_SOURCE, ...MAP_SOURCES] : MAP_SOURCES;
  return (
    <div className={classes.map} data-scheme={colorScheme}>
      <div ref={frame} className={classes.frame} />
      <div className={classes.zoom}>
        <button
          type="button"
          aria-label={labels.zoomIn}
          onClick={({ nativeEvent }) =>
            live.current?.map.zoomIn({}, { originalEvent: nativeEvent })
          }
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 4v12M4 10h12" />
          </svg>
        </button>
        <button
          type="button"
          aria-label={labels.zoomOut}
          onClick={({ nativeEvent }) =>
            live.current?.map.zoomOut({}, { originalEvent: nativeEvent })
          }
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 10h12" />
          </svg>
        </button>
      </div>
      <ul className={classes.attribution} aria-label={labels.attribution}>
        {sources.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What tests read of the map. */
function showState({ dataset }: HTMLElement, { bounds, zoom }: MapView) {
  dataset.zoom = String(zoom);
  dataset.bounds = [bounds.west, bounds.south, bounds.east, bounds.north].join(',');
}

export default HomeMap;
