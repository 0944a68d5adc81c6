import { useTranslation } from 'react-i18next';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';

import { useLanguage } from '../../platform/format.ts';
import type { PlaceName } from './found.ts';
import type { Search } from './search-params.ts';
import { placeNamed } from './use-searched.ts';

interface Given {
  search: Search;
  places: readonly PlaceName[];
  partnerName: string | null;
  queryData: ListingsQueryData;
}

/** The titles of the page and of its chart, and the place of the counted homes. */
export function useHeading({ search, places, partnerName, queryData }: Given) {
  const { t } = useTranslation('search');
  const place = placeNamed(search, places, useLanguage());
  if (place) {
    return {
      heading: t('page.title_in', { place }),
      rents: t('chart.title_in', { place }),
      where: t('page.in_place', { place }),
    };
  }
  const { near } = search;
  if (near) {
    return {
      heading: t('page.title_near', { place: near }),
      rents: t('chart.title_near', { place: near }),
      where: t('page.near_place', { place: near }),
    };
  }
  return {
    heading: partnerName ? t('page.title_by', { partner: partnerName }) : t('page.title'),
    rents: t('chart.title'),
    where: queryData.area ? t('page.in_drawn_area') : queryData.bounds ? t('page.in_area') : null,
  };
}
