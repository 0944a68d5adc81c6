import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { TRACKING_MAX } from '@husvaer/domain/postal/letters';

import { browserApi } from '../../platform/api.ts';
import { useSite } from '../../platform/site.ts';
import { AttachmentField, type Attachment } from '../files/public.tsx';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { useAction } from '../ledger/public.tsx';
import { MarkPostalLettersPosted } from './mark-postal-letters-posted.graphql.ts';

interface MarkDialogProps {
  letterIds: readonly string[];
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks when letters were posted, and for a proof of it. */
export function MarkDialog({ letterIds, opened, onClose, onDone }: MarkDialogProps) {
  const { t } = useTranslation('postal');
  const { today } = useSite();
  const { act, isBusy } = useAction();
  const [postedOn, setPostedOn] = useState(today);
  const [tracking, setTracking] = useState('');
  const [receipt, setReceipt] = useState<Attachment[]>([]);
  const [isSending, setIsSending] = useState(false);
  async function confirm() {
    const receiptKey = receipt[0]?.key ?? null;
    const inputData = { letterIds: [...letterIds], postedOn, tracking, receiptKey };
    if (await act(() => browserApi(MarkPostalLettersPosted, { inputData }), t('mark_dialog.done')))
      onDone();
  }
  return (
    <ActDialog
      opened={opened}
      title={t('mark_dialog.title', { count: letterIds.length })}
      confirm={t('mark')}
      isBusy={isBusy || isSending}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{t('mark_dialog.text')}</p>
      <TextInput
        type="date"
        label={t('mark_dialog.on')}
        max={today}
        value={postedOn}
        onChange={({ currentTarget }) => setPostedOn(currentTarget.value)}
      />
      <TextInput
        label={t('mark_dialog.tracking')}
        maxLength={TRACKING_MAX}
        value={tracking}
        onChange={({ currentTarget }) => setTracking(currentTarget.value)}
      />
      <AttachmentField
        label={t('mark_dialog.receipt')}
        description={t('mark_dialog.receipt_help')}
        value={receipt}
        onChange={setReceipt}
        max={1}
        onBusy={setIsSending}
      />
    </ActDialog>
  );
}
