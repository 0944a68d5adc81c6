import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { Table, type Column } from '../../ui/table.tsx';
import type { LedgerQuery } from './ledger.graphql.ts';

export type Balance = LedgerQuery['getLedgerBalances'][number];

/** The balance of each account. */
export function Balances({ balances }: { balances: readonly Balance[] }) {
  const { t } = useTranslation('ledger');
  const { amount: kroner } = useFormat();
  const columns: Column<Balance>[] = [
    {
      head: t('book.account'),
      isName: true,
      show: ({ account }) => (
        <>
          {t(`book.accounts.${account}.name`)}
          <small>{t(`book.accounts.${account}.text`)}</small>
        </>
      ),
    },
    {
      head: t('book.debit'),
      isAmount: true,
      show: ({ amount }) => (amount > 0 ? kroner(amount) : null),
    },
    {
      head: t('book.credit'),
      isAmount: true,
      show: ({ amount }) => (amount < 0 ? kroner(-amount) : null),
    },
  ];
  return (
    <Table
      label={t('book.balances')}
      columns={columns}
      rows={balances.filter(({ amount }) => amount !== 0)}
      keyOf={({ account }) => account}
    />
  );
}
