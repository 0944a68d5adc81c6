import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import classes from '../../../ui/list-page.module.css';
import { Table, type Column } from '../../../ui/table.tsx';
import { SaveButton, useMoneyFormat } from '../../ledger/public.tsx';
import type { PaymentOrdersQuery } from './payment-orders.graphql.ts';

type PaymentOrder = PaymentOrdersQuery['getPaymentOrders']['data'][number];

/** One row per payment order file, which can be downloaded and given to the bank by hand. */
export function OrderTable({ orders }: { orders: readonly PaymentOrder[] }) {
  const { t } = useTranslation('payout_back_office');
  const format = useFormat();
  const { day } = useMoneyFormat();
  const columns: Column<PaymentOrder>[] = [
    { head: t('orders.number'), show: ({ serial }) => t('orders.order', { serial }) },
    { head: t('orders.executes'), show: ({ executionDate }) => day(executionDate) },
    {
      head: t('orders.payments'),
      isAmount: true,
      show: ({ payments }) => format.number(payments),
    },
    { head: t('orders.sum'), isAmount: true, show: ({ sum }) => format.amount(sum) },
    {
      head: t('orders.outcome'),
      show: ({ paid, rejected, returned }) => (
        <span>
          {t('orders.paid', { count: paid })}
          {rejected > 0 && (
            <small className={classes.late}>{t('orders.rejected', { count: rejected })}</small>
          )}
          {returned > 0 && (
            <small className={classes.late}>{t('orders.returned', { count: returned })}</small>
          )}
        </span>
      ),
    },
    {
      head: t('orders.file'),
      isPlain: true,
      show: ({ messageId, serial }) => (
        <SaveButton
          path={`payment-orders/${messageId}`}
          name={`${t('orders.file_name', { serial })}.xml`}
          label={t('orders.save')}
          of={t('orders.order', { serial })}
        />
      ),
    },
  ];
  return (
    <Table
      label={t('orders.title')}
      columns={columns}
      rows={orders}
      keyOf={({ messageId }) => messageId}
    />
  );
}
