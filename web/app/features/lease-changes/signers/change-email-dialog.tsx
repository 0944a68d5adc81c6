import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { EMAIL_MAX } from '@husvaer/domain/accounts/credentials';

import { ApiFailure, browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useErrorMessage } from '../../leases/public.tsx';
import { ChangeSignerEmail } from './change-signer-email.graphql.ts';

interface ChangeEmailDialogProps {
  opened: boolean;
  leaseId: string;
  signerId: string;
  name: string;
  onClose: () => void;
}

/** Sends documents that are out for signing to another address of a tenant. Errors are shown at the field. */
export function ChangeEmailDialog({
  opened,
  leaseId,
  signerId,
  name,
  onClose,
}: ChangeEmailDialogProps) {
  const { t } = useTranslation(['lease_changes', 'shell']);
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const { revalidate } = useRevalidator();
  const [email, setEmail] = useState('');
  const [errorText, setErrorText] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  async function change() {
    setIsPending(true);
    setErrorText(null);
    try {
      await browserApi(ChangeSignerEmail, { id: leaseId, signerId, email: email.trim() });
      notify(t('change_email.done', { email: email.trim() }), 'good');
      onClose();
      await revalidate();
    } catch (error) {
      const isRefused = error instanceof ApiFailure && error.code === 'request.invalid';
      setErrorText(isRefused ? t('change_email.refused') : messageFor(error));
    } finally {
      setIsPending(false);
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('change_email.title', { name })}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
      centered
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <Stack>
          <p>{t('change_email.text')}</p>
          <TextInput
            type="email"
            label={t('change_email.field')}
            autoComplete="off"
            maxLength={EMAIL_MAX}
            required
            withAsterisk={false}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            error={errorText}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('shell:cancel')}
            </Button>
            <Button type="submit" loading={isPending}>
              {t('change_email.confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
