import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { withReturn } from '../../../platform/return-to.ts';
import { useSite } from '../../../platform/site.ts';

interface CreateAccountOptionsProps {
  /** False for a visitor who lists a home: they are offered no tenant account. */
  asTenant: boolean;
  returnTo: string | null;
  onLogIn: () => void;
  onDone: () => void;
}

/** Links to register as a tenant or a landlord, and to log in. */
export function CreateAccountOptions({
  asTenant,
  returnTo,
  onLogIn,
  onDone,
}: CreateAccountOptionsProps) {
  const { t } = useTranslation('accounts');
  const { partner } = useSite();
  return (
    <Stack gap="sm">
      {asTenant && (
        <Button
          component={Link}
          to={withReturn('/register-as-tenant', returnTo)}
          onClick={onDone}
          size="md"
          fullWidth
        >
          {t('prompt.as_tenant')}
        </Button>
      )}
      {!partner && (
        <Button
          component={Link}
          to={withReturn('/register-as-landlord', returnTo)}
          onClick={onDone}
          variant={asTenant ? 'default' : 'filled'}
          size="md"
          fullWidth
        >
          {t('prompt.as_landlord')}
        </Button>
      )}
      <Button onClick={onLogIn} variant="default" size="md" fullWidth>
        {t('prompt.log_in')}
      </Button>
      <Button variant="subtle" onClick={onDone} fullWidth>
        {t('prompt.cancel')}
      </Button>
    </Stack>
  );
}
