import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import classes from '../../ui/list-page.module.css';
import { Table, type Column } from '../../ui/table.tsx';
import { useMoneyFormat } from '../ledger/public.tsx';
import type { InvoiceRunsQuery } from './invoice-runs.graphql.ts';

type InvoiceRun = InvoiceRunsQuery['getInvoiceRuns']['data'][number];

/** One row per day. */
export function InvoiceRunTable({ runs }: { runs: readonly InvoiceRun[] }) {
  const { t } = useTranslation(['billing', 'invoices', 'ledger']);
  const format = useFormat();
  const { day } = useMoneyFormat();
  const columns: Column<InvoiceRun>[] = [
    { head: t('runs.day'), show: ({ issuedDate }) => day(issuedDate) },
    {
      head: t('invoices:title'),
      isAmount: true,
      show: ({ invoices }) => format.number(invoices),
    },
    { head: t('runs.invoiced'), isAmount: true, show: ({ total }) => format.amount(total) },
    {
      head: t('runs.credit_notes'),
      isAmount: true,
      show: ({ creditNotes, credited }) =>
        creditNotes === 0 ? (
          t('ledger:none')
        ) : (
          <span>
            {format.amount(credited)}
            <small>{t('runs.credit_note_count', { count: creditNotes })}</small>
          </span>
        ),
    },
    {
      head: t('runs.mails'),
      show: ({ sent, waiting, failed }) => (
        <span>
          {t('runs.sent', { count: sent })}
          {waiting > 0 && <small>{t('runs.waiting', { count: waiting })}</small>}
          {failed > 0 && (
            <small className={classes.late}>{t('runs.failed', { count: failed })}</small>
          )}
        </span>
      ),
    },
  ];
  return (
    <Table
      label={t('runs.title')}
      columns={columns}
      rows={runs}
      keyOf={({ issuedDate }) => issuedDate}
    />
  );
}
