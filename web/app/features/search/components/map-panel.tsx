import { Button, Checkbox } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconLasso, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';
import { contains, widened, type Bounds, type Position } from '@husvaer/domain/kernel/geo';

import type { MapView } from '../../../ui/map/camera.ts';
import { LazyMap } from '../../../ui/map/lazy-map.tsx';
import type { MapPoint } from '../../../ui/map/markers.ts';
import { readRecent, useFavourites } from '../../listings/public.tsx';
import { FindClusters } from '../find-clusters.graphql.ts';
import { FindMapHome } from '../find-map-home.graphql.ts';
import type { Start } from '../found.ts';
import { useApiQuery } from '../../../platform/use-api-query.ts';
import { MapCard, type MapHome } from './map-card.tsx';
import { MapCards } from './map-cards.tsx';
import classes from './map-panel.module.css';

interface MapPanelProps {
  queryData: ListingsQueryData;
  start: Start;
  /** Corners of the drawn area. */
  area: Position[] | undefined;
  /** The homes on the list. */
  homes: readonly MapHome[];
  /** The home highlighted in the list. */
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  /** The user moved the map: search there. */
  onSearchHere: (bounds: Bounds) => void;
  /** An area was drawn or removed. */
  onArea: (area: Position[] | undefined) => void;
  /** Moves the focus past the map, to the homes. */
  onSkip: () => void;
}

/** The map next to the list. Its pins come from the server, clustered for the visible part. */
export function MapPanel(props: MapPanelProps) {
  const { queryData, start, area, homes, highlighted } = props;
  const { onHighlight, onSearchHere, onArea, onSkip } = props;
  const { t } = useTranslation('search');
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const [view, setView] = useState<MapView | null>(null);
  const [drawing, setDrawing] = useState(false);
  const [follows, setFollows] = useLocalStorage({ key: 'searchAsIMove', defaultValue: true });
  /** Where the map was moved to without a new search. */
  const [elsewhere, setElsewhere] = useState<Bounds | null>(null);
  const { points, isError } = usePoints(queryData, view);
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** The home whose pin was pressed last. Its card stays in the row. */
  const [pressedId, setPressedId] = useState<string | null>(null);
  const pressed = useHome(pressedId, homes);
  const neighbourhoods = useMemo(() => neighbourhoodsOf(homes), [homes]);
  const inView = homes.filter((home) => view && contains(view.bounds, home));
  const row = pressed && !inView.includes(pressed) ? [pressed, ...inView] : inView;
  const chosen = row.find(({ _id }) => _id === chosenId);
  const current = isWide ? chosen : (chosen ?? row[0]);
  const close = () => setChosenId(null);
  useEffect(() => {
    if (!chosenId || !isWide) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setChosenId(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [chosenId, isWide]);
  const searchHere = (bounds: Bounds) => {
    setElsewhere(null);
    onSearchHere(bounds);
  };
  return (
    <div className={classes.panel}>
      <button type="button" className="skip" onClick={onSkip}>
        {t('skip_map')}
      </button>
      <LazyMap
        view={start}
        area={area}
        neighbourhoods={neighbourhoods}
        points={points}
        highlightedKey={pinOf(
          homes.find(({ _id }) => _id === highlighted),
          points,
        )}
        currentKey={chosenId && isWide ? chosenId : pinOf(current, points)}
        card={
          isWide && chosen
            ? { at: chosen, content: <MapCard home={chosen} onClose={close} /> }
            : null
        }
        onHighlight={onHighlight}
        onPressed={() => {
          if (isWide) close();
        }}
        onSelect={({ listingId, bounds: box }) => {
          if (listingId) {
            setPressedId(listingId);
            setChosenId(listingId);
          } else if (box) searchHere(widened(box, ROOM));
        }}
        onShown={setView}
        onMoved={(moved) => {
          // With a drawn area, moving the map does not change the search.
          if (area) return;
          if (follows) searchHere(moved.bounds);
          else setElsewhere(moved.bounds);
        }}
        drawing={drawing}
        onDrawn={(corners) => {
          setDrawing(false);
          if (corners.length > 0) onArea(corners);
        }}
      />
      <div className={classes.controls} data-over-map>
        {!area && !drawing && (
          <Checkbox
            className={classes.control}
            size="sm"
            label={t('map.follow')}
            checked={follows}
            onChange={({ currentTarget }) => {
              setFollows(currentTarget.checked);
              if (currentTarget.checked && elsewhere) searchHere(elsewhere);
            }}
          />
        )}
        <Button
          className={classes.button}
          variant="default"
          size="compact-md"
          leftSection={
            area || drawing ? <IconX size={16} aria-hidden /> : <IconLasso size={16} aria-hidden />
          }
          onClick={() => (area ? onArea(undefined) : setDrawing(!drawing))}
        >
          {area ? t('map.remove_area') : drawing ? t('map.stop_drawing') : t('map.draw')}
        </Button>
        {elsewhere && !area && !drawing && (
          <Button
            className={classes.button}
            size="compact-md"
            onClick={() => searchHere(elsewhere)}
          >
            {t('map.search_here')}
          </Button>
        )}
      </div>
      {!isWide && !drawing && row.length > 0 && (
        <MapCards homes={row} current={current?._id} onCurrent={setChosenId} />
      )}
      {isError && (
        <p className={classes.failed} role="status">
          {t('map_failed')}
        </p>
      )}
    </div>
  );
}

/** Neighbourhoods in the homes' addresses, or else postal places, each at the position of its first home. */
function neighbourhoodsOf(homes: readonly MapHome[]) {
  const first = new Map(
    homes.toReversed().map((home) => [home.address.neighbourhood ?? home.address.city, home]),
  );
  return [...first].map(([name, { lat, lng }]) => ({ name, lat, lng }));
}

/** A home from the list, or one chosen on the map, which has to be fetched. */
function useHome(id: string | null, homes: readonly MapHome[]): MapHome | undefined {
  const listed = homes.find(({ _id }) => _id === id);
  const { data } = useApiQuery(
    FindMapHome,
    id && !listed ? { queryData: { listingId: id } } : null,
    { settled: 0 },
  );
  const listing = data?.getSingleListing;
  return listed ?? (listing?._id === id ? listing : undefined);
}

/** A home's own pin, or that of its cluster. */
function pinOf(home: MapHome | undefined, points: readonly MapPoint[]): string | null {
  if (!home) return null;
  const own = points.find(({ listingId }) => listingId === home._id);
  const around = points.find(({ bounds }) => bounds && contains(bounds, home));
  return (own ?? around)?.key ?? null;
}

/** Degrees added around homes at one position, whose box would have no size. */
const ROOM = 0.0005;

/** The pins for the visible part. The old ones stay until the new ones have come. */
function usePoints(queryData: ListingsQueryData, view: MapView | null) {
  const { data, isError } = useApiQuery(
    FindClusters,
    view && { queryData: { ...queryData, bounds: view.bounds }, zoom: view.zoom },
    // The map itself waits until it has stopped moving.
    { settled: 0 },
  );
  const favourites = useFavourites();
  const [seen] = useState(() => new Set(readRecent()));
  const points = useMemo(
    () =>
      (data?.getListingClusters.data ?? []).map(
        ({ lowestRent, listingId, ...point }): MapPoint => ({
          ...point,
          key: listingId ?? `${point.count}@${point.lat},${point.lng}`,
          rent: lowestRent,
          ...(listingId && {
            listingId,
            mark: favourites.has(listingId) ? 'kept' : seen.has(listingId) ? 'seen' : undefined,
          }),
        }),
      ),
    [data, favourites, seen],
  );
  return { points, isError };
}
