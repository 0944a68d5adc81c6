import { useComputedColorScheme, useMantineTheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, useCallback, useEffect, useMemo, useState } from 'react';
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
  | 'currentKey'
  | 'card'
  | 'onPressed'
  | 'onHighlight'
  | 'onSelect'
  | 'onShown'
  | 'onMoved'
  | 'neighbourhoods'
  | 'area'
  | 'drawing'
  | 'onDrawn'
>;

/** The map with the site's texts and amounts. Its code is large and is loaded after the page. */
export function LazyMap(props: LazyMapProps) {
  const { t } = useTranslation('shell');
  const { baseMap } = useSite();
  const { amount, number } = useFormat();
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
      home: (rent: string, mark?: 'kept' | 'seen') =>
        mark ? t(`map.home_${mark}`, { rent }) : t('map.home', { rent }),
      cluster: (count: number, rent: string) => t('map.cluster', { count, rent }),
      unavailable: t('map.unavailable'),
      attribution: t('map.sources'),
      draw: t('map.draw'),
    }),
    [t],
  );
  const shortRent = useCallback(
    (kroner: number) => t('map.short_rent', { thousands: number(thousands(kroner)) }),
    [t, number],
  );
  const skeleton = <div className={classes.skeleton} role="status" aria-label={t('map.loading')} />;
  if (!places) return skeleton;
  return (
    <Optional fallback={skeleton}>
      <HomeMap
        {...props}
        base={baseMap}
        places={places}
        formatRent={amount}
        shortRent={shortRent}
        labels={labels}
        colorScheme={colorScheme}
        accent={colors['accent']?.[colorScheme === 'dark' ? 4 : 6] ?? 'currentColor'}
        reducedMotion={reducedMotion}
      />
    </Optional>
  );
}

/** Thousands of kroner, rounded down so that no rent is lower than shown: 13 for 13 900, 1.3 for 1 390. */
const thousands = (kroner: number) =>
  kroner < 10_000 ? Math.floor(kroner / 100) / 10 : Math.floor(kroner / 1000);

/** The names on the map, fetched only when there is a map. */
function usePlaces(): readonly Place[] | null {
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  useEffect(() => {
    void import('@husvaer/domain/places/places').then(({ PLACES }) => setPlaces(PLACES));
  }, []);
  return places;
}
