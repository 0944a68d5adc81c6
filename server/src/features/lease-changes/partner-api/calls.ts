import type { CallGroup } from '../../../platform/http/described-calls.ts';
import { leaseCalls } from './lease-calls.ts';
import { amendmentCalls } from './amendment-calls.ts';
import { INVITATION_SCHEMAS, invitationCalls } from './invitation-calls.ts';
import { assignmentCalls, propertyCalls } from './letting-calls.ts';
import { EVENTS } from './notify-partner.ts';
import { paperCalls } from './paper-calls.ts';
import { SCHEMAS } from './shapes.ts';

/** The calls of the partner API for leases. */
export const partnerCalls: CallGroup = {
  tag: {
    name: 'Leases',
    description: 'Invitations, properties, assignments and leases of the partner.',
  },
  schemas: { ...INVITATION_SCHEMAS, ...SCHEMAS },
  events: EVENTS,
  calls: [
    ...invitationCalls,
    ...propertyCalls,
    ...assignmentCalls,
    ...leaseCalls,
    ...amendmentCalls,
    ...paperCalls,
  ],
};
