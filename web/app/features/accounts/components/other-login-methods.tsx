import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { goToSocialLogin } from '../../../platform/social-login.ts';
import { useSupportsPasskeys } from '../use-supports-passkeys.ts';
import { useLoginOptions } from '../use-login-options.ts';
import { usePasskeyLogin } from '../use-passkey-login.ts';
import { FormError } from './form-error.tsx';

interface OtherLoginMethodsProps {
  returnTo: string | null;
  onIn: (() => void) | undefined;
}

/** The login methods that depend on the browser or the operator. They come last, so nothing above moves. */
export function OtherLoginMethods({ returnTo, onIn }: OtherLoginMethodsProps) {
  const { t } = useTranslation('accounts');
  const facebook = useLoginOptions()?.facebook;
  const hasPasskeys = useSupportsPasskeys();
  const passkey = usePasskeyLogin(onIn);
  if (!facebook && !hasPasskeys) return null;
  return (
    <Stack gap="sm">
      {passkey.errorText && <FormError>{passkey.errorText}</FormError>}
      {hasPasskeys && (
        <Button
          variant="default"
          size="md"
          fullWidth
          loading={passkey.isPending}
          onClick={() => void passkey.logIn()}
        >
          {t('log_in.with', { name: t('passkeys.one') })}
        </Button>
      )}
      {facebook && (
        <Button
          variant="default"
          size="md"
          fullWidth
          onClick={() => goToSocialLogin(facebook, returnTo)}
        >
          {t('log_in.with', { name: 'Facebook' })}
        </Button>
      )}
    </Stack>
  );
}
