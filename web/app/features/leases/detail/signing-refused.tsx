import { Alert, Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useSigningStatus } from './use-signing-status.ts';

/** Why a signing failed, and what the user can do; shown until it is closed. */
export function SigningRefused() {
  const { t } = useTranslation(['leases', 'shell']);
  const { refusal, close } = useSigningStatus();
  if (refusal === null) return null;
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      my="md"
      title={t(`came_back.${refusal}`)}
      withCloseButton
      closeButtonLabel={t('shell:close')}
      onClose={close}
    >
      <p>{t(`came_back.ways.${refusal}`)}</p>
      {refusal === 'wrong_person' && (
        <Anchor component={Link} to="/profile" underline="always">
          {t('came_back.to_profile')}
        </Anchor>
      )}
    </Alert>
  );
}
