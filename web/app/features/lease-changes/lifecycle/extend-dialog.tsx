import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { addDays } from '@husvaer/domain/kernel/dates';
import { lawfulTerm } from '@husvaer/domain/leases/term';
import { REASON_MAX } from '@husvaer/domain/leases/terms';
import type { TenancyKind } from '@husvaer/domain/leases/enums';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import { browserApi } from '../../../platform/api.ts';
import { useRefusedContradictions } from '../../leases/contradictions/public.tsx';
import { useAction } from '../../leases/public.tsx';
import { ExtendLease } from './extend-lease.graphql.ts';
import { LifecycleDialog, type PaperLanguage } from './lifecycle-dialog.tsx';

interface ExtendDialogProps {
  opened: boolean;
  leaseId: string;
  kind: TenancyKind;
  /** The current last day, ISO. */
  endsOn: string;
  onClose: () => void;
}

/** Asks all parties to sign an extension; warns about a term that is too short (husleieloven § 9-3). */
export function ExtendDialog({ opened, leaseId, kind, endsOn, onClose }: ExtendDialogProps) {
  const { t } = useTranslation('life');
  const { act, isBusy } = useAction();
  const { confirmed, isClear, list, attempt } = useRefusedContradictions();
  const [isOpenEnded, setIsOpenEnded] = useState(false);
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [language, setLanguage] = useState<PaperLanguage>('no');
  const startsOn = addDays(endsOn, 1);
  const wanted = isOpenEnded ? null : until || null;
  const { isTooShort } = lawfulTerm(
    { startsOn, endsOn: wanted, kind, reason: null },
    tenancyLawOn(startsOn),
  );
  async function send() {
    const fixedTermReason = isTooShort ? reason.trim() || null : null;
    const inputData = { contractId: leaseId, endsOn: wanted, fixedTermReason, language, confirmed };
    const call = () => attempt(() => browserApi(ExtendLease, { inputData }));
    if (await act(call, t('extend.done'))) onClose();
  }
  return (
    <LifecycleDialog
      opened={opened}
      title={t('extend.title')}
      confirm={t('extend.confirm')}
      isBusy={isBusy}
      isReady={isClear && (isOpenEnded || until !== '')}
      language={language}
      onLanguage={setLanguage}
      onClose={onClose}
      onConfirm={send}
    >
      <p>{t('extend.text')}</p>
      <Checkbox
        label={t('extend.open_ended')}
        checked={isOpenEnded}
        onChange={({ currentTarget }) => setIsOpenEnded(currentTarget.checked)}
      />
      {!isOpenEnded && (
        <TextInput
          type="date"
          label={t('extend.date')}
          required
          min={startsOn}
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      )}
      {isTooShort && (
        <Textarea
          label={t('extend.reason')}
          description={t('extend.too_short')}
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {list}
    </LifecycleDialog>
  );
}
