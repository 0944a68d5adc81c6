import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { Table, type Column } from '../../ui/table.tsx';
import type { LedgerQuery } from './ledger.graphql.ts';

export type Balance = LedgerQuery['getLedgerBalances'][number];

/** What stands on each account. */
export function Balances({ balances }: { balances: readonly Balance[] }) {
  const { t } = useTranslation('money');
  const { amount: kroner } = useFormat();
  const columns: Column<Balance>[] = [
    {
      head: t('ledger.account'),
      isName: true,
      show: ({ account }) => (
        <>
          {t(`ledger.accounts.${account}.name`)}
          <small>{t(`ledger.accounts.${account}.text`)}</small>
        </>
      ),
    },
    {
      head: t('ledger.debit'),
      isAmount: true,
      show: ({ amount }) => (amount > 0 ? kroner(amount) : null),
    },
    {
      head: t('ledger.credit'),
      isAmount: true,
      show: ({ amount }) => (amount < 0 ? kroner(-amount) : null),
    },
  ];
  return (
    <Table
      label={t('ledger.balances')}
      columns={columns}
      rows={balances.filter(({ amount }) => amount !== 0)}
      keyOf={({ account }) => account}
    />
  );
}
