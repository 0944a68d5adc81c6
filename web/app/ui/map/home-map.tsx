import 'maplibre-gl/dist/maplibre-gl.css';

import type { Position } from '@husvaer/domain/kernel/geo';
import { MAP_SOURCES, TILES_SOURCE } from '@husvaer/domain/places/sources';
import { type Map as MapLibreMap, Popup } from 'maplibre-gl';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import type { BaseMap } from '../../platform/site.ts';
import { coveredMargins, isAt, type MapView, viewOf, type TargetView, zoomInto } from './camera.ts';
import { DrawLayer } from './draw-layer.tsx';
import classes from './home-map.module.css';
import { type LiveMap, startMap, ZOOM_MAX } from './live-map.ts';
import type { MapPoint } from './markers.ts';
import type { ColorScheme } from './colours.ts';
import type { NamedPlace, Neighbourhood, StyleOptions } from './style.ts';

export interface HomeMapLabels {
  map: string;
  zoomIn: string;
  zoomOut: string;
  place: string;
  home: (rent: string, mark: MapPoint['mark']) => string;
  cluster: (count: number, rent: string) => string;
  /** Shown instead of a map if the browser cannot draw one. */
  unavailable: string;
  /** The accessible name of the list of the map's sources. */
  attribution?: string;
  /** The instruction while an area is drawn. */
  draw: string;
}

export interface HomeMapProps {
  /** Where the map starts, and where it goes when this changes (by content). */
  view: TargetView;
  points: readonly MapPoint[];
  /** The pin of the home that is highlighted elsewhere. */
  highlightedKey: string | null;
  /** The pin of the chosen home. */
  currentKey?: string | null;
  /** A small card at a position on the map. Its link takes the focus. */
  card?: { at: Position; content: ReactNode } | null;
  /** The map was pressed where there is no pin. */
  onPressed?: () => void;
  onHighlight: (listingId: string | null) => void;
  /** The pin of a single home was chosen, or of a cluster that no zoom can open. */
  onSelect: (point: MapPoint) => void;
  /** What the map shows now: called at the start and after every move. */
  onShown?: (view: MapView) => void;
  /** The user moved the map; not called for moves by the page. */
  onMoved: (view: MapView) => void;
  /** Corners of the searched area. */
  area?: readonly Position[] | undefined;
  /** The next stroke over the map draws an area instead of moving it. */
  drawing?: boolean;
  /** The corners of the drawn area; empty when drawing was cancelled. */
  onDrawn?: (corners: Position[]) => void;
  /** What is drawn over the bundled map; null: nothing. */
  base: BaseMap | null;
  places: readonly NamedPlace[];
  neighbourhoods?: readonly Neighbourhood[];
  /** '12 500 kr' */
  formatRent: (kroner: number) => string;
  /** 'from 13k' */
  shortRent: (kroner: number) => string;
  labels: HomeMapLabels;
  colorScheme: ColorScheme;
  /** The CSS colour of the drawn area. */
  accent: string;
  reducedMotion: boolean;
}

const NO_AREA: readonly Position[] = [];
const NO_NEIGHBOURHOODS: readonly Neighbourhood[] = [];
/** CSS pixels between a pin's place and its card. */
const CARD_OFFSET = 24;

