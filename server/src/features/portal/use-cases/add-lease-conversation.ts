import { messagingErrors } from '@husvaer/domain/messaging/errors';

import type { Person } from '../../accounts/public.ts';
import { getLease, type LeaseView } from '../../leases/public.ts';
import { isBlocked, startConversation } from '../../messaging/public.ts';
import type { Work } from '../../../platform/work.ts';

/** The person the viewer of a lease writes to about its home; null when there is none, or no home. */
export function counterpartOf({
  side,
  agent,
  landlord,
  viewerId,
  property,
}: LeaseView): Person | null {
  const request = side === 'agent' ? landlord : (agent ?? landlord);
  return property.listingId !== null && request && request.id !== viewerId ? request : null;
}

/**
 * Starts or finds the conversation of a lease's parties about its home, which need not be listed any more.
 * Returns its id. Throws `leases.not_found`, `messaging.nobody_there`, `blocked`.
 */
export async function addLeaseConversation(work: Work, leaseId: string): Promise<string> {
  const lease = await getLease(work, leaseId);
  const { viewerId, property } = lease;
  const to = counterpartOf(lease);
  if (to === null || viewerId === null || property.listingId === null)
    throw messagingErrors.nobody_there();
  if (await isBlocked(work.tx, viewerId, [to.id])) throw messagingErrors.blocked();
  const listing = { id: property.listingId, partnerId: property.partnerId };
  return startConversation(work, { listing, by: viewerId, to: to.id });
}
