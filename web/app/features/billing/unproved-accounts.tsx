import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import type { UnprovedAccountsQuery } from './unproved-accounts.graphql.ts';

interface UnprovedProps {
  accounts: UnprovedAccountsQuery['getUnprovedAccounts'];
}

/** The client accounts that are on invoices before the bank has confirmed them, for the operator. */
export function UnprovedAccountsNote({ accounts }: UnprovedProps) {
  const { t } = useTranslation('billing');
  if (accounts.length === 0) return null;
  return (
    <Alert role="note" variant="light" mb="xl" title={t('unproved.title')}>
      <p>{t('unproved.text')}</p>
      <ul>
        {accounts.map(({ _id, name, clientAccount, invoices: count }) => (
          <li key={_id}>
            {t('unproved.account', { name, count, account: writeBankAccount(clientAccount) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
