import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { browserApi } from '../../../platform/api.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CallOffLease } from './call-off-lease.graphql.ts';
import { SendLeaseDialog } from './send-lease-dialog.tsx';
import type { Lease } from '../../leases/detail/public.tsx';
import { useAction, useRoot } from '../../leases/public.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface WriterActionsProps {
  lease: Lease;
  tenants: readonly { name: string }[];
}

/** The actions for a lease that is not binding yet, for users who write its documents. */
export function WriterActions({ lease, tenants }: WriterActionsProps) {
  const { t } = useTranslation(['lease_documents', 'shell']);
  const { act } = useAction();
  const [opened, setOpened] = useState<'send' | 'withdraw' | 'call_off' | null>(null);
  const close = () => setOpened(null);
  const path = `${useRoot()}/${lease._id}`;
  const isDraft = lease.leaseStatus === 'new';
  if (!isDraft && lease.leaseStatus !== 'in_progress') return null;
  return (
    <>
      {isDraft ? (
        <>
          <Button size="md" aria-haspopup="dialog" onClick={() => setOpened('send')}>
            {t(lease.lastSigningEnd ? 'actions.send_again' : 'actions.send')}
          </Button>
          <Button component={Link} to={`${path}/preview`} variant="default" size="md">
            {t('actions.preview')}
          </Button>
          <Button component={Link} to={`${path}/edit`} variant="default" size="md">
            {t('actions.edit')}
          </Button>
        </>
      ) : (
        <Button
          variant="default"
          size="md"
          aria-haspopup="dialog"
          onClick={() => setOpened('withdraw')}
        >
          {t('withdraw.name.lease')}
        </Button>
      )}
      <Button
        variant="subtle"
        size="md"
        c="var(--danger)"
        aria-haspopup="dialog"
        onClick={() => setOpened('call_off')}
      >
        {t('actions.call_off')}
      </Button>
      <SendLeaseDialog
        opened={opened === 'send'}
        lease={lease}
        tenants={tenants.map(({ name }) => name)}
        onClose={close}
      />
      <WithdrawDialog opened={opened === 'withdraw'} leaseId={lease._id} onClose={close} />
      <ConfirmDialog
        opened={opened === 'call_off'}
        title={t('call_off.title')}
        words={{
          close: t('shell:close'),
          cancel: t('shell:cancel'),
          confirm: t('actions.call_off'),
        }}
        onClose={close}
        onConfirm={async () => {
          await act(() => browserApi(CallOffLease, { id: lease._id }), t('call_off.done'));
          close();
        }}
      >
        {t(isDraft ? 'call_off.draft' : 'call_off.sent')}
      </ConfirmDialog>
    </>
  );
}
