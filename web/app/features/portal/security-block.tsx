import { Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../platform/format.ts';
import { Facts } from '../../ui/facts.tsx';
import { useRoot } from '../leases/public.tsx';
import type { Lease } from './lease.ts';
import type { Opening } from './lease-modals.tsx';
import classes from './portal.module.css';
import { SecurityAmount } from './security-amount.tsx';
import { useLeaseTexts } from './use-lease-texts.ts';

/** The security of a lease; nothing if none was agreed. */
export function SecurityBlock({ lease, open }: { lease: Lease; open: Opening }) {
  const { t } = useTranslation('portal');
  const words = useLeaseTexts();
  const root = useRoot();
  const format = useFormat();
  const { _id, security, securityDetails, leaseStatus } = lease;
  const status = securityDetails?.securityStatus;
  if (security === 'no_deposit') return null;
  return (
    <section className={classes.block} aria-labelledby="security">
      <Title order={3} id="security">
        {t('security.title')}
      </Title>
      <Facts
        facts={[
          [t('security.type'), words.securityType(security)],
          [t('security.amount'), <SecurityAmount key="amount" lease={lease} />],
          [t('security.status'), status && words.securityStatus(status)],
          [
            t('security.balance'),
            leaseStatus === 'closed' &&
              security === 'deposit_account' &&
              securityDetails &&
              format.amount(securityDetails.balance),
          ],
        ]}
      />
      <div className={classes.actions}>
        <Button variant="default" aria-haspopup="dialog" onClick={() => open('security')}>
          {t('security.more')}
        </Button>
        <Link to={`${root}/${_id}/deposit`}>{t('security.page')}</Link>
      </div>
    </section>
  );
}
