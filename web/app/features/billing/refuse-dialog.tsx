import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { REFUSAL_REASON_MAX } from '@husvaer/domain/ledger/account-refusal';

import { browserApi } from '../../platform/api.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { useAction, useMoneyFormat } from '../ledger/public.tsx';
import { RefuseClientAccount } from './refuse-client-account.graphql.ts';

interface RefuseProps {
  /** The agency's. */
  name: string;
  /** 11 digits. */
  clientAccount: string;
  opened: boolean;
  onClose: () => void;
}

/** Asks why a client account is not the agency's, and refuses it. */
export function RefuseDialog({ name, clientAccount, opened, onClose }: RefuseProps) {
  const { t } = useTranslation(['billing', 'ledger']);
  const { account } = useMoneyFormat();
  const { act, isBusy } = useAction();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  async function confirm() {
    const trimmedReason = reason.trim();
    setIsMissing(trimmedReason === '');
    const refuse = () =>
      browserApi(RefuseClientAccount, { inputData: { clientAccount, reason: trimmedReason } });
    if (trimmedReason !== '' && (await act(refuse, t('unproved.refuse.done')))) onClose();
  }
  return (
    <ActDialog
      opened={opened}
      title={t('unproved.refuse.title', { name, account: account(clientAccount) })}
      confirm={t('unproved.refuse.name')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{t('unproved.refuse.text', { name })}</p>
      <Textarea
        label={t('unproved.refuse.reason')}
        autosize
        minRows={2}
        maxLength={REFUSAL_REASON_MAX}
        value={reason}
        error={isMissing && t('ledger:wrong.reason')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ActDialog>
  );
}
