import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { LEASE_EVENTS } from '@husvaer/domain/leases/history';

import { findLeases } from '../../leases/public.ts';
import { findInvitation, notifyPartner } from '../../partners/public.ts';
import { findProperties } from '../../properties/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import { noteLeases } from './note-leases.ts';

const eventPayload = z.object({
  leaseId: z.string(),
  partnerId: z.string().nullable(),
  position: z.int(),
  name: z.string(),
  payload: z.object({ invoiceId: uuid.optional() }),
  at: z.string().transform((at) => Temporal.Instant.from(at)),
});

/** The types of events about leases. */
export const EVENTS: Record<string, string> = {
  ...Object.fromEntries(
    LEASE_EVENTS.map((name) => [`lease.${name}`, 'An entry of the history of a lease.']),
  ),
  'lease.status_changed': 'A lease has another `status`, by an act or by a day that came.',
  'invitation.accepted': 'A landlord or a tenant accepted an invitation.',
};

const accepted = z.object({ invitationId: uuid });

/** Notifies the agency's own system of an accepted invitation. Those of auditors are not its own. */
export const invitationListener: Listener = {
  event: 'partners.invitation_accepted',
  name: 'lease_changes.notify_partner_of_invitation',
  async handle(work, payload) {
    const { invitationId } = accepted.parse(payload);
    const { partnerId, registerAs } = (await findInvitation(work.tx, invitationId)) ?? {};
    if (!partnerId || registerAs === 'auditor') return;
    const at = work.clock.now();
    await notifyPartner(work, {
      partnerId,
      type: 'invitation.accepted',
      at,
      data: { invitationId },
    });
  },
};

/**
 * Notifies the agency's own system of an event of a lease: the lease's id and the event, no personal data.
 */
export const partnerListener: Listener = {
  event: 'leases.event_recorded',
  name: 'lease_changes.notify_partner',
  async handle(work, payload) {
    const { leaseId, partnerId, position, name, at, payload: about } = eventPayload.parse(payload);
    if (partnerId === null) return;
    const { invoiceId } = about;
    const data = { leaseId, position, ...(invoiceId && { invoiceId }) };
    await notifyPartner(work, { partnerId, type: `lease.${name}`, at, data });
    await noteLeases(work, { partnerId, ids: [leaseId] });
  },
};

const compared = z.object({ leaseId: uuid });

/** Notes that other things contradict themselves in an agency's lease than before. */
export const noteComparedListener: Listener = {
  event: 'leases.compared',
  name: 'lease_changes.note_compared',
  async handle(work, payload) {
    const { leaseId } = compared.parse(payload);
    const [lease] = await findLeases(work.tx, [leaseId]);
    const [property] = lease ? await findProperties(work.tx, [lease.propertyId]) : [];
    const partnerId = property?.partnerId;
    if (partnerId) await noteLeases(work, { partnerId, ids: [leaseId] });
  },
};
