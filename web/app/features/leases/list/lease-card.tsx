import { IconClock, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import type { LeaseSide } from '@husvaer/domain/leases/enums';

import { useFormat } from '../../../platform/format.ts';
import { useIsOnThisSite, useRoot } from '../site.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useTerms } from '../use-terms.ts';
import { useWaiting } from '../use-waiting.ts';
import type { LeasesQuery } from './leases.graphql.ts';
import classes from './list.module.css';

type Lease = LeasesQuery['getLeases']['data'][number];

/** A lease: the home, the status, the rent, the other parties, and what it waits for. */
export function LeaseCard({ lease, side }: { lease: Lease; side: LeaseSide }) {
  const { t } = useTranslation('leases');
  const format = useFormat();
  const terms = useTerms();
  const root = useRoot();
  const waiting = useWaiting()(lease);
  const isHere = useIsOnThisSite()(lease);
  const { _id, property, landlord, partner, tenantNames } = lease;
  const elsewhere = t(partner ? 'list.on_partners' : 'list.on_public', {
    name: partner?.name ?? '',
  });
  const facts: (readonly [string, string | undefined])[] = [
    [t('facts.period'), terms.period(lease)],
    [t('facts.rent'), t('per_month', { amount: format.amount(lease.monthlyRentAmount) })],
    [
      t('facts.tenant', { count: tenantNames.length }),
      side === 'tenant' ? '' : format.list(tenantNames),
    ],
    [t('facts.landlord'), side === 'landlord' ? '' : landlord?.name],
    [t('facts.partner'), side === 'agent' ? '' : partner?.name],
  ];
  return (
    <li className={classes.card}>
      <article aria-labelledby={`home-${_id}`}>
        <StatusBadge status={lease.leaseStatus} />
        <h2 id={`home-${_id}`}>
          {isHere ? <Link to={`${root}/${_id}`}>{property.name}</Link> : property.name}
        </h2>
        <p className="quiet">{terms.address(property)}</p>
        <dl className={classes.facts}>
          {facts
            .filter(([, value]) => Boolean(value))
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {!isHere && <p className={classes.waiting}>{elsewhere}</p>}
        {isHere && waiting && (
          <p className={classes.waiting} data-mine={waiting.isMine || undefined}>
            {waiting.isMine ? (
              <IconPencil size={18} aria-hidden />
            ) : (
              <IconClock size={18} aria-hidden />
            )}
            {waiting.text}
          </p>
        )}
      </article>
    </li>
  );
}
