import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { NORWAY } from '@husvaer/domain/kernel/geo';

import { useFormat } from '../../../platform/format.ts';
import type { FindLoosenedQuery } from '../find-loosened.graphql.ts';
import { NO_PLACE, type Filters, type Search } from '../search-params.ts';
import { useFilterLabels } from '../use-filter-labels.ts';
import classes from './nothing-found.module.css';

type Loosened = FindLoosenedQuery['getListings']['metaData']['loosened'];

/** The maximum number of hints; the filters that exclude most homes come first. */
const HINTS = 4;

interface NothingFoundProps {
  search: Search;
  loosened: Loosened;
  to: (change: Partial<Search>) => string;
}

/** Names the filters that exclude homes, and links from a place without any to others. */
export function NothingFound({ search, loosened, to }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const wordsOf = useFilterLabels();
  const { filters } = search;
  const hints = loosened.slice(0, HINTS).map(({ filter, filteredDocuments: count }) => ({
    filter,
    count,
    label: wordsOf({ [filter]: filters[filter as keyof Filters] })
      .map((word) => word.label)
      .join(', '),
    address: to({ filters: { ...filters, [filter]: undefined } }),
  }));
  const isAnywhere =
    Object.keys(NO_PLACE).every((name) => !search[name as keyof typeof NO_PLACE]) && filters.search;
  return (
    <div className={classes.empty}>
      <h2>{t('empty.title')}</h2>
      {hints.length > 0 ? (
        <>
          <p className="quiet">{t('empty.loosen')}</p>
          <ul className={classes.hints}>
            {hints.map(({ filter, label, count, address }) => (
              <li key={filter}>
                <Link to={address} className={classes.hint}>
                  <span>{t('empty.without', { filter: label })}</span>
                  <strong>{t('page.found', { count, shown: format.number(count) })}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="quiet">{t('empty.text')}</p>
      )}
      <div className={classes.actions}>
        {Object.values(filters).some((value) => value !== undefined) && (
          <Button component={Link} to={to({ filters: {} })} variant="light">
            {t('empty.reset')}
          </Button>
        )}
        {!isAnywhere && (
          <Button component={Link} to={to({ ...NO_PLACE, bounds: NORWAY })} variant="default">
            {t('empty.norway')}
          </Button>
        )}
      </div>
    </div>
  );
}
