import type { Work } from '../../../../platform/work.ts';
import {
  recordLeaseEvent,
  setPaper,
  requirePaperState,
  loadLeaseForUpdate,
} from '../../../leases/public.ts';
import { withdrawPapers } from '../withdraw-papers.ts';

/** Takes a lease back that not everybody has signed: it is a draft again, to be changed and sent anew. */
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
