import { useTranslation } from 'react-i18next';

import type { LeaseStatus } from '@husvaer/domain/leases/enums';

import classes from './status-badge.module.css';

/** The colours of statuses: upcoming, good, and those that need attention; others are grey. */
const TONES: Partial<Record<LeaseStatus, 'ahead' | 'good' | 'bad'>> = {
  in_progress: 'ahead',
  upcoming: 'ahead',
  soon_ending: 'ahead',
  active: 'good',
  paid: 'good',
  payout: 'good',
  overdue: 'bad',
  eviction_notice: 'bad',
  eviction_notice_due: 'bad',
  eviction: 'bad',
};

export function StatusBadge({ status }: { status: LeaseStatus }) {
  const { t } = useTranslation('leases');
  return (
    <span className={classes.badge} data-tone={TONES[status]}>
      {t(`statuses.${status}`)}
    </span>
  );
}
