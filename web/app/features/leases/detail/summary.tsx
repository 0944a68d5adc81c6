import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import { hasLife } from '../life/life.ts';
import { useRoot } from '../site.ts';
import { useTerms } from '../use-terms.ts';
import classes from './detail.module.css';
import type { Lease } from './lease.ts';

/** Leases whose time runs. */
const RUNS = ['active', 'paid', 'payout', 'soon_ending', 'overdue', 'eviction_notice'];

/** What was agreed on. */
export function Summary({ lease }: { lease: Lease }) {
  const { t } = useTranslation('leases');
  const format = useFormat();
  const terms = useTerms();
  const root = useRoot();
  const { securityAmount, contractEndDate, mayGiveNotice } = lease;
  const hasNotice = contractEndDate === null || mayGiveNotice;
  return (
    <section className={classes.panel} id="summary" aria-labelledby="terms">
      <Title order={2} id="terms">
        {t('detail.terms')}
      </Title>
      {RUNS.includes(lease.leaseStatus) && contractEndDate !== null && <Remaining lease={lease} />}
      <Facts
        facts={[
          [t('facts.period'), terms.period(lease)],
          [
            t('facts.notice'),
            hasNotice ? t('facts.months', { count: lease.noticeMonths }) : t('facts.no_notice'),
          ],
          [t('facts.rent'), t('per_month', { amount: format.amount(lease.monthlyRentAmount) })],
          [t('facts.due'), t('facts.due_day', { day: lease.dueDay })],
          [t('facts.beside'), format.list(lease.useCosts.map((cost) => t(`use_costs.${cost}`)))],
          [
            t('facts.security'),
            <>
              {[
                t(`security.${lease.security}`),
                securityAmount !== null && format.amount(securityAmount),
              ]
                .filter(Boolean)
                .join(', ')}
              {hasLife(lease) && lease.security !== 'no_deposit' && (
                <small>
                  <Link to={`${root}/${lease._id}/deposit`}>{t('facts.to_deposit')}</Link>
                </small>
              )}
            </>,
          ],
          [t('facts.kind'), t(`kinds.${lease.kind}`)],
        ]}
      />
      {lease.isTermTooShort && <p className={classes.note}>{t('detail.too_short')}</p>}
      {lease.houseRules && (
        <details className={classes.more}>
          <summary>{t('facts.rules')}</summary>
          <p>{lease.houseRules}</p>
        </details>
      )}
    </section>
  );
}

/** What is left of a lease, and how much of it is over. */
function Remaining({ lease: { remaining, remainingPercentage } }: { lease: Lease }) {
  const { t } = useTranslation('leases');
  const format = useFormat();
  const { year, month, days } = remaining;
  const parts = [
    year > 0 && t('remaining.years', { count: year }),
    month > 0 && t('remaining.months', { count: month }),
    (days > 0 || year + month === 0) && t('remaining.days', { count: days }),
  ].filter((part) => part !== false);
  return (
    <div className={classes.remaining}>
      <p>
        <strong>{format.list(parts)}</strong> <span className="quiet">{t('remaining.left')}</span>
      </p>
      <progress
        className={classes.progress}
        max={100}
        value={remainingPercentage}
        aria-label={t('remaining.over')}
      />
    </div>
  );
}
