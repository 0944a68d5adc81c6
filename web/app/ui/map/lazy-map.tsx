import { useComputedColorScheme, useMantineTheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Place } from '@husvaer/domain/places/places';

import { useFormat } from '../../platform/format.ts';
import { useSite } from '../../platform/site.ts';
import { Optional } from '../optional.tsx';
import type { HomeMapProps } from './home-map.tsx';
import classes from './lazy-map.module.css';

const HomeMap = lazy(() => import('./home-map.tsx'));

type LazyMapProps = Pick<
  HomeMapProps,
  | 'view'
  | 'points'
  | 'highlightedKey'
  | 'onHighlight'
  | 'onSelect'
  | 'onShown'
  | 'onMoved'
  | 'area'
  | 'drawing'
  | 'onDrawn'
>;

/** The map in the site's own words and amounts. Its code is large and comes after the page. */
export function LazyMap(props: LazyMapProps) {
  const { t } = useTranslation('shell');
  const { tilesUrl } = useSite();
  const { amount } = useFormat();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', false);
  const colorScheme = useComputedColorScheme('light');
  const { colors } = useMantineTheme();
  const places = usePlaces();
  const labels = useMemo(
    () => ({
      map: t('map.label'),
      zoomIn: t('map.zoom_in'),
      zoomOut: t('map.zoom_out'),
      place: t('map.place'),
      home: (rent: string) => t('map.home', { rent }),
      cluster: (count: number, rent: string) => t('map.cluster', { count, rent }),
      unavailable: t('map.unavailable'),
      attribution: t('map.sources'),
      draw: t('map.draw'),
    }),
    [t],
  );
  const skeleton = <div className={classes.skeleton} role="status" aria-label={t('map.loading')} />;
  if (!places) return skeleton;
  return (
    <Optional fallback={skeleton}>
      <HomeMap
        {...props}
        tilesUrl={tilesUrl}
        outlineUrl="/map/norway.json"
        places={places}
        formatRent={amount}
        labels={labels}
        colorScheme={colorScheme}
        accent={colors['accent']?.[colorScheme === 'dark' ? 4 : 6] ?? 'currentColor'}
        reducedMotion={reducedMotion}
      />
    </Optional>
  );
}

/** The names on the map, fetched only when there is one. */
function usePlaces(): readonly Place[] | null {
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  useEffect(() => {
    void import('@husvaer/domain/places/places').then(({ PLACES }) => setPlaces(PLACES));
  }, []);
  return places;
}
