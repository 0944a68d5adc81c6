import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { useFormat } from '../../../platform/format.ts';
import type { AccountChangeNoteFragment } from './account-change.fragment.graphql.ts';

interface NewAccountProps {
  /** 11 digits. */
  account: string;
  change: AccountChangeNoteFragment;
  isToLandlord?: boolean;
}

/** A frame on an invoice to another account than before: what changed, and when its notice was given. */
export function NewAccount({ account, change, isToLandlord = false }: NewAccountProps) {
  const { t } = useTranslation('newAccount');
  const { day } = useFormat();
  return (
    <Alert role="note" variant="outline" color="red" title={t('title')}>
      {t(isToLandlord ? 'landlord' : 'text', {
        account: writeBankAccount(account),
        former: writeBankAccount(change.formerAccountNumber),
        date: day(change.noticeDate),
      })}
    </Alert>
  );
}
