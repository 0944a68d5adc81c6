import { useTranslation } from 'react-i18next';

import type { ListingState } from '@husvaer/domain/listings/states';

import classes from './my-listings.module.css';

export function StateBadge({ state }: { state: ListingState }) {
  const { t } = useTranslation('mine');
  return (
    <span className={classes.badge} data-state={state}>
      {t(`states.${state}`)}
    </span>
  );
}
