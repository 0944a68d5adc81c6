import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { SUGGESTION_TEXT_MAX } from '@husvaer/domain/search/limits';

import classes from './search-box.module.css';

/** The field of the search box, the same before and after the suggestions are loaded. */
export function SearchField(props: ComponentProps<'input'>) {
  const { t } = useTranslation('search');
  return (
    <div className={classes.field}>
      <button type="submit" className={classes.glass} aria-label={t('place.search')}>
        <IconSearch size={18} stroke={2} aria-hidden />
      </button>
      <input
        role="combobox"
        aria-expanded={false}
        aria-controls="suggestions"
        aria-autocomplete="list"
        {...props}
        name="search"
        aria-label={t('place.label')}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        maxLength={SUGGESTION_TEXT_MAX}
      />
    </div>
  );
}
