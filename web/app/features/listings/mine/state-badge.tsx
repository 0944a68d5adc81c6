import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import type { MyListing } from '../editor/draft.ts';
import classes from './my-listings.module.css';

/** The state of a listing. A home that was taken off because it is let says from which day. */
export function StateBadge({
  listing: { state, letFrom },
}: {
  listing: Pick<MyListing, 'state' | 'letFrom'>;
}) {
  const { t } = useTranslation('mine');
  const { date } = useFormat();
  return (
    <span className={classes.badge} data-state={state}>
      {letFrom === null ? t(`states.${state}`) : t('let_from', { date: date(letFrom) })}
    </span>
  );
}
