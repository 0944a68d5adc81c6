import { LEGAL } from '@husvaer/domain/legal/constants';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { apiNow, runExclusively } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { clearSession } from '../../../platform/session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../components/form-error.tsx';
import { useErrorMessage } from '../use-error-message.ts';
import { DeactivateAccount } from './deactivate-account.graphql.ts';
import { DeleteAccount } from './delete-account.graphql.ts';
import type { MyProfileQuery } from './my-profile.graphql.ts';

/** Temporarily or permanently. */
export type Leaving = 'deactivate' | 'delete';

interface LeaveProps {
  how: Leaving;
  profile: MyProfileQuery['myProfile'];
  onClose: () => void;
}

/** Asks for confirmation before the account is deactivated or deleted. */
export function LeaveDialog({ opened, ...props }: LeaveProps & { opened: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      title={t(`leave.${props.how}.title`)}
      closeButtonProps={{ 'aria-label': t('leave.close') }}
      centered
    >
      <LeaveForm {...props} />
    </Dialog>
  );
}

function LeaveForm({ how, profile, onClose }: LeaveProps) {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const notify = useNotify();
  const messageFor = useErrorMessage();
  const [isUnderstood, setIsUnderstood] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const isReady = how === 'deactivate' || isUnderstood;

  async function leave(event: FormEvent) {
    event.preventDefault();
    setIsPending(true);
    setErrorText(null);
    const { _id: id } = profile;
    try {
      // Earlier calls of this user finish first, and no new ones start.
      await runExclusively(async () => {
        if (how === 'deactivate') await apiNow(DeactivateAccount, { id });
        else await apiNow(DeleteAccount, { id });
        clearSession();
      });
      onClose();
      notify(t(how === 'deactivate' ? 'account.deactivated' : 'account.deleted'), 'good');
      await navigate('/find-home');
    } catch (error) {
      setErrorText(messageFor(error));
      setIsPending(false);
    }
  }

  return (
    <form onSubmit={(event) => void leave(event)}>
      <Stack gap="md">
        <Text>{t(`leave.${how}.text`)}</Text>
        {how === 'delete' && (
          <>
            <Text>{t('leave.delete.goes')}</Text>
            <Text className="quiet">
              {t('leave.delete.stays', { years: LEGAL.bookkeepingYears })}
            </Text>
            <Checkbox
              label={t('leave.delete.understood')}
              checked={isUnderstood}
              onChange={({ currentTarget }) => setIsUnderstood(currentTarget.checked)}
            />
          </>
        )}
        {errorText && <FormError>{errorText}</FormError>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('leave.cancel')}
          </Button>
          <Button
            type="submit"
            color={how === 'delete' ? 'red.8' : undefined}
            loading={isPending}
            disabled={!isReady}
          >
            {t(`leave.${how}.confirm`)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
