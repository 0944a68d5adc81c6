import { accountErrors } from '@husvaer/domain/accounts/errors';
import type { PageOptions } from '@husvaer/domain/search/query';

import {
  findFavouriteIds,
  findFavourites,
  findShareId,
  listingPolicy,
  type Favourite,
} from '../../listings/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findCardsOf, type ListingCard } from '../store.ts';

/** A saved home, with its card while search shows it. */
export interface FavouriteCard extends Favourite {
  card: ListingCard | null;
}

export interface Favourites {
  favourites: FavouriteCard[];
  total: number;
  shareId: string | null;
}

export async function getFavoriteListings(
  { tx, viewer }: ReadWork,
  page: Pick<PageOptions, 'limit' | 'skip'>,
): Promise<Favourites> {
  if (!listingPolicy.keepFavourites(viewer)) throw accountErrors.login_required();
  const ids = await findFavouriteIds(tx, viewer.id, { isPublished: false });
  const favourites = await findFavourites(tx, viewer.id, page);
  const cards = await findCardsOf(
    tx,
    favourites.map(({ listingId }) => listingId),
  );
  return {
    favourites: favourites.map((favourite) => ({
      ...favourite,
      card: cards.get(favourite.listingId) ?? null,
    })),
    total: ids.length,
    shareId: await findShareId(tx, viewer.id),
  };
}
