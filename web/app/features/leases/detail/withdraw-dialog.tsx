import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { REASON_MAX } from '@husvaer/domain/signing/consent';

import { browserApi } from '../../../platform/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAct } from '../use-act.ts';
import { WithdrawLease } from '../withdraw-lease.graphql.ts';

interface WithdrawDialogProps {
  opened: boolean;
  leaseId: string;
  onClose: () => void;
}

/** Takes back what is out for signing, with a word to those who had it. */
export function WithdrawDialog({ opened, leaseId, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('leases');
  const { act, isBusy } = useAct();
  const [reason, setReason] = useState('');
  async function withdraw() {
    const isDone = await act(
      () => browserApi(WithdrawLease, { id: leaseId, reason: reason.trim() || null }),
      t('withdraw.done'),
    );
    if (isDone) onClose();
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('withdraw.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void withdraw();
        }}
      >
        <Stack>
          <p>{t('withdraw.text')}</p>
          <Textarea
            label={t('withdraw.reason')}
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('actions.withdraw')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
