import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useSite } from '../../../platform/site.ts';
import { Dialog } from '../../../ui/dialog.tsx';

/** What a guest wanted to do that needs an account. */
export type SignInReason = 'favourite' | 'message' | 'interest' | 'list_your_place';

interface SignInDialogProps {
  reason: SignInReason;
  opened: boolean;
  onClose: () => void;
}

export function SignInDialog({ reason, opened, onClose }: SignInDialogProps) {
  const { t } = useTranslation('accounts');
  const { partner } = useSite();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(`prompt.title.${reason}`)}
      closeButtonProps={{ 'aria-label': t('prompt.close') }}
      centered
    >
      <Stack gap="sm">
        <Text className="quiet">{t(`prompt.text.${reason}`)}</Text>
        <Button component={Link} to="/login" onClick={onClose} fullWidth>
          {t('prompt.log_in')}
        </Button>
        {reason !== 'list_your_place' && (
          <Button
            component={Link}
            to="/register-as-tenant"
            onClick={onClose}
            variant="default"
            fullWidth
          >
            {t('prompt.as_tenant')}
          </Button>
        )}
        {!partner && (
          <Button
            component={Link}
            to="/register-as-landlord"
            onClick={onClose}
            variant="default"
            fullWidth
          >
            {t('prompt.as_landlord')}
          </Button>
        )}
        <Button variant="subtle" onClick={onClose} fullWidth>
          {t('prompt.cancel')}
        </Button>
      </Stack>
    </Dialog>
  );
}
