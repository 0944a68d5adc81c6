import { IconChevronDown, IconX } from '@tabler/icons-react';
import { lazy, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';
import { isForSpacesOnly } from '@husvaer/domain/search/kinds';

import { Optional } from '../../../ui/optional.tsx';
import type { Filters, Search } from '../search-params.ts';
import { useFilterLabels } from '../use-filter-labels.ts';
import { QUICK_FILTER_NAMES, QUICK_FILTERS, type QuickFilterName } from './quick.ts';
import classes from './quick-filters.module.css';

const QuickFilterPanel = lazy(async () => ({
  default: (await import('./quick-filter-panel.tsx')).QuickFilterPanel,
}));

interface QuickFiltersProps {
  search: Search;
  queryData: ListingsQueryData;
  to: (change: Partial<Search>) => string;
  onApply: (filters: Filters) => void;
  /** First in the row: the button that opens all filters. */
  children: ReactNode;
}

/** The most used filters. Each has a button that shows its choice, and a link that removes it. */
export function QuickFilters({ search, queryData, to, onApply, children }: QuickFiltersProps) {
  const { t } = useTranslation('search');
  const { filters } = search;
  const words = useFilterLabels()(filters);
  const [opened, setOpened] = useState<QuickFilterName | null>(null);
  const [wanted, setWanted] = useState(false);
  const wasOpened = useRef(false);
  const shown = QUICK_FILTER_NAMES.filter(
    (quick) => quick !== 'bedrooms' || !isForSpacesOnly(filters.listingTypes),
  );
  return (
    <div role="group" aria-label={t('quick.label')} className={classes.row}>
      {children}
      {shown.map((quick) => {
        const names: readonly string[] = QUICK_FILTERS[quick];
        const [first, ...others] = words.filter(({ key }) => names.includes(key.split('.')[0]!));
        const chosen = first && [first.label, ...(others.length > 0 ? [`+${others.length}`] : [])];
        const without = Object.fromEntries(names.map((name) => [name, undefined]));
        return (
          <span key={quick} className={classes.quick} data-chosen={chosen ? true : undefined}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={opened === quick}
              // The press closes the open panel before the click event.
              onPointerDown={() => (wasOpened.current = opened === quick)}
              onClick={() => {
                setWanted(true);
                setOpened(wasOpened.current ? null : quick);
                wasOpened.current = false;
              }}
            >
              {chosen && <span className="visually-hidden">{t(`quick.${quick}`)}: </span>}
              <span className={classes.label}>{chosen?.join(' ') ?? t(`quick.${quick}`)}</span>
              {!chosen && <IconChevronDown size={16} aria-hidden />}
            </button>
            {chosen && (
              <Link
                to={to({ filters: { ...filters, ...without } })}
                preventScrollReset
                aria-label={`${t('chips.remove')} ${chosen.join(' ')}`}
              >
                <IconX size={14} aria-hidden />
              </Link>
            )}
            {wanted && (
              <Optional>
                <QuickFilterPanel
                  quick={quick}
                  opened={opened === quick}
                  search={search}
                  queryData={queryData}
                  // The press that closes this panel may have opened another.
                  onClose={() => setOpened((now) => (now === quick ? null : now))}
                  onApply={(applied) => {
                    setOpened(null);
                    onApply(applied);
                  }}
                />
              </Optional>
            )}
          </span>
        );
      })}
    </div>
  );
}
