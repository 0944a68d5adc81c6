import { z } from 'zod';

import { notifyPartner } from '../../partners/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';

const eventPayload = z.object({
  leaseId: z.string(),
  partnerId: z.string().nullable(),
  position: z.int(),
  name: z.string(),
  at: z.string().transform((at) => Temporal.Instant.from(at)),
});

/**
 * Notifies the agency's own system of an event of a lease: the lease's id and the event, no personal data.
 */
export const partnerListener: Listener = {
  event: 'leases.event_recorded',
  name: 'lease_changes.notify_partner',
  async handle(work, payload) {
    const { leaseId, partnerId, position, name, at } = eventPayload.parse(payload);
    if (partnerId === null) return;
    const data = { leaseId, position };
    await notifyPartner(work, { partnerId, type: `lease.${name}`, at, data });
  },
};
