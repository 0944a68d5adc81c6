import { ActionIcon, Button } from '@mantine/core';
import { IconHeart, IconMessage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useSignInPrompt } from '../../accounts/public.tsx';

export function FavouriteButton() {
  const { t } = useTranslation('listings');
  const { ask } = useSignInPrompt();
  return (
    <Button
      variant="subtle"
      px="xs"
      leftSection={<IconHeart size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => ask('favourite')}
    >
      {t('ask.favourite')}
    </Button>
  );
}

export function InterestButton() {
  const { t } = useTranslation('listings');
  const { ask } = useSignInPrompt();
  return (
    <Button size="md" px="md" aria-haspopup="dialog" onClick={() => ask('interest')}>
      {t('ask.interest')}
    </Button>
  );
}

export function MessageButton() {
  const { t } = useTranslation('listings');
  const { ask } = useSignInPrompt();
  return (
    <Button
      size="md"
      variant="default"
      leftSection={<IconMessage size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => ask('message')}
    >
      {t('ask.message')}
    </Button>
  );
}

/** The same where there is little room. */
export function MessageIcon() {
  const { t } = useTranslation('listings');
  const { ask } = useSignInPrompt();
  return (
    <ActionIcon
      size="2.625rem"
      variant="default"
      aria-label={t('ask.message')}
      aria-haspopup="dialog"
      onClick={() => ask('message')}
    >
      <IconMessage size={20} aria-hidden />
    </ActionIcon>
  );
}
