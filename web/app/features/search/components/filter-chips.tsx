import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import type { PlaceName } from '../found.ts';
import type { Search } from '../search-params.ts';
import { useFilterLabels } from '../use-filter-labels.ts';
import classes from './filter-chips.module.css';
import { QUICK_FILTERS } from './quick.ts';

interface FilterChipsProps {
  search: Search;
  places: readonly PlaceName[];
  /** Returns the URL of this search with changes. */
  to: (change: Partial<Search>) => string;
}

const QUICKLY: readonly string[] = Object.values(QUICK_FILTERS).flat();

/** The filters without a quick filter. Each is a link that removes its filter, also without scripts. */
export function FilterChips({ search, places, to }: FilterChipsProps) {
  const { t } = useTranslation('search');
  const words = useFilterLabels()(search.filters);
  const rest = words.filter(({ key }) => !QUICKLY.includes(key.split('.')[0]!));
  const chips = [
    ...(search.area
      ? [{ key: 'area', label: t('chips.area'), to: to({ area: undefined, bounds: undefined }) }]
      : []),
    // A single town is in the heading, and is changed by choosing another.
    ...(places.length > 1
      ? places.map(({ id, name }) => ({
          key: id,
          label: name,
          to: to({ placeIds: search.placeIds?.filter((other) => other !== id) }),
        }))
      : []),
    ...rest.map(({ key, label, without }) => ({ key, label, to: to({ filters: without }) })),
  ];
  if (chips.length === 0 && words.length < 2) return null;
  return (
    <ul className={classes.chips} aria-label={t('chips.label')}>
      {chips.map(({ key, label, to: address }) => (
        <li key={key}>
          <Link to={address} className={classes.chip} preventScrollReset>
            <span className="visually-hidden">{t('chips.remove')} </span>
            <span className={classes.label}>{label}</span>
            <IconX size={14} aria-hidden />
          </Link>
        </li>
      ))}
      {words.length > 1 && (
        <li>
          <Link to={to({ filters: {} })} className={classes.reset} preventScrollReset>
            {t('chips.reset')}
          </Link>
        </li>
      )}
    </ul>
  );
}
