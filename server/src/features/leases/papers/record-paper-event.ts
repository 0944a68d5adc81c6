import type { LeaseEventName } from '@husvaer/domain/leases/history';

import type { Work } from '../../../platform/work.ts';
import { recordLeaseEvent } from '../history/record.ts';
import { lockLeasesOf } from '../store.ts';
import type { Paper } from './store.ts';

/** Records an event of a document in the history of its lease, or of each lease under its assignment. */
export async function recordPaperEvent(
  work: Work,
  { leaseId, assignmentId, partnerId }: Paper,
  name: LeaseEventName,
  payload: Record<string, unknown> = {},
): Promise<void> {
  const leases = await lockLeasesOf(
    work.tx,
    leaseId ? { leaseId } : { assignmentId: assignmentId! },
  );
  for (const { id } of leases)
    await recordLeaseEvent(work, { leaseId: id, partnerId }, name, payload);
}
