import { listingErrors } from '@husvaer/domain/listings/errors';

import type { Work } from '../../../../platform/work.ts';
import { addView } from '../store.ts';
import { listingPolicy } from '../../policy.ts';
import { findListing } from '../../store.ts';

/** Counts a view of a home; views by the home's own people do not count. */
export async function addListingView(work: Work, listingId: string): Promise<void> {
  const { tx, viewer, clock } = work;
  const listing = await findListing(tx, listingId);
  if (!listing || !listingPolicy.read(viewer, listing))
    throw listingErrors.not_found({ listingId });
  const owner = { ownerId: listing.ownerId, partnerId: listing.partnerId };
  if (listingPolicy.write(viewer, owner)) return;
  await addView(tx, listingId, clock.today().toString());
}
