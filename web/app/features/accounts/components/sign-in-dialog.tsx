import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router';

import { Dialog } from '../../../ui/dialog.tsx';
import { CreateAccountOptions } from './create-account-options.tsx';
import { LogInForm } from './log-in-form.tsx';

/** What a visitor wanted to do that needs an account; `log_in` and `register` stand for nothing else. */
export type SignInReason =
  | 'favourite'
  | 'message'
  | 'interest'
  | 'list_your_place'
  | 'save_search'
  | 'register'
  | 'log_in';

interface SignInDialogProps {
  reason: SignInReason;
  opened: boolean;
  onTurn: (to: 'log_in' | 'register') => void;
  onClose: () => void;
}

/** The dialogs for login and for creating an account, with a way to switch between them. */
export function SignInDialog({ reason, opened, onTurn, onClose }: SignInDialogProps) {
  const { t } = useTranslation('accounts');
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const returnTo = reason === 'list_your_place' ? '/list-your-place' : pathname + search;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(`prompt.title.${reason}`)}
      closeButtonProps={{ 'aria-label': t('prompt.close') }}
      centered
    >
      {reason === 'log_in' ? (
        <Stack gap="lg">
          <LogInForm
            returnTo={returnTo}
            onIn={() => {
              onClose();
              // The page may have more to show after login.
              void revalidate();
            }}
            onLeave={onClose}
          />
          <Text ta="center" fz="sm" className="quiet">
            {t('log_in.no_account')}{' '}
            <Anchor
              component="button"
              inherit
              underline="always"
              onClick={() => onTurn('register')}
            >
              {t('log_in.register')}
            </Anchor>
          </Text>
        </Stack>
      ) : (
        <Stack gap="md">
          <Text className="quiet">{t(`prompt.text.${reason}`)}</Text>
          <CreateAccountOptions
            asTenant={reason !== 'list_your_place'}
            returnTo={returnTo}
            onLogIn={() => onTurn('log_in')}
            onDone={onClose}
          />
        </Stack>
      )}
    </Dialog>
  );
}
