import '@mantine/core/styles/Divider.css';

import { Button, Divider, Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { identityLogin } from '../../../platform/auth.ts';
import { useSite } from '../../../platform/site.ts';
import { goToSocialLogin } from '../../../platform/social-login.ts';
import { useKnowsPasskeys } from '../use-knows-passkeys.ts';
import { useLoginOptions } from '../use-login-options.ts';
import { usePasskeyLogin } from '../use-passkey-login.ts';
import { Trouble } from './trouble.tsx';

interface OtherWaysProps {
  returnTo: string | null;
  onIn: (() => void) | undefined;
}

/** The ways in beside e-mail and password that this house has. */
export function OtherWays({ returnTo, onIn }: OtherWaysProps) {
  const { t } = useTranslation('accounts');
  const { partner } = useSite();
  const options = useLoginOptions();
  const hasPasskeys = useKnowsPasskeys();
  const passkey = usePasskeyLogin(onIn);
  if (!options) return <Skeleton height={140} />;
  const { facebook, identityProvider } = options;
  if (!facebook && !identityProvider && !hasPasskeys) return null;
  return (
    <Stack gap="sm">
      <Divider label={t('log_in.or')} />
      {passkey.trouble && <Trouble>{passkey.trouble}</Trouble>}
      {hasPasskeys && (
        <Button
          variant="default"
          size="md"
          fullWidth
          loading={passkey.isAsking}
          onClick={() => void passkey.logIn()}
        >
          {t('log_in.with', { name: t('passkeys.one') })}
        </Button>
      )}
      {identityProvider && (
        <Button
          component="a"
          href={identityLogin(returnTo ?? '/find-home', partner?.partnerId)}
          variant="default"
          size="md"
          fullWidth
        >
          {t('log_in.with', { name: identityProvider.name })}
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
