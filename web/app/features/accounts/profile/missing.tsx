import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { missingParts } from '@husvaer/domain/accounts/profile';

import { useFormat } from '../../../platform/format.ts';
import type { MyProfileQuery } from './my-profile.graphql.ts';

/** Lists what the profile lacks. Nothing requires it: the user may have reasons. */
export function Missing({ profile }: { profile: MyProfileQuery['myProfile'] }) {
  const { t } = useTranslation('profile');
  const { list } = useFormat();
  const parts = missingParts(profile).map((part) => t(`missing.${part}`));
  if (parts.length === 0) return null;
  return (
    <Alert role="note" variant="light" mt="lg">
      {t('missing.text', { parts: list(parts) })}
    </Alert>
  );
}
