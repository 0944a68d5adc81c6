import type { CallGroup } from '../../../platform/http/described-calls.ts';
import { leaseCalls } from './lease-calls.ts';
import { assignmentCalls, propertyCalls } from './letting-calls.ts';
import { paperCalls } from './paper-calls.ts';
import { SCHEMAS } from './shapes.ts';

/** The calls of the partner API for leases. */
export const partnerCalls: CallGroup = {
  tag: { name: 'Leases', description: 'Properties, assignments and leases of the partner.' },
  schemas: SCHEMAS,
  calls: [...propertyCalls, ...assignmentCalls, ...leaseCalls, ...paperCalls],
};
