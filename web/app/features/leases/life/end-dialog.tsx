import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { REASON_MAX } from '@husvaer/domain/leases/terms';

import { browserApi } from '../../../platform/api.ts';
import { useAct } from '../use-act.ts';
import { EndLease } from './end-lease.graphql.ts';
import { LifeDialog, type PaperLanguage } from './life-dialog.tsx';

interface EndDialogProps {
  opened: boolean;
  leaseId: string;
  /** The first and the last day it may end on, ISO. */
  from: string;
  to: string | null;
  onClose: () => void;
}

/** Asks everybody to sign that the lease ends on a day. */
export function EndDialog({ opened, leaseId, from, to, onClose }: EndDialogProps) {
  const { t } = useTranslation('life');
  const { act, isBusy } = useAct();
  const [endsOn, setEndsOn] = useState('');
  const [reason, setReason] = useState('');
  const [language, setLanguage] = useState<PaperLanguage>('no');
  async function send() {
    const said = { endsOn, reason: reason.trim() || null, language };
    if (await act(() => browserApi(EndLease, { id: leaseId, ...said }), t('end.done'))) onClose();
  }
  return (
    <LifeDialog
      opened={opened}
      title={t('end.title')}
      confirm={t('end.confirm')}
      isBusy={isBusy}
      isReady={endsOn !== ''}
      language={language}
      onLanguage={setLanguage}
      onClose={onClose}
      onConfirm={send}
    >
      <p>{t('end.text')}</p>
      <TextInput
        type="date"
        label={t('end.date')}
        required
        min={from}
        {...(to !== null && { max: to })}
        value={endsOn}
        onChange={({ currentTarget }) => setEndsOn(currentTarget.value)}
      />
      <Textarea
        label={t('end.reason')}
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </LifeDialog>
  );
}
