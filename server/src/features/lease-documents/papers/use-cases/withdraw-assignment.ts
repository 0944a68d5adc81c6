import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../../platform/work.ts';
import {
  recordLeaseEvent,
  findPapers,
  loadLeaseForUpdate,
  withdrawPapers,
} from '../../../leases/public.ts';

/** Withdraws an assignment that is out for signing. Throws as {@link sendAssignment} does. */
export async function withdrawAssignment(
  work: Work,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const { lease, about } = await loadLeaseForUpdate(work, id);
  const { assignmentId } = lease;
  const papers = await findPapers(work.tx, { leaseIds: [], assignmentIds: [assignmentId] });
  const last = papers.at(-1);
  if (!last || !['making', 'signing'].includes(last.state))
    throw leaseErrors.wrong_state({ paper: last?.state ?? 'none' });
  await withdrawPapers(work, { assignmentId, kind: 'assignment', reason });
  await recordLeaseEvent(work, about, 'assignment_ended', { status: 'withdrawn', reason });
}
