import type { Work } from '../../../../platform/work.ts';
import {
  recordLeaseEvent,
  setPaper,
  requirePaperState,
  loadLeaseForUpdate,
} from '../../../leases/public.ts';
import { withdrawPapers } from '../withdraw-papers.ts';

/**
 * Withdraws a lease that not everyone has signed: it becomes a draft again, which can be changed and sent
 * again.
 */
export async function withdrawLease(
  work: Work,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const { lease, about } = await loadLeaseForUpdate(work, id);
  requirePaperState(lease, ['sent']);
  await withdrawPapers(work, { leaseId: id, kind: 'lease', reason });
  await setPaper(work.tx, id, 'draft');
  await recordLeaseEvent(work, about, 'withdrawn', { reason });
}
