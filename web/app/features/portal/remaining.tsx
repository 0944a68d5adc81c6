import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { Progress } from '../../ui/progress.tsx';
import type { Lease } from './lease.ts';
import classes from './portal.module.css';

/** The remaining time of a lease, and the share that has passed. */
export function Remaining({ lease: { remaining, remainingPercentage } }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const { year, month, days } = remaining;
  const parts = [
    year > 0 && t('summary.years', { count: year }),
    month > 0 && t('summary.months', { count: month }),
    (days > 0 || year + month === 0) && t('summary.days', { count: days }),
  ].filter((part) => part !== false);
  return (
    <div className={classes.remaining}>
      <p>
        <strong>{format.list(parts)}</strong> <span className="quiet">{t('summary.left')}</span>
      </p>
      <Progress label={t('summary.over')} value={remainingPercentage} />
    </div>
  );
}
