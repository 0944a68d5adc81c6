import { ActionIcon, Button } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconMessage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useFavourite } from '../favourites.ts';
import { useAsk } from '../use-ask.ts';

interface AskProps {
  listingId: string;
}

export function FavouriteButton({ listingId }: AskProps) {
  const { t } = useTranslation('listings');
  const { isGuest, isKept, turn } = useFavourite(listingId);
  const Heart = isKept ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="subtle"
      px="xs"
      leftSection={<Heart size={18} aria-hidden />}
      aria-haspopup={isGuest ? 'dialog' : undefined}
      onClick={turn}
    >
      {isKept ? t('favourite.is_kept') : t('ask.favourite')}
    </Button>
  );
}

/** Opens the interest form. */
export function InterestButton({ listingId }: AskProps) {
  const { t } = useTranslation('listings');
  const { isGuest, ask } = useAsk('interest', listingId);
  return (
    <Button size="md" px="md" aria-haspopup={isGuest ? 'dialog' : undefined} onClick={ask}>
      {t('ask.interest')}
    </Button>
  );
}

export function MessageButton({ listingId }: AskProps) {
  const { t } = useTranslation('listings');
  const { isGuest, ask } = useAsk('message', listingId);
  return (
    <Button
      size="md"
      variant="default"
      leftSection={<IconMessage size={18} aria-hidden />}
      aria-haspopup={isGuest ? 'dialog' : undefined}
      onClick={ask}
    >
      {t('ask.message')}
    </Button>
  );
}

/** {@link MessageButton} as an icon, where there is little room. */
export function MessageIcon({ listingId }: AskProps) {
  const { t } = useTranslation('listings');
  const { isGuest, ask } = useAsk('message', listingId);
  return (
    <ActionIcon
      size="2.625rem"
      variant="default"
      aria-label={t('ask.message')}
      aria-haspopup={isGuest ? 'dialog' : undefined}
      onClick={ask}
    >
      <IconMessage size={20} aria-hidden />
    </ActionIcon>
  );
}
