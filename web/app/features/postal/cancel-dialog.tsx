import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CANCEL_REASON_MAX } from '@husvaer/domain/postal/letters';

import { browserApi } from '../../platform/api.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { useAction } from '../ledger/public.tsx';
import { CancelPostalLetter } from './cancel-postal-letter.graphql.ts';
import type { Letter } from './letter-card.tsx';

interface CancelDialogProps {
  letter: Letter;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why a letter is not sent, and removes it from the queue. */
export function CancelDialog({ letter, opened, onClose, onDone }: CancelDialogProps) {
  const { t } = useTranslation(['postal', 'ledger']);
  const { act, isBusy } = useAction();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  async function confirm() {
    const trimmedReason = reason.trim();
    setIsMissing(trimmedReason === '');
    const inputData = { letterId: letter._id, reason: trimmedReason };
    const cancel = () => browserApi(CancelPostalLetter, { inputData });
    if (trimmedReason !== '' && (await act(cancel, t('cancel.done')))) onDone();
  }
  return (
    <ActDialog
      opened={opened}
      title={t('cancel.title', { name: letter.recipient })}
      confirm={t('cancel.do')}
      isBusy={isBusy}
      isGrave
      onClose={onClose}
      onConfirm={confirm}
    >
      {(letter.kind === 'rent_notice' || letter.kind === 'deposit_claim') && (
        <p>{t(`cancel.${letter.kind}`)}</p>
      )}
      <Textarea
        label={t('cancel.reason')}
        description={t('cancel.help')}
        autosize
        minRows={2}
        maxLength={CANCEL_REASON_MAX}
        value={reason}
        error={isMissing && t('ledger:wrong.reason')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ActDialog>
  );
}
