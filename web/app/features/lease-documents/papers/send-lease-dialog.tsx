import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { SendDialog } from './send-dialog.tsx';
import { SendLease } from './send-lease.graphql.ts';
import {
  ContradictionList,
  openOf,
  type LeaseContradictionItemFragment,
} from '../../leases/contradictions/public.tsx';
import { useAction, useRoot } from '../../leases/public.tsx';

interface SendLeaseDialogProps {
  opened: boolean;
  lease: {
    _id: string;
    version: number;
    landlord: { name: string } | null;
    contradictions: readonly LeaseContradictionItemFragment[];
  };
  /** The tenants' names, the main tenant's first. */
  tenants: readonly string[];
  onClose: () => void;
}

/** Sends a draft to its signers. */
export function SendLeaseDialog({ opened, lease, tenants, onClose }: SendLeaseDialogProps) {
  const { t } = useTranslation('lease_documents');
  const format = useFormat();
  const navigate = useNavigate();
  const path = `${useRoot()}/${lease._id}`;
  const { act } = useAction();
  const { _id: id, version, landlord } = lease;
  const names = format.list(tenants);
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const open = openOf(lease.contradictions);
  const isClear = open.every(({ stops, key }) => !stops && confirmed.includes(key));
  return (
    <SendDialog
      opened={opened}
      title={t('send.title')}
      onClose={onClose}
      isBlocked={!isClear}
      before={
        <ContradictionList
          contradictions={open}
          confirming={{ confirmed, onChange: setConfirmed }}
        />
      }
      onSend={async (language) => {
        const isDone = await act(
          () => browserApi(SendLease, { id, version, language, confirmed }),
          t('send.done'),
        );
        onClose();
        if (isDone) await navigate(path);
      }}
    >
      <li>{t('send.contract')}</li>
      <li>{t('send.tenants', { names, count: tenants.length })}</li>
      <li>{t('send.landlord', { name: landlord?.name ?? '' })}</li>
      <li>{t('send.copy')}</li>
    </SendDialog>
  );
}
