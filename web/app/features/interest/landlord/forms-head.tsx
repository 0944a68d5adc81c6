import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

import { INTEREST_SORTS, SHOWN_STATES, type InterestSort } from '@husvaer/domain/interest/states';

import { Tabs } from '../../../ui/tabs.tsx';
import { writeFilters, type Filters } from './filters.ts';
import type { Forms } from './form.ts';
import classes from './landlord.module.css';

/** Links that choose the forms, their order and the view. */
export function FormsHead({ filters, forms }: { filters: Filters; forms: Forms }) {
  const { t } = useTranslation('interested');
  const navigate = useNavigate();
  const { counts, metaData } = forms;
  return (
    <div className={classes.tools}>
      <Tabs className={classes.tabs} label={t('tabs.label')}>
        {[null, ...SHOWN_STATES].map((state) => (
          <Link
            key={state}
            to={writeFilters({ ...filters, state })}
            aria-current={state === filters.state ? 'page' : undefined}
            preventScrollReset
          >
            {t(`tabs.${state ?? 'all'}`)}{' '}
            <span>{state ? counts[state] : metaData.totalDocuments}</span>
          </Link>
        ))}
      </Tabs>
      <div className={classes.looks}>
        <NativeSelect
          aria-label={t('sort.label')}
          value={filters.sort}
          onChange={({ currentTarget }) => {
            const sort = currentTarget.value as InterestSort;
            void navigate(writeFilters({ ...filters, sort }), { preventScrollReset: true });
          }}
          data={INTEREST_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
        <nav className={classes.views} aria-label={t('view.label')}>
          {[false, true].map((isTable) => (
            <Link
              key={String(isTable)}
              to={writeFilters({ ...filters, isTable })}
              aria-current={isTable === filters.isTable ? 'page' : undefined}
              preventScrollReset
            >
              {t(isTable ? 'view.table' : 'view.cards')}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  );
}
