import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { withReturn } from '../../../platform/return-to.ts';
import { useSite } from '../../../platform/site.ts';

interface CreateAccountWaysProps {
  /** Whoever lists a place is no tenant. */
  asTenant: boolean;
  returnTo: string | null;
  onLogIn: () => void;
  onDone: () => void;
}

/** As tenant, as landlord, or with the account one has. */
export function CreateAccountWays({ asTenant, returnTo, onLogIn, onDone }: CreateAccountWaysProps) {
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
