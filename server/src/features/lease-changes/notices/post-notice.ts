import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { findPeople } from '../../accounts/public.ts';
import { queuePostalLetters } from '../../postal/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import { postalAddressOf } from '../../properties/public.ts';
import { findPapers, findLeaseRents, findNotices } from '../../leases/public.ts';

const eventPayload = z.object({
  leaseId: uuid,
  name: z.string(),
  payload: z.looseObject({ kind: z.string().optional() }),
});

/**
 * Queues a landlord's notice as a postal letter to each tenant at the home. The law requires a notice whose
 * arrival can be proved (husleieloven § 9-7: in writing), and no one knows whether a mail was read.
 */
export const postLandlordsNotice: Listener = {
  event: 'leases.event_recorded',
  name: 'lease_changes.post_notice',
  async handle(work, input) {
    const { leaseId, name, payload } = eventPayload.parse(input);
    if (name !== 'letter_sent' || payload.kind !== 'notice') return;
    const { tx } = work;
    const [notice] = await findNotices(tx, [leaseId]);
    const papers = await findPapers(tx, { leaseIds: [leaseId], assignmentIds: [] });
    const paper = papers.findLast(({ kind, state }) => kind === 'notice' && state === 'sent');
    const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
    if (notice?.side !== 'landlord' || !paper?.documentId || !rent) return;
    const { property, number: leaseNumber, tenants } = rent;
    const [landlord] = await findPeople(tx, [property.landlordId]);
    const today = work.clock.today().toString();
    await queuePostalLetters(work, {
      partnerId: property.partnerId,
      leaseId,
      leaseNumber,
      kind: 'notice',
      ofId: paper.id,
      documentId: paper.documentId,
      senderName: landlord?.name ?? '',
      recipients: tenants
        .filter(({ leftOn }) => leftOn === null || leftOn >= today)
        .map((tenant) => ({ name: tenant.name, address: postalAddressOf(property) })),
      postBy: null,
    });
  },
};
