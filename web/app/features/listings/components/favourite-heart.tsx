import { IconHeart, IconHeartFilled } from '@tabler/icons-react';

import { useFavourite } from '../favourites.ts';

interface FavouriteHeartProps {
  listingId: string;
  /** The accessible name; of a toggle button, the action when it is not pressed. */
  label: string;
  className?: string;
}

/** A button that saves a home or removes it from the saved ones. */
export function FavouriteHeart({ listingId, label, className }: FavouriteHeartProps) {
  const { isGuest, isFavourite, turn } = useFavourite(listingId);
  const Heart = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup={isGuest ? 'dialog' : undefined}
      aria-pressed={isGuest ? undefined : isFavourite}
      onClick={turn}
    >
      <Heart size={20} aria-hidden />
    </button>
  );
}
