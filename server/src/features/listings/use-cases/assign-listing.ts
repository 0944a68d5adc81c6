import { requestErrors } from '@husvaer/domain/kernel/errors';
import { listingErrors } from '@husvaer/domain/listings/errors';

import type { Person } from '../../accounts/public.ts';
import type { Work } from '../../../platform/work.ts';
import { loadEditableListingForUpdate } from '../drafts/editable-listing.ts';
import { findDrafts, saveDraft } from '../drafts/store.ts';
import { listingPolicy } from '../policy.ts';
import { changeListing } from '../store.ts';
import { getListingPeople } from './get-listing-people.ts';

/** Sets the owner and the contact person of a partner's home. Undefined keeps the value; null clears it. */
export async function assignListing(
  work: Work,
  input: { listingId: string; ownerId?: string | null; contactId?: string | null },
): Promise<void> {
  const { tx, viewer, clock } = work;
  const hand = await loadEditableListingForUpdate(work, input.listingId);
  const { partnerId } = hand;
  if (partnerId === null || !listingPolicy.add(viewer, partnerId))
    throw listingErrors.wrong_state({ state: hand.state });
  const people = await getListingPeople(work, partnerId);
  const ownerId = chosen('ownerId', input.ownerId, hand.ownerId, people.owners);
  const contactId = chosen('contactId', input.contactId, hand.contactId, people.contacts);

  if (hand.listing) {
    const owner = { ownerId, contactId };
    return changeListing(tx, hand.id, owner, clock.now());
  }
  const [draft] = await findDrafts(tx, [hand.id]);
  await saveDraft(tx, { ...draft!, ownerId, contactId }, clock.now());
}

function chosen(
  name: 'ownerId' | 'contactId',
  given: string | null | undefined,
  before: string | null,
  people: readonly Person[],
): string | null {
  if (given === undefined) return before;
  if (given !== null && given !== before && !people.some(({ id }) => id === given)) {
    const path = `inputData.${name}`;
    throw requestErrors.invalid({ fields: [{ path, reason: 'not_allowed' }] });
  }
  return given;
}
