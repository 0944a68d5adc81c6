import { ActionIcon, Button } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconMessage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useFavourite } from '../favourites.ts';
import { useContact } from '../use-contact.ts';

interface ContactProps {
  listingId: string;
}

export function FavouriteButton({ listingId }: ContactProps) {
  const { t } = useTranslation('listings');
  const { isGuest, isFavourite, turn } = useFavourite(listingId);
  const Heart = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="subtle"
      px="xs"
      leftSection={<Heart size={18} aria-hidden />}
      aria-haspopup={isGuest ? 'dialog' : undefined}
      onClick={turn}
    >
      {isFavourite ? t('favourite.is_kept') : t('ask.favourite')}
    </Button>
  );
}

/** Opens the interest form. */
export function InterestButton({ listingId }: ContactProps) {
  const { t } = useTranslation('listings');
  const { isGuest, contact } = useContact('interest', listingId);
  return (
    <Button size="md" px="md" aria-haspopup={isGuest ? 'dialog' : undefined} onClick={contact}>
      {t('ask.interest')}
    </Button>
  );
}

export function MessageButton({ listingId }: ContactProps) {
  const { t } = useTranslation('listings');
  const { isGuest, contact } = useContact('message', listingId);
  return (
    <Button
      size="md"
      variant="default"
      leftSection={<IconMessage size={18} aria-hidden />}
      aria-haspopup={isGuest ? 'dialog' : undefined}
      onClick={contact}
    >
      {t('ask.message')}
    </Button>
  );
}

/** {@link MessageButton} as an icon, where there is little room. */
export function MessageIcon({ listingId }: ContactProps) {
  const { t } = useTranslation('listings');
  const { isGuest, contact } = useContact('message', listingId);
  return (
    <ActionIcon
      size="2.625rem"
      variant="default"
      aria-label={t('ask.message')}
      aria-haspopup={isGuest ? 'dialog' : undefined}
      onClick={contact}
    >
      <IconMessage size={20} aria-hidden />
    </ActionIcon>
  );
}
