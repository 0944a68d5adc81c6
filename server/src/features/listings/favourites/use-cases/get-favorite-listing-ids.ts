import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { ReadWork } from '../../../../platform/work.ts';
import { findFavouriteIds } from '../store.ts';
import { listingPolicy } from '../../policy.ts';

/** The homes with a filled heart. */
export async function getFavoriteListingIds({ tx, viewer }: ReadWork): Promise<string[]> {
  if (!listingPolicy.keepFavourites(viewer)) throw accountErrors.login_required();
  return findFavouriteIds(tx, viewer.id, { isPublished: false });
}
