import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { LeaseLink, useMoneyFormat } from '../ledger/public.tsx';
import type { PartnerInvoicesQuery } from './invoices.graphql.ts';

export type Invoice = PartnerInvoicesQuery['getPartnerInvoices']['data'][number];

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  /** The actions for an invoice, which features of higher layers provide. */
  actions: (invoice: Invoice) => ReactNode;
}

/** One row per invoice, with its actions at the end. */
export function InvoiceTable({ invoices, actions }: InvoiceTableProps) {
  const { t } = useTranslation(['invoices', 'ledger']);
  const format = useFormat();
  const { day } = useMoneyFormat();
  const columns: Column<Invoice>[] = [
    {
      head: t('number'),
      show: ({ invoiceSerialId, kind, isFinalSettlement }) => (
        <>
          {t('serial', { serial: invoiceSerialId })}
          <small>
            {t(
              isFinalSettlement && kind === 'landlord' ? 'kinds.final_settlement' : `kinds.${kind}`,
            )}
          </small>
        </>
      ),
    },
    {
      head: t('stands'),
      show: ({ status, colour, hasWaitingReduction }) => (
        <span>
          <Badge colour={colour}>{t(`statuses.${status}`)}</Badge>
          {hasWaitingReduction && <small>{t('waits')}</small>}
        </span>
      ),
    },
    {
      head: t('home'),
      isName: true,
      show: ({ contractId, home, leaseNumber }) => (
        <span>
          <LeaseLink leaseId={contractId}>{home.name}</LeaseLink>
          <small>{t('ledger:lease_number', { number: leaseNumber })}</small>
        </span>
      ),
    },
    {
      head: t('tenants'),
      isName: true,
      show: ({ tenantNames }) => format.list(tenantNames),
    },
    {
      head: t('due'),
      show: ({ dueDate, invoiceMonth }) => (
        <span>
          {day(dueDate)}
          {invoiceMonth && <small>{format.month(invoiceMonth)}</small>}
        </span>
      ),
    },
    { head: t('kid'), show: ({ kidNumber }) => kidNumber ?? t('ledger:none') },
    {
      head: t('amount'),
      isAmount: true,
      show: ({ invoiceTotal, fees }) => (
        <span>
          {format.amount(invoiceTotal)}
          {fees > 0 && <small>{t('fees', { amount: format.amount(fees) })}</small>}
        </span>
      ),
    },
    {
      head: t('open'),
      isAmount: true,
      show: ({ amountDue }) => format.amount(amountDue),
    },
    {
      head: t('actions'),
      isPlain: true,
      show: actions,
    },
  ];
  return <Table label={t('title')} columns={columns} rows={invoices} keyOf={({ _id }) => _id} />;
}
