import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { Table, type Column } from '../../../ui/table.tsx';
import { useRoot } from '../site.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useTerms } from '../use-terms.ts';
import { sortedBy, writeFilters, type Filters, type Sort } from './filters.ts';
import { choose, type Chosen, type ListedLease } from './choice.ts';
import classes from './list.module.css';

interface LeaseTableProps {
  leases: readonly ListedLease[];
  filters: Filters;
  isAgency: boolean;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** One row per lease: selected by its box, opened by its name. */
export function LeaseTable({ leases, filters, isAgency, chosen, onChoose }: LeaseTableProps) {
  const { t } = useTranslation('leases');
  const format = useFormat();
  const root = useRoot();
  const { address, day } = useTerms();
  const columns: (Column<ListedLease> & { by: Sort })[] = [
    {
      by: 'home',
      head: t('table.home'),
      isName: true,
      show: (lease) => (
        <div className={classes.name}>
          {lease.mayWrite && (
            <Checkbox
              aria-label={t('table.choose', { name: lease.property.name })}
              checked={chosen.has(lease._id)}
              onChange={({ currentTarget: { checked } }) =>
                onChoose(choose(chosen, [lease], checked))
              }
            />
          )}
          <span>
            <Link to={`${root}/${lease._id}`}>{lease.property.name}</Link>
            <small>
              {t('table.number', {
                number: `${lease.property.propertySerial}-${lease.leaseSerial}`,
                address: address(lease.property),
              })}
            </small>
          </span>
        </div>
      ),
    },
    {
      by: 'tenant',
      head: t('table.tenants'),
      isName: true,
      show: ({ tenantNames }) => format.list(tenantNames),
    },
    {
      by: 'status',
      head: t('list.status'),
      show: ({ leaseStatus }) => <StatusBadge status={leaseStatus} />,
    },
    {
      by: 'rent',
      head: t('facts.rent'),
      isAmount: true,
      show: ({ monthlyRentAmount }) => format.amount(monthlyRentAmount),
    },
    {
      by: 'arrears',
      head: t('table.rent_stands'),
      isAmount: true,
      show: ({ rentStatus, overdueAmount }) =>
        overdueAmount > 0 ? (
          <strong className={classes.late}>{format.amount(overdueAmount)}</strong>
        ) : (
          rentStatus && <span className="quiet">{t(`rent_statuses.${rentStatus}`)}</span>
        ),
    },
    {
      by: 'ends',
      head: t('table.ends'),
      show: ({ contractEndDate: end }) =>
        end === null ? <span className="quiet">{t('table.open_ended')}</span> : day(end),
    },
    ...(isAgency
      ? [
          {
            by: 'agent' as const,
            head: t('table.agent'),
            isName: true,
            show: ({ agent }: ListedLease) => agent?.name,
          },
          {
            by: 'landlord' as const,
            head: t('facts.landlord'),
            isName: true,
            show: ({ landlord }: ListedLease) => landlord?.name,
          },
        ]
      : []),
  ];
  const open = leases.filter(({ mayWrite }) => mayWrite);
  const count = open.filter(({ _id }) => chosen.has(_id)).length;
  return (
    <>
      {open.length > 0 && (
        <Checkbox
          className={classes.all}
          label={t('table.choose_page', { count: open.length })}
          checked={count === open.length}
          indeterminate={count > 0 && count < open.length}
          onChange={({ currentTarget: { checked } }) => onChoose(choose(chosen, open, checked))}
        />
      )}
      <Table
        label={t('list.title')}
        columns={columns.map(({ by, ...column }) => ({
          ...column,
          sort: {
            to: writeFilters(sortedBy(filters, by)),
            is:
              filters.sort === by ? (filters.isDescending ? 'descending' : 'ascending') : undefined,
          },
        }))}
        rows={leases}
        keyOf={({ _id }) => _id}
      />
    </>
  );
}
