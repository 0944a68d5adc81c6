import { Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NOTICE_REASON_MAX, type NoticeGround } from '@husvaer/domain/leases/notice';

import { browserApi } from '../../../platform/api.ts';
import { useAction, useTerms } from '../../leases/public.tsx';
import { GiveNotice } from './give-notice.graphql.ts';
import { LastMonthText, useLastMonth } from './last-month.tsx';
import { LifecycleDialog, type PaperLanguage } from './lifecycle-dialog.tsx';

interface NoticeDialogProps {
  opened: boolean;
  leaseId: string;
  /** The last day if notice is given today. */
  endsOn: string;
  /** Whether the lease ends by then anyway. */
  endsAnyhow: boolean;
  isLandlord: boolean;
  /** Today, if an agency gives the notice: it states when the landlord approved it. */
  approvableUntil: string | null;
  /** The grounds to choose from; none if the notice needs no reason. */
  grounds: readonly NoticeGround[];
  isTogether: boolean;
  onClose: () => void;
}

/** Gives notice as tenant or landlord; a landlord states the reason (husleieloven § 9-7), and in a bound term
 * a tenant too (§ 7-5). */
export function NoticeDialog({
  opened,
  leaseId,
  endsOn,
  endsAnyhow,
  isLandlord,
  approvableUntil,
  grounds,
  isTogether,
  onClose,
}: NoticeDialogProps) {
  const { t } = useTranslation('life');
  const { day } = useTerms();
  const { act, isBusy } = useAction();
  const [ground, setGround] = useState<NoticeGround | null>(null);
  const [reason, setReason] = useState('');
  const [approvedOn, setApprovedOn] = useState('');
  const [language, setLanguage] = useState<PaperLanguage>('no');
  // By law rent is paid until the last day: there is only one option.
  const [byDays] = useLastMonth(leaseId, opened && !endsAnyhow ? endsOn : null);
  const isGrounded = grounds.length > 0;
  const about = isLandlord ? (isGrounded ? 'landlord' : 'room') : isGrounded ? 'bound' : 'tenant';
  async function give() {
    const inputData = {
      contractId: leaseId,
      ground: isGrounded ? ground : null,
      reason: reason.trim() || null,
      approvedOn: approvedOn || null,
      language,
    };
    if (await act(() => browserApi(GiveNotice, { inputData }), t('notice.done'))) onClose();
  }
  return (
    <LifecycleDialog
      opened={opened}
      title={t('notice.title')}
      confirm={endsAnyhow ? undefined : t('notice.confirm')}
      isBusy={isBusy}
      isReady={
        (!isGrounded || (ground !== null && reason.trim() !== '')) &&
        (approvableUntil === null || approvedOn !== '')
      }
      {...(!endsAnyhow && { language, onLanguage: setLanguage })}
      onClose={onClose}
      onConfirm={give}
    >
      {endsAnyhow ? (
        <p>{t('notice.ends_anyhow', { date: day(endsOn) })}</p>
      ) : (
        <>
          <p>
            <strong>{t('notice.last_day', { date: day(endsOn) })}</strong>
          </p>
          {byDays && (
            <p>
              <LastMonthText option={byDays} />
            </p>
          )}
          <p>{t(`notice.${about}`)}</p>
          {about === 'landlord' && <p>{t('notice.subtenant')}</p>}
          {!isLandlord && isTogether && <p>{t('notice.together')}</p>}
        </>
      )}
      {isGrounded && !endsAnyhow && (
        <Radio.Group
          label={t('notice.ground')}
          value={ground}
          onChange={(value) => setGround(value)}
          required
        >
          <Stack gap="xs" mt="xs">
            {grounds.map((one) => (
              <Radio key={one} value={one} label={t(`notice.grounds.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {approvableUntil !== null && !endsAnyhow && (
        <TextInput
          type="date"
          label={t('notice.approved')}
          description={t('notice.approved_help')}
          required
          max={approvableUntil}
          value={approvedOn}
          onChange={({ currentTarget }) => setApprovedOn(currentTarget.value)}
        />
      )}
      {!endsAnyhow && (
        <Textarea
          label={t(isGrounded ? 'notice.reason' : 'notice.reason_optional')}
          required={isGrounded}
          rows={4}
          maxLength={NOTICE_REASON_MAX}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </LifecycleDialog>
  );
}
