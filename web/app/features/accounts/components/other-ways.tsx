import '@mantine/core/styles/Divider.css';

import { Button, Divider, Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { identityLogin } from '../../../platform/auth.ts';
import { useSite } from '../../../platform/site.ts';
import { goToSocialLogin } from '../../../platform/social-login.ts';
import { useLoginOptions } from '../use-login-options.ts';

/** The ways in beside e-mail and password that this house has. */
export function OtherWays({ returnTo }: { returnTo: string | null }) {
  const { t } = useTranslation('accounts');
  const { partner } = useSite();
  const options = useLoginOptions();
  if (!options) return <Skeleton height={88} />;
  const { facebook, identityProvider } = options;
  if (!facebook && !identityProvider) return null;
  return (
    <Stack gap="sm">
      <Divider label={t('log_in.or')} />
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
