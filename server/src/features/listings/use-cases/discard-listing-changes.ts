import { listingErrors } from '@husvaer/domain/listings/errors';

import type { Work } from '../../../platform/work.ts';
import {
  requireVersion,
  saveListingVersion,
  loadEditableListingForUpdate,
} from '../drafts/editable-listing.ts';

/** Discards the unpublished changes of a home. */
export async function discardListingChanges(
  work: Work,
  { listingId, version }: { listingId: string; version: number },
): Promise<void> {
  const hand = await loadEditableListingForUpdate(work, listingId);
  requireVersion(hand, version);
  if (!hand.listing) throw listingErrors.wrong_state({ state: hand.state });
  if (hand.hasChanges) await saveListingVersion(work, hand, { content: null, images: [] });
}
