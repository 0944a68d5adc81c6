import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import classes from '../../../ui/list-page.module.css';
import { Table, type Column } from '../../../ui/table.tsx';
import { SaveButton, useWords } from '../../ledger/public.tsx';
import type { PaymentOrdersQuery } from './payment-orders.graphql.ts';

type PaymentOrder = PaymentOrdersQuery['getPaymentOrders']['data'][number];

/** A file a row, which may be kept and given to the bank by hand. */
export function OrderTable({ orders }: { orders: readonly PaymentOrder[] }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const { day } = useWords();
  const columns: Column<PaymentOrder>[] = [
    { head: t('runs.number'), show: ({ serial }) => t('runs.order', { serial }) },
    { head: t('runs.executes'), show: ({ executionDate }) => day(executionDate) },
    {
      head: t('runs.payments'),
      isAmount: true,
      show: ({ payments }) => format.number(payments),
    },
    { head: t('runs.sum'), isAmount: true, show: ({ sum }) => format.amount(sum) },
    {
      head: t('runs.outcome'),
      show: ({ paid, rejected, returned }) => (
        <span>
          {t('runs.paid', { count: paid })}
          {rejected > 0 && (
            <small className={classes.late}>{t('runs.rejected', { count: rejected })}</small>
          )}
          {returned > 0 && (
            <small className={classes.late}>{t('runs.returned', { count: returned })}</small>
          )}
        </span>
      ),
    },
    {
      head: t('runs.file'),
      isPlain: true,
      show: ({ messageId, serial }) => (
        <SaveButton
          path={`payment-orders/${messageId}`}
          name={`${t('runs.file_name', { serial })}.xml`}
          label={t('runs.save')}
          of={t('runs.order', { serial })}
        />
      ),
    },
  ];
  return (
    <Table
      label={t('runs.tabs.orders')}
      columns={columns}
      rows={orders}
      keyOf={({ messageId }) => messageId}
    />
  );
}
