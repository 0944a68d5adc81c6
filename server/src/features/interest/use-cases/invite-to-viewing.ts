import { interestErrors } from '@husvaer/domain/interest/errors';
import type { viewing } from '@husvaer/domain/interest/viewing';
import type { z } from 'zod';

import { findListing, type Listing } from '../../listings/public.ts';
import type { Work } from '../../../platform/work.ts';
import { addViewing, moveForms } from '../store.ts';
import { requireAllowedMove, loadFormsForUpdate } from '../answered-form.ts';

/**
 * Invites people to view a home at the same time. Returns the ids of the forms. People invited before get the
 * new time instead of the old. Throws `interest.not_found`, `interest.several_listings` and
 * `interest.wrong_state`.
 */
export async function inviteToViewing(
  work: Work,
  request: z.output<ReturnType<typeof viewing>>,
): Promise<string[]> {
  const { tx, clock } = work;
  const now = clock.now();
  const { forms, answerer } = await loadFormsForUpdate(work, request._ids);
  const [first] = forms;
  if (forms.some(({ listingId }) => listingId !== first!.listingId))
    throw interestErrors.several_listings();
  for (const form of forms) requireAllowedMove(form, 'invited');

  const listing = await findListing(tx, first!.listingId);
  const id = work.newId();
  await addViewing(
    tx,
    {
      id,
      listingId: listing!.id,
      startsAt: Temporal.Instant.from(request.startsAt),
      endsAt: Temporal.Instant.from(request.endsAt),
      place: request.place ?? addressOf(listing!),
      text: request.text,
    },
    now,
  );
  const ids = forms.map((form) => form.id);
  await moveForms(tx, ids, { state: 'invited', viewingId: id }, now);
  for (const { id: interestId, state } of forms) {
    const payload = { interestId, invitedBy: answerer.id, wasInvited: state === 'invited' };
    await work.emit({ name: 'interest.invited', payload });
  }
  return ids;
}

/** The full address of the home, for invited people. */
function addressOf(listing: Listing): string {
  const street = [listing.street, listing.streetNumber].filter(Boolean).join(' ');
  const town = [listing.postalCode, listing.city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}
