import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './place-search.module.css';

interface PlaceFieldProps extends ComponentProps<'input'> {
  /** Told before the glass sends what is typed. */
  onGlass?: (event: MouseEvent) => void;
}

/** Where a place is typed: the same field before and after its suggestions have come. */
export function PlaceField({ onGlass, ...props }: PlaceFieldProps) {
  const { t } = useTranslation('search');
  return (
    <div className={classes.field}>
      <button
        type="submit"
        className={classes.glass}
        aria-label={t('place.search')}
        onClick={onGlass}
      >
        <IconSearch size={18} stroke={2} aria-hidden />
      </button>
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
