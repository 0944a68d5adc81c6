import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { useSite } from '../../platform/site.ts';
import classes from '../../ui/list-page.module.css';
import { Badge } from '../../ui/badge.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { LeaseLink, useMoneyFormat } from '../ledger/public.tsx';
import type { ArrearsQuery } from './arrears.graphql.ts';
import { useWaitsText } from './claims/public.tsx';
import { LateDialog } from './late-dialog.tsx';

type LateLease = ArrearsQuery['getArrears']['data'][number];

/** One row per lease, with a link to it. */
export function ArrearsTable({ leases }: { leases: readonly LateLease[] }) {
  const { t } = useTranslation(['arrears', 'claims', 'invoices', 'ledger']);
  const format = useFormat();
  const { day } = useMoneyFormat();
  const waits = useWaitsText();
  const { partner } = useSite();
  const [opened, setOpened] = useState<LateLease | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const columns: Column<LateLease>[] = [
    {
      head: t('invoices:home'),
      isName: true,
      show: ({ contractId, home, leaseNumber }) => (
        <>
          <LeaseLink leaseId={contractId}>{home.name}</LeaseLink>
          <small>{t('ledger:lease_number', { number: leaseNumber })}</small>
        </>
      ),
    },
    {
      head: t('invoices:tenants'),
      isName: true,
      show: ({ tenantNames }) => format.list(tenantNames),
    },
    { head: t('invoices:landlord'), isName: true, show: ({ landlordName }) => landlordName },
    {
      head: t('oldest'),
      show: ({ oldestDueDate, daysLate }) => (
        <span>
          {day(oldestDueDate)}
          <small className={classes.late}>{t('days', { count: daysLate })}</small>
        </span>
      ),
    },
    {
      head: t('letter'),
      isName: true,
      show: (lease) => {
        const { letterKind, letterSentOn, home } = lease;
        return (
          <span>
            {letterKind && letterSentOn ? (
              <>
                {t(`steps.${letterKind}`)}
                <small>{day(letterSentOn)}</small>
              </>
            ) : (
              t('ledger:none')
            )}
            {/* The operator's bookkeepers may not read leases. */}
            {partner && (
              <small>
                <button
                  type="button"
                  className={classes.open}
                  aria-haspopup="dialog"
                  aria-label={t('late.show_of', { home: home.name })}
                  onClick={() => {
                    setOpened(lease);
                    setIsOpen(true);
                  }}
                >
                  {t('late.show')}
                </button>
              </small>
            )}
          </span>
        );
      },
    },
    { head: t('stage'), show: ({ stage }) => stage && t(`claims:stages.${stage}`) },
    {
      head: t('claims:next_head'),
      isName: true,
      show: ({ next, waitsFor }) =>
        next ? (
          <span>
            {t(`claims:steps.${next.step}`)}
            <small>{waitsFor ? waits(waitsFor) : t('from_day', { day: day(next.on) })}</small>
          </span>
        ) : (
          t('ledger:none')
        ),
    },
    {
      head: t('notes'),
      isPlain: true,
      show: ({ hasObjection, isSaidPaid }) =>
        (hasObjection || isSaidPaid) && (
          <span className={classes.flags}>
            {hasObjection && <Badge colour="grey">{t('invoices:statuses.pending')}</Badge>}
            {isSaidPaid && (
              <Badge colour="blue">{t('invoices:statuses.waiting_for_payment')}</Badge>
            )}
          </span>
        ),
    },
    { head: t('overdue'), isAmount: true, show: ({ overdue }) => format.amount(overdue) },
    { head: t('open'), isAmount: true, show: ({ open }) => format.amount(open) },
  ];
  return (
    <>
      <Table
        label={t('title')}
        columns={columns}
        rows={leases}
        keyOf={({ contractId }) => contractId}
      />
      {opened && (
        <LateDialog
          key={opened.contractId}
          leaseId={opened.contractId}
          home={opened.home.name}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
