import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { useMoneyFormat } from '../ledger/public.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import type { UnprovedAccountsQuery } from './unproved-accounts.graphql.ts';

interface UnprovedProps {
  accounts: UnprovedAccountsQuery['getUnprovedAccounts'];
}

/** The client accounts that the bank has not confirmed and that need a person, for the operator. */
export function UnprovedAccountsNote({ accounts }: UnprovedProps) {
  const { t } = useTranslation('billing');
  const { list } = useFormat();
  const { account, moment } = useMoneyFormat();
  const [chosen, setChosen] = useState(accounts[0]);
  const [isOpen, setIsOpen] = useState(false);
  if (accounts.length === 0) return null;
  return (
    <Alert role="note" variant="light" mb="xl" title={t('unproved.title')}>
      <p>{t('unproved.text')}</p>
      <ul>
        {accounts.map((one) => (
          <li key={one._id}>
            {t('unproved.account', {
              name: one.name,
              count: one.invoices,
              account: account(one.clientAccount),
              since: moment(one.since),
            })}{' '}
            {one.claimedBy.length > 0 && t('unproved.claimed', { names: list(one.claimedBy) })}{' '}
            {one.otherOwner !== null && t('unproved.other_owner', { orgNumber: one.otherOwner })}{' '}
            {one.isRefused ? (
              t('unproved.refused')
            ) : (
              <p>
                <Button
                  size="sm"
                  variant="default"
                  aria-label={`${t('unproved.refuse.name')}: ${account(one.clientAccount)}`}
                  onClick={() => {
                    setChosen(one);
                    setIsOpen(true);
                  }}
                >
                  {t('unproved.refuse.name')}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <RefuseDialog
          key={chosen._id}
          name={chosen.name}
          clientAccount={chosen.clientAccount}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Alert>
  );
}
