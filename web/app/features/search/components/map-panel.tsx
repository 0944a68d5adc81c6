import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { contains, type Bounds, type Position } from '@husvaer/domain/kernel/geo';

import { browserApi } from '../../../platform/api.ts';
import type { MapView } from '../../../ui/map/camera.ts';
import { LazyMap } from '../../../ui/map/lazy-map.tsx';
import type { MapPoint } from '../../../ui/map/markers.ts';
import { FindClusters } from '../find-clusters.graphql.ts';
import type { ListingsQueryData } from '../find-home.graphql.ts';
import type { Start } from '../load-find-home.ts';
import classes from './map-panel.module.css';

interface Placed extends Position {
  _id: string;
}

interface MapPanelProps {
  queryData: ListingsQueryData;
  /** The box in the address, when the map was moved. */
  bounds: Bounds | undefined;
  start: Start;
  /** The home highlighted in the list. */
  highlighted: Placed | undefined;
  onHighlight: (id: string | null) => void;
  /** The person went somewhere: search there. */
  onSearchHere: (bounds: Bounds) => void;
}

/** The map beside the list. Its pins come from the server, gathered for what it shows. */
export function MapPanel(props: MapPanelProps) {
  const { queryData, bounds, start, highlighted, onHighlight, onSearchHere } = props;
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [view, setView] = useState<MapView | null>(null);
  const { points, failed } = usePoints(queryData, view);
  return (
    <div className={classes.panel}>
      <LazyMap
        view={bounds ? { bounds } : start}
        points={points}
        highlightedKey={highlighted ? pinOf(highlighted, points) : null}
        onHighlight={onHighlight}
        onSelect={({ listingId, bounds: box }) => {
          if (listingId)
            void navigate(`/listing/${listingId}`, { state: { from: pathname + search } });
          else if (box) onSearchHere(padded(box));
        }}
        onReady={setView}
        onMoved={(moved) => {
          setView(moved);
          onSearchHere(moved.bounds);
        }}
      />
      {failed && (
        <p className={classes.failed} role="status">
          {t('map_failed')}
        </p>
      )}
    </div>
  );
}

/** A home's own pin, or that of the cluster it is in. */
function pinOf(home: Placed, points: readonly MapPoint[]): string | null {
  const own = points.find(({ listingId }) => listingId === home._id);
  const around = points.find(({ bounds }) => bounds && contains(bounds, home));
  return (own ?? around)?.key ?? null;
}

/** Homes at one spot make a box without a size; a little room keeps them inside it. Degrees. */
const ROOM = 0.0005;

const padded = ({ north, south, east, west }: Bounds): Bounds => ({
  north: north + ROOM,
  south: south - ROOM,
  east: east + ROOM,
  west: west - ROOM,
});

/** The pins for what the map shows. Old ones stay until the new have come. */
function usePoints(queryData: ListingsQueryData, view: MapView | null) {
  const [points, setPoints] = useState<MapPoint[]>([]);
  const [failed, setFailed] = useState(false);
  const query = JSON.stringify(
    view && { queryData: { ...queryData, bounds: view.bounds }, zoom: view.zoom },
  );
  useEffect(() => {
    const variables = JSON.parse(query) as { queryData: ListingsQueryData; zoom: number } | null;
    if (!variables) return;
    const abort = new AbortController();
    browserApi(FindClusters, variables, { signal: abort.signal }).then(
      ({ getListingClusters }) => {
        setFailed(false);
        setPoints(
          getListingClusters.data.map(({ lowestRent, listingId, ...point }) => ({
            ...point,
            key: listingId ?? `${point.count}@${point.lat},${point.lng}`,
            rent: lowestRent,
            ...(listingId && { listingId }),
          })),
        );
      },
      () => {
        if (!abort.signal.aborted) setFailed(true);
      },
    );
    return () => abort.abort();
  }, [query]);
  return { points, failed };
}
