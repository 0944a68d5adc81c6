import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { REASON_MAX } from '@husvaer/domain/signing/consent';

import { browserApi } from '../../../platform/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../../leases/public.tsx';
import { WithdrawAssignment } from './withdraw-assignment.graphql.ts';
import { WithdrawLease } from './withdraw-lease.graphql.ts';

interface WithdrawDialogProps {
  /** The document that is withdrawn. */
  what?: 'lease' | 'assignment';
  opened: boolean;
  leaseId: string;
  onClose: () => void;
}

const CALLS = {
  lease: (input: { id: string; reason: string | null }) => browserApi(WithdrawLease, input),
  assignment: (input: { id: string; reason: string | null }) =>
    browserApi(WithdrawAssignment, input),
};

/** Withdraws a document that is out for signing, with a message to its recipients. */
export function WithdrawDialog({ what = 'lease', opened, leaseId, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation(['lease_documents', 'shell']);
  const { act, isBusy } = useAction();
  const [reason, setReason] = useState('');
  async function withdraw() {
    const isDone = await act(
      () => CALLS[what]({ id: leaseId, reason: reason.trim() || null }),
      t(`withdraw.done.${what}`),
    );
    if (isDone) onClose();
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(`withdraw.title.${what}`)}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
      centered
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void withdraw();
        }}
      >
        <Stack>
          <p>{t(`withdraw.text.${what}`)}</p>
          <Textarea
            label={t('withdraw.reason')}
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('shell:cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t(`withdraw.name.${what}`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
