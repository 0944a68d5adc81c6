import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useTerms } from '../use-terms.ts';
import classes from './detail.module.css';
import type { Lease } from './lease.ts';

/** The terms of the lease. */
export function Terms({ lease }: { lease: Lease }) {
  const { t } = useTranslation('leases');
  const format = useFormat();
  const terms = useTerms();
  const { securityAmount, contractEndDate, mayGiveNotice } = lease;
  const hasNotice = contractEndDate === null || mayGiveNotice;
  return (
    <Panel id="terms" title={t('detail.terms')}>
      <Facts
        facts={[
          [t('facts.period'), terms.period(lease)],
          [
            t('facts.notice'),
            hasNotice ? t('facts.months', { count: lease.noticeMonths }) : t('facts.no_notice'),
          ],
          [t('facts.rent'), t('per_month', { amount: format.amount(lease.monthlyRentAmount) })],
          [t('facts.due'), <DueDay key="due" lease={lease} />],
          [
            t('facts.paid_separately'),
            format.list(lease.useCosts.map((cost) => t(`use_costs.${cost}`))),
          ],
          [
            t('facts.security'),
            [
              t(`security.${lease.security}`),
              securityAmount !== null && format.amount(securityAmount),
            ]
              .filter(Boolean)
              .join(', '),
          ],
          [t('facts.kind'), t(`kinds.${lease.kind}`)],
          [t('facts.room'), lease.roomName],
          [t('facts.home_of'), lease.homeOf],
        ]}
      />
      {lease.isTermTooShort && <p className={classes.note}>{t('detail.too_short')}</p>}
      {lease.houseRules && (
        <details className={classes.more}>
          <summary>{t('facts.rules')}</summary>
          <p>{lease.houseRules}</p>
        </details>
      )}
    </Panel>
  );
}

/** The day of the month that rent is due, now and after a change. */
function DueDay({ lease: { dueDay, dueDays } }: { lease: Pick<Lease, 'dueDay' | 'dueDays'> }) {
  const { t } = useTranslation('leases');
  const { month } = useFormat();
  const { today } = useSite();
  return (
    <>
      {t('facts.due_day', { day: dueDay })}
      {dueDays
        .filter(({ since }) => since > today)
        .map(({ since, day }) => (
          <small key={since}>{t('facts.due_day_from', { day, month: month(since) })}</small>
        ))}
    </>
  );
}
