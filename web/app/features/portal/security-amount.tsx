import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import type { Lease } from './lease.ts';
import classes from './portal.module.css';

/** The amount of the security, with a tick once it is paid. */
export function SecurityAmount({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const { securityAmount, securityDetails } = lease;
  if (securityAmount === null) return null;
  return (
    <span className={classes.tick}>
      {format.amount(securityAmount)}
      {securityDetails?.isPaid && (
        <IconCircleCheckFilled size={18} role="img" aria-label={t('security.paid')} />
      )}
    </span>
  );
}
