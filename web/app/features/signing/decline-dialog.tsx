import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { REASON_MAX } from '@husvaer/domain/signing/consent';

import { useFailureText } from '../../errors/use-failure-text.ts';
import { ApiFailure, browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DeclineSigning } from './decline-signing.graphql.ts';

interface DeclineDialogProps {
  opened: boolean;
  signerId: string;
  onClose: () => void;
}

/** Declines to sign, with a reason for the author of the document. */
export function DeclineDialog({ opened, signerId, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('signing');
  const notify = useNotify();
  const messageFor = useFailureText();
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isPending, setIsPending] = useState(false);
  async function decline() {
    const trimmedReason = reason.trim();
    setIsMissing(!trimmedReason);
    if (!trimmedReason) return field.current?.focus();
    setIsPending(true);
    try {
      await browserApi(DeclineSigning, { signerId, reason: trimmedReason });
      notify(t('decline.done'), 'good');
      onClose();
      await revalidate();
    } catch (error) {
      notify(messageFor(error), 'bad');
      if (error instanceof ApiFailure) await revalidate();
    } finally {
      setIsPending(false);
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('decline.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={false}
      centered
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void decline();
        }}
      >
        <Stack>
          <p>{t('decline.text')}</p>
          <Textarea
            ref={field}
            label={t('decline.reason')}
            rows={4}
            maxLength={REASON_MAX}
            required
            withAsterisk={false}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            error={isMissing && !reason.trim() && t('decline.missing')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" color="red.8" loading={isPending}>
              {t('decline.confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
