import { accountErrors } from '@husvaer/domain/accounts/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { messagingErrors } from '@husvaer/domain/messaging/errors';

import { isBlocked, startConversation, addMessage } from '../../../messaging/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { viewLeases } from '../../../leases/public.ts';

/**
 * Sends a message to each tenant of a lease, in the viewer's conversation with them about the home. Returns
 * the names of those not reached, who have no account or want no messages. Throws `leases.not_found`,
 * `leases.wrong_state` while tenants can't see the lease or when it was cancelled, and
 * `messaging.nobody_there` when no one was reached. Repeated with the same `clientId` it sends nothing.
 */
export async function messageTenants(
  work: Work,
  { id, text, clientId }: { id: string; text: string; clientId: string },
): Promise<string[]> {
  const { tx, viewer } = work;
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  const [lease] = await viewLeases(work, viewer, [id]);
  if (!lease?.mayWrite) throw leaseErrors.not_found();
  const { paper, tenants, property } = lease;
  if (paper !== 'sent' && paper !== 'signed') throw leaseErrors.wrong_state({ paper });
  if (property.listingId === null) throw messagingErrors.nobody_there();
  const listing = { id: property.listingId, partnerId: property.partnerId };
  const missed: string[] = [];
  for (const { accountId, name } of tenants) {
    if (accountId === null || (await isBlocked(tx, viewer.id, [accountId]))) {
      missed.push(name);
      continue;
    }
    const about = { listing, by: accountId, to: viewer.id, createdBy: viewer.id };
    const conversationId = await startConversation(work, about);
    await addMessage(work, { conversationId, clientId, text, attachments: [] });
  }
  if (missed.length === tenants.length) throw messagingErrors.nobody_there();
  return missed;
}
