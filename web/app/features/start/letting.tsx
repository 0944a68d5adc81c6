import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../platform/format.ts';
import { useSite } from '../../platform/site.ts';
import { Badge, type BadgeColour } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ListPanel } from './list-panel.tsx';
import classes from './start.module.css';
import type { StartPageQuery } from './start-page.graphql.ts';
import { SiteLink } from './site-link.tsx';

type Letting = NonNullable<StartPageQuery['getStartPage']['letting']>;

const COLOURS = {
  late: 'red',
  unsigned: 'yellow',
  due: 'blue',
  received: 'green',
  direct: 'grey',
} as const satisfies Record<string, BadgeColour>;

/** A landlord's payouts and rents. */
export function LettingParts({ letting }: { letting: Letting }) {
  const { t } = useTranslation('start');
  const { amount, day, list } = useFormat();
  const { partner } = useSite();
  const waiting = [
    { id: 'to-consent', title: t('let.to_consent'), leases: letting.toConsent, part: '#brokering' },
    { id: 'contradictory', title: t('let.contradictory'), leases: letting.contradictory },
    {
      id: 'objections',
      title: t('let.objections'),
      leases: letting.objections,
      part: '?open=invoices',
    },
  ];
  return (
    <>
      <PayoutCard letting={letting} />
      <ListPanel
        id="let"
        title={t('let.title')}
        total={letting.total}
        rows={letting.leases.map((lease) => ({
          id: lease._id,
          href: lease.href,
          title: lease.home,
          about: (
            <>
              {list(lease.tenants)}
              {lease.dueDate && lease.amount !== null && (
                <>
                  {lease.tenants.length > 0 && ' · '}
                  {t(lease.state === 'late' ? 'let.was_due' : 'let.due', {
                    amount: amount(lease.amount),
                    date: day(lease.dueDate),
                  })}
                </>
              )}
            </>
          ),
          end: <Badge colour={COLOURS[lease.state]}>{t(`let.states.${lease.state}`)}</Badge>,
        }))}
        all={{ href: `${partner ? '/lease' : '/my-lease'}?as=landlord`, label: t('let.all') }}
      />
      {waiting.map(
        ({ id, title, leases, part = '' }) =>
          leases.length > 0 && (
            <ListPanel
              key={id}
              id={id}
              title={title}
              total={leases.length}
              rows={leases.map(({ contractId, href, home }) => ({
                id: contractId,
                href: `${href}${part}`,
                title: home,
              }))}
            />
          ),
      )}
    </>
  );
}

function PayoutCard({ letting }: { letting: Letting }) {
  const { t } = useTranslation('start');
  const { amount, date, day } = useFormat();
  const { nextPayout: next, latePayouts: late, counts, needsAccount, needsAddress } = letting;
  const lateRent = counts.find(({ state }) => state === 'late');
  const isPaidOut = next !== null || late.length > 0;
  return (
    <Panel id="payout" title={t(isPaidOut ? 'payout.title' : 'let.rent')}>
      {next && (
        <>
          {next.amount > 0 && <p className={classes.figure}>{amount(next.amount)}</p>}
          <p className="quiet">
            {t(next.isReceived ? 'payout.on' : 'payout.on_if_paid', {
              date: date(next.on),
              count: next.homes,
            })}
          </p>
        </>
      )}
      <p className={lateRent ? classes.bad : classes.calm}>
        {lateRent
          ? t('let.late', { count: lateRent.leases, amount: amount(lateRent.amount) })
          : t('let.none_late')}
      </p>
      {needsAccount && isPaidOut && (
        <p className={classes.note}>
          {t('payout.no_account')} <Link to="/payout-details">{t('payout.name_account')}</Link>
        </p>
      )}
      {needsAddress && (
        <p className={classes.note}>
          {t('payout.no_address')} <Link to="/profile">{t('payout.enter_address')}</Link>
        </p>
      )}
      {late.length > 0 && (
        <>
          <h3 className={classes.sub}>{t('payout.late')}</h3>
          <ul className={classes.rows}>
            {late.map((one) => (
              <li key={one._id}>
                <span className={classes.what}>
                  <SiteLink href={one.href}>{one.home}</SiteLink>
                  <span className={classes.about}>
                    {t(`payout.reasons.${one.reason}`, { date: day(one.on) })}
                    {one.expectedOn && ` ${t('payout.expected', { date: day(one.expectedOn) })}`}
                  </span>
                </span>
                <span className={classes.end}>{amount(one.amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
