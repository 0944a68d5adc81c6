import { useMemo } from 'react';

import { useSite } from '../../../platform/site.ts';
import { LazyMap } from '../../../ui/map/lazy-map.tsx';
import { RenderWhenNear } from '../../../ui/render-when-near.tsx';
import type { Listing } from '../listing.ts';
import classes from './listing-map.module.css';

/** Tiles show the streets around the home; the bundled map has no streets and shows the town. */
const ZOOM = { tiles: 13.5, outline: 11.5 };

type ListingOnMap = Pick<Listing, '_id' | 'lat' | 'lng'> & {
  monthlyRent: Listing['monthlyRent'] | null;
  address?: Pick<Listing['address'], 'neighbourhood' | 'city'>;
};

/** The home's location, on a map that is loaded when the user scrolls to it. */
export function ListingMap({ listing }: { listing: ListingOnMap }) {
  const { _id, lat, lng, monthlyRent } = listing;
  const neighbourhood = listing.address?.neighbourhood ?? listing.address?.city;
  const { baseMap } = useSite();
  const points = useMemo(
    () => [{ key: _id, lat, lng, count: 1, rent: monthlyRent, listingId: _id }],
    [_id, lat, lng, monthlyRent],
  );
  const neighbourhoods = useMemo(
    () => (neighbourhood ? [{ name: neighbourhood, lat, lng }] : []),
    [neighbourhood, lat, lng],
  );
  return (
    <RenderWhenNear className={classes.map}>
      <LazyMap
        view={{ centre: { lat, lng }, zoom: baseMap ? ZOOM.tiles : ZOOM.outline }}
        points={points}
        neighbourhoods={neighbourhoods}
        highlightedKey={null}
        onHighlight={ignore}
        onSelect={ignore}
        onMoved={ignore}
      />
    </RenderWhenNear>
  );
}

/** The page does not react to this map. */
const ignore = () => undefined;
