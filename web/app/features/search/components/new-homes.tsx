import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';

import { useFormat } from '../../../platform/format.ts';
import { CountHomes } from '../count-homes.graphql.ts';
import { useLastVisit } from '../list-preferences.ts';
import type { Search } from '../search-params.ts';
import { useApiQuery } from '../../../platform/use-api-query.ts';
import classes from './new-homes.module.css';

interface NewHomesProps {
  queryData: ListingsQueryData;
  search: Search;
  to: (change: Partial<Search>) => string;
}

/** The number of homes added to this search since the last visit, as a link to them. */
export function NewHomes({ queryData, search, to }: NewHomesProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const since = useLastVisit();
  const isShown = Boolean(search.filters.publishedAfter);
  const { data } = useApiQuery(
    CountHomes,
    since && !isShown ? { queryData: { ...queryData, publishedAfter: since } } : null,
  );
  const count = data?.getListings.metaData.filteredDocuments ?? 0;
  if (isShown || !since || count === 0) return null;
  return (
    <Link
      to={to({ filters: { ...search.filters, publishedAfter: since } })}
      className={classes.link}
    >
      <IconSparkles size={18} aria-hidden />
      {t('new_homes', { count, shown: format.number(count) })}
    </Link>
  );
}
