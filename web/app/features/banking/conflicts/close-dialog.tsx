import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CONFLICT_REASON_MAX } from '@husvaer/domain/banking/conflicts';

import { browserApi } from '../../../platform/api.ts';
import { ActDialog } from '../../../ui/act-dialog.tsx';
import { useAction } from '../../ledger/public.tsx';
import { CloseBankConflict } from './close-bank-conflict.graphql.ts';

interface CloseDialogProps {
  conflictId: string;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why the files differ, and closes the conflict. */
export function CloseDialog({ conflictId, opened, onClose, onDone }: CloseDialogProps) {
  const { t } = useTranslation(['banking', 'ledger']);
  const { act, isBusy } = useAction();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  async function confirm() {
    const trimmedReason = reason.trim();
    setIsMissing(trimmedReason === '');
    const close = () =>
      browserApi(CloseBankConflict, { inputData: { conflictId, reason: trimmedReason } });
    if (trimmedReason !== '' && (await act(close, t('conflicts.close.done')))) onDone();
  }
  return (
    <ActDialog
      opened={opened}
      title={t('conflicts.close.title')}
      confirm={t('conflicts.close.name')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{t('conflicts.close.text')}</p>
      <Textarea
        label={t('conflicts.close.reason')}
        autosize
        minRows={2}
        maxLength={CONFLICT_REASON_MAX}
        value={reason}
        error={isMissing && t('ledger:wrong.reason')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ActDialog>
  );
}
