import { accountErrors } from '@husvaer/domain/accounts/errors';
import { listingErrors } from '@husvaer/domain/listings/errors';
import { FAVOURITES_MAX } from '@husvaer/domain/listings/favourites';

import type { Work } from '../../../../platform/work.ts';
import { addFavourite, findFavouriteIds, removeFavourite } from '../store.ts';
import { listingPolicy } from '../../policy.ts';
import { findListing } from '../../store.ts';

export interface Toggled {
  listingId: string;
  isFavorite: boolean;
}

/**
 * Saves or unsaves a home; without `isFavorite` it toggles. A withdrawn home can be unsaved, but not saved.
 * Throws `listings.not_found`, `withdrawn`, `too_many_favourites`.
 */
export async function toggleFavoriteListing(
  work: Work,
  { listingId, isFavorite }: { listingId: string; isFavorite?: boolean | null },
): Promise<Toggled> {
  const { tx, viewer } = work;
  if (!listingPolicy.keepFavourites(viewer)) throw accountErrors.login_required();
  const stored = { accountId: viewer.id, listingId };
  if (isFavorite === false) {
    await removeFavourite(tx, stored);
    return { listingId, isFavorite: false };
  }
  const listing = await findListing(tx, listingId);
  if (!listing || !listingPolicy.knowOf(viewer, listing))
    throw listingErrors.not_found({ listingId });

  // Inserts first: the second of two simultaneous calls waits here, and then sees the first one's row.
  const isOpen = listingPolicy.read(viewer, listing);
  const isAdded = isOpen && (await addFavourite(tx, stored, work.clock.now()));
  if (isAdded) {
    const all = await findFavouriteIds(tx, viewer.id, { isPublished: false });
    if (all.length > FAVOURITES_MAX)
      throw listingErrors.too_many_favourites({ maximum: FAVOURITES_MAX });
    return { listingId, isFavorite: true };
  }
  if (isFavorite) {
    if (!isOpen) throw listingErrors.withdrawn({ listingId });
    return { listingId, isFavorite: true };
  }
  const isRemoved = await removeFavourite(tx, stored);
  if (!isRemoved && !isOpen) throw listingErrors.withdrawn({ listingId });
  return { listingId, isFavorite: false };
}
