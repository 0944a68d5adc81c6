import { interestErrors } from '@husvaer/domain/interest/errors';

import { findPeople } from '../../accounts/public.ts';
import { externalIdOf, findListings } from '../../listings/public.ts';
import type { PartnerViewer } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findForms } from '../store.ts';
import { findPartnerForms } from './store.ts';

/** These forms for the system of the homes' agency, in this order. Callers check that the homes are its own. */
export async function readInterests(
  { tx }: ReadWork,
  { partnerId }: PartnerViewer,
  ids: readonly string[],
) {
  const forms = new Map((await findForms(tx, ids)).map((form) => [form.id, form]));
  const shown = ids.flatMap((id) => forms.get(id) ?? []);
  if (shown.length === 0) return [];
  const listings = await findListings(
    tx,
    shown.map(({ listingId }) => listingId),
  );
  const people = await findPeople(
    tx,
    shown.map(({ accountId }) => accountId),
  );
  return shown.map(({ id, listingId, accountId, state, sentAt, changedAt, ...form }) => {
    const listing = listings.find((one) => one.id === listingId);
    // A withdrawn form is hidden from the landlord's side: only that it was withdrawn is told.
    const isHidden = state === 'withdrawn';
    return {
      _id: id,
      listingId,
      listingExternalId: listing ? externalIdOf(listing, partnerId) : null,
      state,
      name: isHidden ? null : (people.find((one) => one.id === accountId)?.name ?? null),
      rentFrom: isHidden ? null : form.rentFrom,
      people: isHidden ? null : form.people,
      leaseMonths: isHidden ? null : form.leaseLength,
      sentAt: sentAt.toString(),
      updatedAt: changedAt.toString(),
    };
  });
}

/** Throws `interest.not_found`, also for a form about another agency's home. */
export async function readInterest(work: ReadWork, viewer: PartnerViewer, id: string) {
  const request = { partnerId: viewer.partnerId, ids: [id] };
  const ids = await findPartnerForms(work.tx, request, { after: null, limit: 1 });
  const [interest] = await readInterests(work, viewer, ids);
  if (!interest) throw interestErrors.not_found();
  return interest;
}
