import { accountErrors } from '@husvaer/domain/accounts/errors';
import { listingErrors } from '@husvaer/domain/listings/errors';
import { identityOf } from '@husvaer/domain/messaging/conversation';
import { messagingErrors } from '@husvaer/domain/messaging/errors';

import { findPublicProfiles, findPeopleOf } from '../../accounts/public.ts';
import { findListing, listingPolicy, type Listing } from '../../listings/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { Work } from '../../../platform/work.ts';
import { messagingPolicy } from '../policy.ts';
import { isBlocked } from '../blocks/store.ts';
import { addConversation } from '../store.ts';

/**
 * Finds or starts the conversation of two people about a home. Returns its id. `by` is the person who asks or
 * rents, `to` the one who answers for the home; either may start it.
 */
export async function startConversation(
  work: Work,
  {
    listing,
    by,
    to,
    createdBy = by,
  }: {
    listing: Pick<Listing, 'id' | 'partnerId'>;
    by: string;
    to: string;
    createdBy?: string;
  },
): Promise<string> {
  const about = { participants: [by, to], listingId: listing.id };
  const { id } = await addConversation(
    work.tx,
    {
      ...about,
      id: work.newId(),
      identity: identityOf({ ...about, contractId: null }),
      partnerId: listing.partnerId,
      tenantId: by,
      agentId: to,
      createdBy,
    },
    work.clock.now(),
  );
  return id;
}

/**
 * Starts or finds the conversation with the contact person of a home. Throws `listings.not_found`,
 * `withdrawn`, `messaging.nobody_there`, `with_oneself`, `blocked`.
 */
export async function addConversations(
  work: Work,
  { listingId, senderId }: { listingId: string; senderId: string | null },
): Promise<string> {
  const { tx, viewer } = work;
  if (!messagingPolicy.talk(viewer)) throw accountErrors.login_required();
  // No one can send for another person.
  if (senderId !== null && senderId !== viewer.id) throw messagingErrors.not_found();
  const listing = await findListing(tx, listingId);
  if (!listing || !listingPolicy.knowOf(viewer, listing))
    throw listingErrors.not_found({ listingId });
  const to = await answersFor(tx, listing);
  if (to === undefined) throw messagingErrors.nobody_there();
  if (to === viewer.id || listing.ownerId === viewer.id) throw messagingErrors.with_oneself();
  if (!listingPolicy.read(viewer, listing)) throw listingErrors.withdrawn({ listingId });
  if (await isBlocked(tx, viewer.id, [to])) throw messagingErrors.blocked();
  return startConversation(work, { listing, by: viewer.id, to });
}

/** The person who answers for a home: its contact person, else its owner, else an agent of its partner. */
export async function answersFor(
  tx: ReadTx,
  listing: Pick<Listing, 'contactId' | 'ownerId' | 'partnerId'>,
): Promise<string | undefined> {
  const request = [listing.contactId, listing.ownerId].filter((id) => id !== null);
  const profiles = new Map(
    (await findPublicProfiles(tx, request)).map((profile) => [profile.id, profile]),
  );
  const person = request.find((id) => profiles.get(id)?.isActive);
  if (person || listing.partnerId === null) return person;
  const [agent] = await findPeopleOf(tx, listing.partnerId, 'agent');
  return agent?.id;
}
