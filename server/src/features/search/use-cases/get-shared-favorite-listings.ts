import type { PageOptions } from '@husvaer/domain/search/query';

import { findFavouriteIds, findListOwner } from '../../listings/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findCardsOf, type ListingCard } from '../store.ts';

/** A shared list: its homes that search shows. Throws `listings.list_not_found`. */
export async function getSharedFavoriteListings(
  work: ReadWork,
  { shareId, page }: { shareId: string; page: Pick<PageOptions, 'limit' | 'skip'> },
): Promise<{ cards: ListingCard[]; total: number }> {
  const ownerId = await findListOwner(work, shareId);
  const ids = await findFavouriteIds(work.tx, ownerId, { isPublished: true });
  const shown = ids.slice(page.skip, page.skip + page.limit);
  const cards = await findCardsOf(work.tx, shown);
  return { cards: shown.flatMap((id) => cards.get(id) ?? []), total: ids.length };
}
