import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { LastMonthRent } from '@husvaer/domain/lease-changes/amendment';
import { REASON_MAX } from '@husvaer/domain/leases/terms';

import { browserApi } from '../../../platform/api.ts';
import { useAction } from '../../leases/public.tsx';
import { EndLease } from './end-lease.graphql.ts';
import { LastMonthField, useLastMonth } from './last-month.tsx';
import { LifecycleDialog, type PaperLanguage } from './lifecycle-dialog.tsx';

interface EndDialogProps {
  opened: boolean;
  leaseId: string;
  /** The first and the last day that the lease may end on, ISO. */
  from: string;
  to: string | null;
  onClose: () => void;
}

/** Asks all parties to sign that the lease ends on a day. */
export function EndDialog({ opened, leaseId, from, to, onClose }: EndDialogProps) {
  const { t } = useTranslation('life');
  const { act, isBusy } = useAction();
  const [endsOn, setEndsOn] = useState('');
  const [lastMonthRent, setLastMonthRent] = useState<LastMonthRent>('by_days');
  const [reason, setReason] = useState('');
  const [language, setLanguage] = useState<PaperLanguage>('no');
  const isDay = endsOn >= from && (to === null || endsOn <= to);
  const options = useLastMonth(leaseId, opened && isDay ? endsOn : null);
  async function send() {
    const isOffered = options.some((option) => option.lastMonthRent === lastMonthRent);
    const inputData = {
      contractId: leaseId,
      endsOn,
      reason: reason.trim() || null,
      language,
      lastMonthRent: isOffered ? lastMonthRent : null,
    };
    if (await act(() => browserApi(EndLease, { inputData }), t('end.done'))) onClose();
  }
  return (
    <LifecycleDialog
      opened={opened}
      title={t('end.title')}
      confirm={t('end.confirm')}
      isBusy={isBusy}
      isReady={options.length > 0}
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
      <LastMonthField options={options} value={lastMonthRent} onChange={setLastMonthRent} />
      <Textarea
        label={t('end.reason')}
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </LifecycleDialog>
  );
}
