import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NOTICE_REASON_MAX } from '@husvaer/domain/leases/notice';

import { browserApi } from '../../../platform/api.ts';
import { useAction } from '../../leases/public.tsx';
import { DisputeNotice } from './dispute-notice.graphql.ts';
import { LifecycleDialog } from './lifecycle-dialog.tsx';
import { ProtestNotice } from './protest-notice.graphql.ts';

interface ProtestDialogProps {
  opened: boolean;
  leaseId: string;
  isLandlord: boolean;
  onClose: () => void;
}

/** A tenant protests against a landlord's notice (husleieloven § 9-8), or a landlord disputes the ground of a tenant's. */
export function ProtestDialog({ opened, leaseId, isLandlord, onClose }: ProtestDialogProps) {
  const { t } = useTranslation('life');
  const { act, isBusy } = useAction();
  const [protest, setProtest] = useState('');
  async function send() {
    const input = { id: leaseId, protest: protest.trim() || null };
    const isDone = await act(
      () => (isLandlord ? browserApi(DisputeNotice, input) : browserApi(ProtestNotice, input)),
      t(isLandlord ? 'notice.dispute_done' : 'notice.protest_done'),
    );
    if (isDone) onClose();
  }
  return (
    <LifecycleDialog
      opened={opened}
      title={t('notice.protest_title')}
      confirm={t('actions.protest')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={send}
    >
      <p>{t(isLandlord ? 'notice.dispute_text' : 'notice.protest_text')}</p>
      <Textarea
        label={t('notice.protest')}
        rows={4}
        maxLength={NOTICE_REASON_MAX}
        value={protest}
        onChange={({ currentTarget }) => setProtest(currentTarget.value)}
      />
    </LifecycleDialog>
  );
}
