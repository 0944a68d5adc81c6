import {
  DRAFTS_MAX,
  isPast,
  applyDraftChanges,
  type DraftContent,
} from '@husvaer/domain/listings/draft';
import { listingErrors } from '@husvaer/domain/listings/errors';

import type { Work } from '../../../platform/work.ts';
import { getEditableListing } from '../drafts/editable-listing.ts';
import { countDrafts, saveDraft, saveDraftImages } from '../drafts/store.ts';
import { listingPolicy, loginOrForbidden } from '../policy.ts';

/**
 * Creates a draft of a home: the user's own, or a partner's for its agents; empty, or a copy of another's
 * content. Returns its id. Throws `listings.too_many_drafts`.
 */
export async function addListing(
  work: Work,
  input: { partnerId: string | null; copyOf: string | null; data: DraftContent },
): Promise<string> {
  const { tx, viewer, clock } = work;
  const { partnerId, copyOf, data } = input;
  if (!listingPolicy.add(viewer, partnerId)) throw loginOrForbidden(viewer);
  if (partnerId === null && (await countDrafts(tx, viewer.id)) >= DRAFTS_MAX)
    throw listingErrors.too_many_drafts({ maximum: DRAFTS_MAX });
  const copied = copyOf ? await getEditableListing(work, copyOf) : { content: {}, images: [] };

  const listingId = work.newId();
  const content = applyDraftChanges(
    withoutOldDates(copied.content, clock.today().toString()),
    data,
  );
  const owner =
    partnerId === null
      ? { ownerId: viewer.id, partnerId: null, contactId: viewer.id }
      : { ownerId: null, partnerId, contactId: viewer.id };
  await saveDraft(tx, { listingId, ...owner, content, version: 1 }, clock.now());
  await saveDraftImages(tx, listingId, copied.images);
  return listingId;
}

/** Removes dates in the past from a copy. */
function withoutOldDates(content: DraftContent, today: string): DraftContent {
  const { availableFrom, availableTo, ...rest } = content;
  return availableFrom && isPast(availableFrom, today) ? rest : content;
}
