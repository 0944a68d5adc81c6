import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './place-search.module.css';

/** Where a place is typed: the same field before and after its suggestions have come. */
export function PlaceField(props: ComponentProps<'input'>) {
  const { t } = useTranslation('search');
  return (
    <div className={classes.field}>
      <IconSearch size={18} stroke={2} aria-hidden />
      <input
        {...props}
        name="search"
        aria-label={t('place.label')}
        placeholder={t('place.placeholder')}
        autoComplete="off"
        maxLength={80}
      />
    </div>
  );
}
