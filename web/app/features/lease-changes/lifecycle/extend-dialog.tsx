import { Checkbox, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { addDays } from '@husvaer/domain/kernel/dates';
import { lawfulTerm } from '@husvaer/domain/leases/term';
import { REASON_MAX } from '@husvaer/domain/leases/terms';
import {
  FIXED_TERM_GROUNDS,
  type FixedTermGround,
  type TenancyKind,
} from '@husvaer/domain/leases/enums';
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
  const [ground, setGround] = useState<FixedTermGround | ''>('');
  const [reason, setReason] = useState('');
  const [language, setLanguage] = useState<PaperLanguage>('no');
  const startsOn = addDays(endsOn, 1);
  const wanted = isOpenEnded ? null : until || null;
  const { isTooShort } = lawfulTerm(
    { startsOn, endsOn: wanted, kind, ground: null, reason: null },
    tenancyLawOn(startsOn),
  );
  async function send() {
    const inputData = {
      contractId: leaseId,
      endsOn: wanted,
      language,
      confirmed,
      fixedTermGround: (isTooShort && ground) || null,
      fixedTermReason: (isTooShort && ground && reason.trim()) || null,
    };
    const call = () => attempt(() => browserApi(ExtendLease, { inputData }));
    if (await act(call, t('extend.done'))) onClose();
  }
  return (
    <LifecycleDialog
      opened={opened}
      title={t('extend.title')}
      confirm={t('extend.confirm')}
      isBusy={isBusy}
      isReady={
        isClear &&
        (isOpenEnded || until !== '') &&
        !(isTooShort && ground === 'other' && reason.trim() === '')
      }
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
        <Radio.Group
          label={t('extend.ground')}
          description={t('extend.too_short')}
          value={ground}
          onChange={(value) => setGround(value)}
        >
          <Stack gap="xs" mt="xs">
            {[...FIXED_TERM_GROUNDS, '' as const].map((value) => (
              <Radio key={value} value={value} label={t(`extend.grounds.${value || 'none'}`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {isTooShort && ground && (
        <Textarea
          label={t(ground === 'other' ? 'extend.reason' : 'extend.reason_more')}
          required={ground === 'other'}
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
