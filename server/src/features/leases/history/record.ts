import type { LeaseEventName } from '@husvaer/domain/leases/history';

import type { Work } from '../../../platform/work.ts';
import { addEvent } from './store.ts';

/** Records an event of a lease that is locked or new, and publishes it. Its person is the viewer unless named. */
export async function recordLeaseEvent(
  { tx, clock, viewer, emit }: Work,
  { leaseId, partnerId, byId: named }: { leaseId: string; partnerId: string | null; byId?: string },
  name: LeaseEventName,
  payload: Record<string, unknown> = {},
): Promise<void> {
  const at = clock.now();
  const byId = named ?? (viewer.kind === 'account' ? viewer.id : null);
  // A partner's system has no account: the history has its key's name.
  const system = viewer.kind === 'partner' && { system: viewer.keyName };
  const position = await addEvent(tx, leaseId, {
    at,
    byId,
    name,
    payload: { ...payload, ...system },
  });
  await emit({
    name: 'leases.event_recorded',
    payload: { leaseId, partnerId, position, name, at: at.toString(), payload },
  });
}
