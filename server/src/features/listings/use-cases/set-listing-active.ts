import { requestErrors } from '@husvaer/domain/kernel/errors';
import { isPast, isTooFar } from '@husvaer/domain/listings/draft';
import { listingErrors } from '@husvaer/domain/listings/errors';
import { canBecome } from '@husvaer/domain/listings/states';

import type { Work } from '../../../platform/work.ts';
import { saveListingVersion, loadEditableListingForUpdate } from '../drafts/editable-listing.ts';
import { changeListing, type Listing } from '../store.ts';
import { emitOffer } from './publish-listing.ts';

/**
 * Deactivates a home, or activates it again: in search, or only for people with its link. Throws
 * `listings.date_past` when its availability date is in a past month and no new date is given, and
 * `listings.wrong_state` for a draft.
 */
export async function setListingActive(
  work: Work,
  input: {
    listingId: string;
    isActive: boolean;
    isInSearch: boolean;
    availableFrom: string | null;
  },
): Promise<void> {
  const { tx, clock } = work;
  const hand = await loadEditableListingForUpdate(work, input.listingId);
  const { listing } = hand;
  if (!listing || listing.state === 'draft') throw listingErrors.wrong_state({ state: hand.state });
  if (input.isActive && listing.takenDownAt !== null) throw listingErrors.taken_down();
  const { isInSearch } = input;
  const state = input.isActive ? (isInSearch ? 'published' : 'active') : 'inactive';
  if (state === listing.state && !input.availableFrom) return;
  if (state !== listing.state && !canBecome(listing.state, state))
    throw listingErrors.wrong_state({ state: hand.state });
  if (!input.isActive) return changeListing(tx, listing.id, { state, letFrom: null }, clock.now());

  const dates = newDates(listing, input.availableFrom, clock.today().toString());
  await changeListing(tx, listing.id, { state, letFrom: null, ...dates }, clock.now());
  if (dates && hand.hasChanges) {
    const { available_from: availableFrom, available_to: availableTo } = dates;
    const content = { ...hand.content, availableFrom, availableTo };
    await saveListingVersion(work, hand, { content, images: hand.images });
  }
  await emitOffer(work, hand, { isInSearch, monthlyRent: listing.monthlyRent });
}

/** The new availability; an earlier end date is removed. Undefined: unchanged. */
function newDates(listing: Listing, given: string | null, today: string) {
  const { availableFrom: before, availableTo: to } = listing;
  if (given === null) {
    if (before !== null && isPast(before, today))
      throw listingErrors.date_past({ availableFrom: before });
    return undefined;
  }
  const reason = isPast(given, today) ? 'past' : isTooFar(given, today) ? 'too_far' : null;
  if (reason)
    throw requestErrors.invalid({ fields: [{ path: 'inputData.availableFrom', reason }] });
  return { available_from: given, available_to: to !== null && to < given ? null : to };
}