export function HomeMap(props: HomeMapProps) {
  const { view, points, highlightedKey, base, places, colorScheme } = props;
  const { formatRent, shortRent, labels, reducedMotion, accent, area = NO_AREA } = props;
  const { drawing, onDrawn, currentKey = null, card = null } = props;
  const { neighbourhoods = NO_NEIGHBOURHOODS } = props;
  const frame = useRef<HTMLDivElement>(null);
  const live = useRef<LiveMap | null>(null);
  const [loaded, setLoaded] = useState(false);
  const [unavailable, setUnavailable] = useState(false);
  const [makers, setMakers] = useState<readonly string[] | null>(null);

  const viewKey = JSON.stringify(view);
  const placed = useRef(viewKey);
  const reported = useRef<MapView | null>(null);

  const style = useMemo<StyleOptions>(
    () => ({ base, places, neighbourhoods, colorScheme, area, accent }),
    [base, places, neighbourhoods, colorScheme, area, accent],
  );

  const moved = useEffectEvent((now: MapView) => {
    reported.current = now;
    props.onMoved(now);
  });
  const shown = useEffectEvent((now: MapView) => props.onShown?.(now));
  const pressed = useEffectEvent(() => props.onPressed?.());
  const highlight = useEffectEvent((listingId: string | null) => props.onHighlight(listingId));
  const open = useEffectEvent((map: MapLibreMap, point: MapPoint, originalEvent: Event) => {
    if (point.count === 1 || map.getZoom() >= ZOOM_MAX - 0.01) props.onSelect(point);
    else zoomInto(map, point, { animate: !reducedMotion, originalEvent });
  });
  const travel = useEffectEvent(() => {
    if (placed.current === viewKey) return;
    placed.current = viewKey;
    // The page returns the view that it was notified of; the user may have moved on.
    if (reported.current && isAt(reported.current, view)) return;
    reported.current = null;
    live.current?.goTo(view, { animate: !reducedMotion });
  });

  const start = useEffectEvent((container: HTMLElement) => {
    placed.current = viewKey;
    const started = startMap(
      container,
      { view, style, name: labels.map, reducedMotion },
      {
        onUnavailable: () => setUnavailable(true),
        onLoad: () => setLoaded(true),
        onBaseShown: (named) =>
          setMakers((known) => (known?.join() === named.join() ? known : named)),
        onShown: (now) => shown(now),
        onMoved: (now) => moved(now),
        onHighlight: (listingId) => highlight(listingId),
        onOpen: (map, point, originalEvent) => open(map, point, originalEvent),
        onPressed: () => pressed(),
      },
    );
    if (started) shown(viewOf(started.map));
    return started;
  });

  useEffect(() => {
    if (!frame.current) return;
    const started = start(frame.current);
    live.current = started;
    return () => {
      live.current = null;
      started?.remove();
    };
  }, []);

  useEffect(() => {
    if (loaded) live.current?.restyle(style);
  }, [loaded, style]);

  useEffect(() => travel(), [viewKey]);

  useEffect(() => {
    live.current?.map.getCanvas().setAttribute('aria-label', labels.map);
  }, [labels.map]);

  useEffect(() => {
    const { place, home, cluster } = labels;
    live.current?.pins.show(points, { formatRent, shortRent, place, home, cluster });
    live.current?.pins.mark({ highlighted: highlightedKey, current: currentKey });
  }, [points, highlightedKey, currentKey, formatRent, shortRent, labels]);

  const [cardFrame] = useState(() => document.createElement('div'));
  const { lat, lng } = card?.at ?? {};
  useEffect(() => {
    const map = live.current?.map;
    if (!map || lat === undefined || lng === undefined) return;
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: 'none',
      offset: CARD_OFFSET,
      padding: coveredMargins(map.getContainer()),
      ...(classes.card && { className: classes.card }),
    });
    popup.setLngLat({ lat, lng }).setDOMContent(cardFrame).addTo(map);
    cardFrame.querySelector('a')?.focus({ preventScroll: true });
    return () => void popup.remove();
  }, [lat, lng, cardFrame]);

  const hasCard = card !== null;
  const getCurrent = useEffectEvent(() => currentKey);
  useEffect(() => {
    if (!hasCard) return;
    const opener = getCurrent();
    // The focus was in the card that was removed: it returns to the pin.
    return () => {
      if (document.activeElement === document.body) live.current?.pins.focus(opener);
    };
  }, [hasCard]);

  if (unavailable) return <p className={classes.unavailable}>{labels.unavailable}</p>;

  const tiles = base?.kind === 'tiles' && makers ? [TILES_SOURCE] : [];
  return (
    <div className={classes.map} data-scheme={colorScheme}>
      <div ref={frame} className={classes.frame} />
      {card && createPortal(card.content, cardFrame)}
      {drawing && onDrawn && (
        <DrawLayer
          label={labels.draw}
          toPosition={([x, y]) => {
            const { lat = 0, lng = 0 } = live.current?.map.unproject([x, y]) ?? {};
            return { lat, lng };
          }}
          onDrawn={onDrawn}
        />
      )}
      <div className={classes.zoom} data-over-map>
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
      <ul className={classes.attribution} data-over-map aria-label={labels.attribution}>
        {makers?.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {[...tiles, ...MAP_SOURCES].map(({ name, url }) => (
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

export default HomeMap;
