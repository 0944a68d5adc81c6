import type { Work } from '../../../platform/work.ts';
import { loadEditableListingForUpdate } from '../drafts/editable-listing.ts';
import { removeDraft } from '../drafts/store.ts';
import { changeListing, removeListing } from '../store.ts';

/** Deletes a home: a draft is removed, one that was public stays as withdrawn. */
export async function deleteListing(work: Work, listingId: string): Promise<void> {
  const { tx, clock } = work;
  const { listing } = await loadEditableListingForUpdate(work, listingId);
  await removeDraft(tx, listingId);
  if (listing?.state === 'draft') return removeListing(tx, listingId);
  const now = clock.now();
  if (listing)
    await changeListing(tx, listingId, { state: 'inactive', deletedAt: now.toString() }, now);
}
