import { accountErrors } from '@husvaer/domain/accounts/errors';
import { listingErrors } from '@husvaer/domain/listings/errors';

import { findLogin } from '../../../accounts/public.ts';
import type { ReadWork, Work } from '../../../../platform/work.ts';
import { closeList, findShareId, findSharer, openList } from '../store.ts';
import { listingPolicy } from '../../policy.ts';

/** Shares the user's list by link, or stops sharing it. */
export async function shareFavoriteListings(
  { tx, viewer, keys, clock }: Work,
  { isShared }: { isShared: boolean },
): Promise<{ shareId: string | null }> {
  if (!listingPolicy.keepFavourites(viewer)) throw accountErrors.login_required();
  if (isShared) await openList(tx, { id: keys.newSecret(), accountId: viewer.id, at: clock.now() });
  else await closeList(tx, viewer.id);
  return { shareId: await findShareId(tx, viewer.id) };
}

/** The owner of a shared list. Throws `listings.list_not_found`, also when the account is deleted. */
export async function findListOwner({ tx }: ReadWork, shareId: string): Promise<string> {
  const accountId = await findSharer(tx, shareId);
  const owner = accountId === null ? undefined : await findLogin(tx, { id: accountId });
  if (!owner || owner.deactivatedAt) throw listingErrors.list_not_found();
  return owner.id;
}
