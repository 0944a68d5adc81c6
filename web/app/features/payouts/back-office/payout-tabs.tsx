import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { Tabs } from '../../../ui/tabs.tsx';
import { SHOWN, writeShown, type Shown } from './filters.ts';

const PAYOUTS = '/money/payouts';
const REFUNDS = '/money/payouts/refunds';

/** Links to an agency's lists of payouts, and to its refunds. */
export function PayoutTabs({ shown }: { shown: Shown | 'refunds' }) {
  const { t } = useTranslation('payout_back_office');
  const current = (one: Shown | 'refunds') => (one === shown ? 'page' : undefined);
  return (
    <Tabs label={t('payouts.label')}>
      {SHOWN.map((one) => (
        <Link key={one} to={`${PAYOUTS}${writeShown(one)}`} aria-current={current(one)}>
          {t(`payouts.shown.${one}`)}
        </Link>
      ))}
      <Link to={REFUNDS} aria-current={current('refunds')}>
        {t('refunds.tab')}
      </Link>
    </Tabs>
  );
}
