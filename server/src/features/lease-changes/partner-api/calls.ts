import type { CallGroup } from '../../../platform/http/described-calls.ts';
import { leaseCalls } from './lease-calls.ts';
import { amendmentCalls } from './amendment-calls.ts';
import { assignmentCalls, propertyCalls } from './letting-calls.ts';
import { EVENTS } from './notify-partner.ts';
import { paperCalls } from './paper-calls.ts';
import { SCHEMAS } from './shapes.ts';

/** The calls of the partner API for leases. */
export const partnerCalls: CallGroup = {
  tag: { name: 'Leases', description: 'Properties, assignments and leases of the partner.' },
  schemas: SCHEMAS,
  events: EVENTS,
  calls: [...propertyCalls, ...assignmentCalls, ...leaseCalls, ...amendmentCalls, ...paperCalls],
};
