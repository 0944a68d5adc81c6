import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { SHOWN, writeShown, type Shown } from './filters.ts';
import { PATHS, withAgency } from './paths.ts';

/** Links to an agency's lists of payouts, its refunds, and its write-offs. */
export function PayoutTabs({
  shown,
  agencyId,
  waiting,
}: {
  shown: Shown | 'refunds' | 'reductions';
  /** The agency that a bookkeeper of the operator approves for. */
  agencyId: string | null;
  /** The number of write-offs and the like that wait for a second person. */
  waiting: number;
}) {
  const { t } = useTranslation('payout_back_office');
  const format = useFormat();
  const current = (one: Shown | 'refunds' | 'reductions') => (one === shown ? 'page' : undefined);
  return (
    <Tabs label={t('payouts.label')}>
      {SHOWN.map((one) => (
        <Link
          key={one}
          to={withAgency(`${PATHS.payouts}${writeShown(one)}`, agencyId)}
          aria-current={current(one)}
        >
          {t(`payouts.shown.${one}`)}
        </Link>
      ))}
      <Link to={withAgency(PATHS.refunds, agencyId)} aria-current={current('refunds')}>
        {t('refunds.tab')}
      </Link>
      <Link to={withAgency(PATHS.reductions, agencyId)} aria-current={current('reductions')}>
        {t('reductions.tab')}
        {waiting > 0 && <span>{format.number(waiting)}</span>}
      </Link>
    </Tabs>
  );
}
